package alea.cli.chart;

import alea.game.BadInput;
import alea.learn.train.Training.Point;
import alea.report.Plots;
import alea.report.Series;
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
        return Plots.lines("curve", title, "games or generations", "rate", series)
                .svg();
    }
}
