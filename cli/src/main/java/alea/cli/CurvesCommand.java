package alea.cli;

import alea.cli.chart.Curves;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import alea.learn.train.Training.Point;
import alea.report.Series;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea curves}: the learning curves of several trainings in one picture. */
@Command(
        name = "curves",
        description = "Draws the learning curves of several trainings in one picture, to compare them.",
        footer = {"", "Example: alea curves trained/one trained/other --curve \"against random\" --out both.svg"})
final class CurvesCommand implements Callable<Integer> {
    private static final int LONGEST = 64 << 20;

    @ParentCommand
    private Alea alea;

    @Parameters(arity = "1..*", paramLabel = "RUN", description = "folders of alea train, or their files curve.csv")
    private List<Path> runs = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the picture, an SVG file")
    private Path out;

    @Option(names = "--curve", paramLabel = "NAME", description = "this curve of each; all where it is not given")
    private @Nullable String curve;

    @Option(
            names = "--mean",
            description =
                    "the mean of each curve over all runs, with Student's 95 %% interval as a band: for trainings "
                            + "that differ by their seed")
    private boolean mean;

    @Override
    public Integer call() {
        if (!out.toString().endsWith(".svg")) {
            throw new BadInput(
                    "--out: %s is no name of an SVG picture; it ends in .svg".formatted(Quoted.of(out.toString())));
        }
        Map<String, List<Point>> read = new LinkedHashMap<>();
        Set<String> names = new LinkedHashSet<>();
        for (Path run : runs) {
            Path file = Files.isDirectory(run) ? run.resolve("curve.csv") : run;
            List<Point> points = Curves.read(file.toString(), Texts.read(file, LONGEST));
            points.forEach(point -> names.add(point.curve()));
            read.put(
                    run.toString(),
                    points.stream()
                            .filter(point -> curve == null || curve.equals(point.curve()))
                            .toList());
        }
        if (read.values().stream().allMatch(List::isEmpty)) {
            String asked = curve;
            if (asked == null) {
                throw new BadInput("no run has a point of a curve");
            }
            throw new BadInput("--curve: no run has a curve %s%s; there are %s"
                    .formatted(Quoted.of(asked), Names.didYouMean(asked, names), String.join(", ", names)));
        }
        if (mean) {
            means(read);
        } else {
            each(read);
        }
        return Exit.DONE;
    }

    private void each(Map<String, List<Point>> read) {
        List<Point> points = new ArrayList<>();
        read.forEach((run, of) -> of.forEach(
                point -> points.add(new Point(run + ": " + point.curve(), point.x(), point.y(), point.count()))));
        WholeFile.write(out, Curves.svg(title(), points));
        alea.console()
                .out()
                .println(String.format(
                        Locale.ROOT,
                        "wrote %s: %d curves of %d runs",
                        out,
                        points.stream().map(Point::curve).distinct().count(),
                        runs.size()));
    }

    private void means(Map<String, List<Point>> read) {
        if (read.size() < 2) {
            throw new BadInput("--mean: one run alone does not say how runs vary; name at least two");
        }
        List<Series> means = Curves.means(read);
        WholeFile.write(out, Curves.picture(title(), means));
        PrintWriter said = alea.console().out();
        said.println(String.format(Locale.ROOT, "wrote %s: the mean of %d runs", out, read.size()));
        for (Series series : means) {
            Series.Point last = series.points().getLast();
            said.println(String.format(
                    Locale.ROOT,
                    "%s, at %,.0f: %.4f (95 %% interval %.4f .. %.4f)",
                    series.name(),
                    last.x(),
                    last.y(),
                    last.low(),
                    last.high()));
        }
    }

    private String title() {
        return curve == null ? "learning curves" : curve;
    }
}
