package alea.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A line, or a cloud of points.
 *
 * @param name its name in the legend
 * @param points its points, by x where they are a line
 * @param published whether a document printed it: drawn dashed, or as hollow points
 */
public record Series(String name, List<Point> points, boolean published) {

    /** A point with an interval of y; {@code low} and {@code high} are y where there is none. */
    public record Point(double x, double y, double low, double high) {
        public Point(double x, double y) {
            this(x, y, y, y);
        }
    }

    /** A line of points without intervals. */
    public static Series of(String name, double[] x, double[] y) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            points.add(new Point(x[i], y[i]));
        }
        return new Series(name, points, false);
    }
}
