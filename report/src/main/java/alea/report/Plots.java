package alea.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;

/**
 * The kinds of pictures. Each takes a file name, a heading, and what the axes mean; the description for those who do
 * not see it is made from the numbers. Wide is 720, letters are 15: at the least width of a page's box, 460 pixels,
 * they are 9.6 pixels.
 */
public final class Plots {
    static final int WIDTH = 720;
    static final int TOP = 16;
    static final int HEIGHT = 300;

    private Plots() {}

    /** Learning curves, and anything else that is a line; a band where points have intervals. */
    public static Plot lines(String name, String title, String x, String y, List<Series> series) {
        return new Chart(name, title, x, y, series, true, false);
    }

    /** Lines, and points on them that are to be seen. */
    public static Plot marked(
            String name,
            String title,
            String x,
            String y,
            List<Series> series,
            List<Series> marks,
            List<Integer> colours) {
        return new MarkedChart(new Chart(name, title, x, y, series, true, false), marks, colours);
    }

    /** Lines over a logarithmic axis: how bounds close. Values that are not positive are left out. */
    public static Plot convergence(String name, String title, String x, String y, List<Series> series) {
        List<Series> positive = series.stream()
                .map(s -> new Series(
                        s.name(), s.points().stream().filter(p -> p.y() > 0).toList(), s.published()))
                .toList();
        return new Chart(name, title, x, y, positive, true, true);
    }

    /** Points, with bars where they have intervals. */
    public static Plot scatter(String name, String title, String x, String y, List<Series> series) {
        return new Chart(name, title, x, y, series, false, false);
    }

    /** Distributions of whole numbers, as shares of their sum, in at most sixty bins. */
    public static Plot lengths(
            String name, String title, String x, Map<String, NavigableMap<Integer, Long>> distributions) {
        int low = distributions.values().stream()
                .mapToInt(m -> m.firstKey())
                .min()
                .orElse(0);
        int high =
                distributions.values().stream().mapToInt(m -> m.lastKey()).max().orElse(1);
        int bin = Math.max(1, (high - low + 60) / 60);
        List<Series> series = new ArrayList<>();
        distributions.forEach((label, counts) -> {
            double[] shares = new double[(high - low) / bin + 1];
            counts.forEach((value, n) -> shares[(value - low) / bin] += n);
            double sum = Arrays.stream(shares).sum();
            List<Series.Point> points = new ArrayList<>();
            for (int i = 0; i < shares.length; i++) {
                points.add(new Series.Point(low + i * bin + (bin - 1) / 2.0, shares[i] / sum));
            }
            series.add(new Series(label, points, false));
        });
        return new Chart(name, title, x, bin == 1 ? "share" : "share, in bins of " + bin, series, true, false);
    }

    /** Horizontal bars with intervals; a diamond where a document has a number. */
    public static Plot bars(String name, String title, String x, List<Bar> bars) {
        return new Bars(name, title, x, List.copyOf(bars));
    }

    /** Horizontal bars of one length, each cut into shares. */
    public static Plot shares(String name, String title, String x, List<Shares.Kind> kinds, List<Shares.Row> rows) {
        return new Shares(name, title, x, List.copyOf(kinds), List.copyOf(rows));
    }

    /**
     * A heat map: rows against columns.
     *
     * @param low the value of one end of the colours
     * @param high of the other
     * @param values NaN where there is none
     */
    public static Plot matrix(
            String name,
            String title,
            List<String> rows,
            List<String> columns,
            double[][] values,
            double low,
            double high) {
        List<List<Double>> lines = Arrays.stream(values)
                .map(line -> Arrays.stream(line).boxed().toList())
                .toList();
        return new Matrix(name, title, List.copyOf(rows), List.copyOf(columns), lines, low, high);
    }

    /** As pictures and descriptions have numbers. */
    static String number(double v) {
        double size = Math.abs(v);
        return size != 0 && size < 1e-4
                ? String.format(Locale.ROOT, "%.1e", v)
                : String.format(Locale.ROOT, size == Math.rint(size) ? "%,.0f" : size < 2 ? "%.3f" : "%,.1f", v);
    }

    static String shorten(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }
}
