package alea.cli;

import alea.cli.chart.Curves;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import alea.learn.train.Training.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
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

    @Override
    public Integer call() {
        List<Point> points = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (Path run : runs) {
            Path file = Files.isDirectory(run) ? run.resolve("curve.csv") : run;
            List<Point> read = Curves.read(file.toString(), Texts.read(file, LONGEST));
            read.forEach(point -> names.add(point.curve()));
            read.stream()
                    .filter(point -> curve == null || curve.equals(point.curve()))
                    .map(point -> new Point(run + ": " + point.curve(), point.x(), point.y(), point.count()))
                    .forEach(points::add);
        }
        if (points.isEmpty()) {
            String asked = curve;
            if (asked == null) {
                throw new BadInput("no run has a point of a curve");
            }
            throw new BadInput("--curve: no run has a curve %s%s; there are %s"
                    .formatted(Quoted.of(asked), Names.didYouMean(asked, names), String.join(", ", names)));
        }
        WholeFile.write(out, Curves.svg(curve == null ? "learning curves" : curve, points));
        alea.console()
                .out()
                .println(String.format(
                        Locale.ROOT,
                        "wrote %s: %d curves of %d runs",
                        out,
                        points.stream().map(Point::curve).distinct().count(),
                        runs.size()));
        return Exit.DONE;
    }
}
