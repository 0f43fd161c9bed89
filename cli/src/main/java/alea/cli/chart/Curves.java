package alea.cli.chart;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.learn.train.Training.Point;
import alea.report.Plots;
import alea.report.Series;
import alea.stats.Interval;
import alea.stats.Sample;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Learning curves as CSV, and as a picture. */
public final class Curves {
    private static final String HEADER = "curve,x,y,count";
    private static final Pattern LINE =
            Pattern.compile("(\"(?:[^\"]|\"\")*\"|[^,\"]*),(\\d{1,18}),(-?\\d[\\d.E-]*|NaN),(\\d{1,18})");

    private Curves() {}

    /** A line a point: curve, x, y, count. */
    public static String csv(List<Point> points) {
        var text = new StringBuilder(HEADER + "\n");
        for (Point p : points) {
            text.append(Csv.field(p.curve()))
                    .append(',')
                    .append(p.x())
                    .append(',')
                    .append(p.y())
                    .append(',')
                    .append(p.count())
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * Points that {@link #csv} wrote.
     *
     * @param name what complaints call the text
     * @throws BadInput for another text, with its line
     */
    public static List<Point> read(String name, String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
            throw new BadInput("%s does not begin with %s, as curve.csv of alea train does".formatted(name, HEADER));
        }
        List<Point> points = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            Matcher line = LINE.matcher(lines.get(i));
            if (!line.matches()) {
                throw new BadInput(
                        String.format(Locale.ROOT, "%s, line %d is no point of a curve: %s", name, i + 1, HEADER));
            }
            String curve = line.group(1);
            points.add(new Point(
                    curve.startsWith("\"")
                            ? curve.substring(1, curve.length() - 1).replace("\"\"", "\"")
                            : curve,
                    Long.parseLong(line.group(2)),
                    Double.parseDouble(line.group(3)),
                    Long.parseLong(line.group(4))));
        }
        return points;
    }

    /** A picture of them. */
    public static String svg(String title, List<Point> points) {
        Map<String, List<Series.Point>> curves = new LinkedHashMap<>();
        points.forEach(p ->
                curves.computeIfAbsent(p.curve(), ignored -> new ArrayList<>()).add(new Series.Point(p.x(), p.y())));
        List<Series> series = new ArrayList<>();
        curves.forEach((name, curve) -> series.add(new Series(name, curve, false)));
        return picture(title, series);
    }

    /**
     * The mean of every curve over several runs, each point with Student's 95 % interval; a run is one observation.
     *
     * @param runs the points of each by its name, at least two runs
     * @throws BadInput where a run has no such curve, or its points are at other places
     */
    public static List<Series> means(Map<String, List<Point>> runs) {
        Map<String, Map<Long, List<Double>>> curves = new LinkedHashMap<>();
        runs.values()
                .forEach(points -> points.forEach(p -> curves.computeIfAbsent(p.curve(), _ -> new LinkedHashMap<>())
                        .computeIfAbsent(p.x(), _ -> new ArrayList<>())
                        .add(p.y())));
        List<Series> means = new ArrayList<>();
        curves.forEach((name, places) -> {
            List<Series.Point> mean = new ArrayList<>();
            places.forEach((x, values) -> {
                if (values.size() != runs.size() || values.stream().anyMatch(y -> y.isNaN())) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "a mean is of runs that differ by their seed alone; at %d not all %d have a point of %s",
                            x,
                            runs.size(),
                            Quoted.of(name)));
                }
                Sample sample = Sample.of(
                        values.stream().mapToDouble(Double::doubleValue).toArray());
                Interval interval = sample.interval();
                mean.add(new Series.Point(x, sample.mean(), interval.low(), interval.high()));
            });
            means.add(new Series(name, mean, false));
        });
        return means;
    }

    /** A picture of curves. */
    public static String picture(String title, List<Series> series) {
        return Plots.lines("curve", title, "games or generations", "rate", series)
                .svg();
    }
}
