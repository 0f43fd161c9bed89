package alea.cli.chart;

import alea.learn.train.Training.Point;
import alea.report.Plots;
import alea.report.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Learning curves as CSV, and as a picture. */
public final class Curves {
    private Curves() {}

    /** A line a point: curve, x, y, count. */
    public static String csv(List<Point> points) {
        var text = new StringBuilder("curve,x,y,count\n");
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
