package alea.papers.plot;

import alea.papers.Result.Plot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * The kinds of pictures. Each takes a file name that is unique within the item, a heading, and what the axes mean; the description for those who do not
 * see it is made from the numbers. Wide is 720, letters are 15: at the least width of a page's box, 460 pixels, they are 9.6 pixels.
 */
public final class Plots {
    private static final int WIDTH = 720;
    private static final int TOP = 16;
    private static final int HEIGHT = 300;

    private Plots() {}

    /** Learning curves, and anything else that is a line; a band where points have intervals. */
    public static Plot lines(String name, String title, String x, String y, List<Series> series) {
        return chart(name, title, x, y, series, true, false);
    }

    /** Lines over a logarithmic axis: how bounds close. Values that are not positive are left out. */
    public static Plot convergence(String name, String title, String x, String y, List<Series> series) {
        List<Series> positive = series.stream()
                .map(s -> new Series(
                        s.name(), s.points().stream().filter(p -> p.y() > 0).toList(), s.published()))
                .toList();
        return chart(name, title, x, y, positive, true, true);
    }

    /** Points, with bars where they have intervals. */
    public static Plot scatter(String name, String title, String x, String y, List<Series> series) {
        return chart(name, title, x, y, series, false, false);
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
        return chart(name, title, x, bin == 1 ? "share" : "share, in bins of " + bin, series, true, false);
    }

    /** Horizontal bars with intervals; a diamond where a document has a number. */
    public static Plot bars(String name, String title, String x, List<Bar> bars) {
        boolean published = bars.stream().anyMatch(b -> b.published() != null);
        double low = Math.min(
                0,
                bars.stream()
                        .mapToDouble(b -> Math.min(b.low(), value(b)))
                        .min()
                        .orElse(0));
        double high = bars.stream()
                .mapToDouble(b -> Math.max(b.high(), value(b)))
                .max()
                .orElse(1);
        Axis axis = Axis.linear(low, high);
        int left = 24
                + (int) Math.min(
                        300,
                        8.2
                                * bars.stream()
                                        .mapToInt(b -> b.name().length())
                                        .max()
                                        .orElse(1));
        int right = WIDTH - 80;
        int row = 28;
        int bottom = TOP + row * bars.size();
        Svg svg = new Svg(WIDTH, bottom + (published ? 76 : 52));
        for (double tick : axis.ticks()) {
            double at = left + (right - left) * axis.place(tick);
            svg.line(at, TOP, at, bottom, "g");
            svg.text(at, bottom + 20, "middle", axis.label(tick));
        }
        for (int i = 0; i < bars.size(); i++) {
            Bar b = bars.get(i);
            double y = TOP + row * i + row / 2.0;
            double zero = left + (right - left) * axis.place(0);
            double end = left + (right - left) * axis.place(b.value());
            svg.text(left - 8, y + 5, "end", shorten(b.name(), 36));
            svg.box(Math.min(zero, end), y - 9, Math.abs(end - zero), 18, "f0");
            double from = left + (right - left) * axis.place(b.low());
            double to = left + (right - left) * axis.place(b.high());
            svg.line(from, y, to, y, "e");
            svg.line(from, y - 5, from, y + 5, "e");
            svg.line(to, y - 5, to, y + 5, "e");
            if (b.published() != null) {
                svg.diamond(left + (right - left) * axis.place(b.published()), y, "f1");
            }
            svg.text(right + 8, y + 5, "start", number(b.value()));
        }
        svg.text((left + right) / 2.0, bottom + 42, "middle", x);
        if (published) {
            svg.diamond(left + 8, bottom + 61, "f1");
            svg.text(left + 22, bottom + 66, "start", "published");
        }
        String description = bars.stream()
                .map(b -> "%s %s (%s to %s%s)"
                        .formatted(
                                b.name(),
                                number(b.value()),
                                number(b.low()),
                                number(b.high()),
                                b.published() == null ? "" : "; published " + number(b.published())))
                .collect(Collectors.joining("; ", x + ": ", "."));
        return plot(name, title, description, svg);
    }

    private static double value(Bar b) {
        return b.published() == null ? b.value() : b.published();
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
        int left = 20
                + (int) (8.2
                        * rows.stream()
                                .mapToInt(r -> Math.min(24, r.length()))
                                .max()
                                .orElse(1));
        double cell = Math.min(110, (WIDTH - left - 10.0) / columns.size());
        for (int j = 0; j < columns.size(); j++) {
            // Names lean to the right of the middle of their column.
            cell = Math.min(
                    cell, (WIDTH - left - 6.4 * Math.min(24, columns.get(j).length()) - 4) / (j + 0.5));
        }
        int row = 32;
        int head = 14
                + (int) (6.0
                        * columns.stream()
                                .mapToInt(c -> Math.min(24, c.length()))
                                .max()
                                .orElse(1));
        Svg svg = new Svg(WIDTH, head + row * rows.size() + 12);
        for (int j = 0; j < columns.size(); j++) {
            svg.slanted(left + cell * j + cell / 2, head - 8, shorten(columns.get(j), 24));
        }
        List<String> said = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            double y = head + row * i;
            svg.text(left - 8, y + row / 2.0 + 5, "end", shorten(rows.get(i), 24));
            for (int j = 0; j < columns.size(); j++) {
                double v = values[i][j];
                if (Double.isNaN(v)) {
                    continue;
                }
                svg.heat(left + cell * j, y, cell - 2, row - 2, Math.clamp((v - low) / (high - low), 0, 1));
                String text = cell < 62 ? String.format(Locale.ROOT, "%.2f", v) : number(v);
                svg.on(left + cell * j + cell / 2 - 1, y + row / 2.0 + 5, text);
                said.add("%s against %s %s".formatted(rows.get(i), columns.get(j), number(v)));
            }
        }
        return plot(name, title, String.join("; ", said) + ".", svg);
    }

    private static Plot chart(
            String name, String title, String x, String y, List<Series> series, boolean line, boolean log) {
        Axis h = Axis.linear(
                all(series).mapToDouble(Series.Point::x).min().orElse(0),
                all(series).mapToDouble(Series.Point::x).max().orElse(1));
        double low = all(series).mapToDouble(Series.Point::low).min().orElse(0);
        double high = all(series).mapToDouble(Series.Point::high).max().orElse(1);
        Axis v = log ? Axis.logarithmic(Math.max(low, 1e-16), Math.max(high, 1e-15)) : Axis.linear(low, high);
        int left = 76;
        int right = WIDTH - 40; // half of the last tick's number needs room
        int top = TOP + 22;
        int bottom = top + HEIGHT;
        Svg svg = new Svg(WIDTH, bottom + 56 + 22 * series.size());
        svg.text(left - 60, TOP + 6, "start", y);
        for (double tick : v.ticks()) {
            double at = bottom - HEIGHT * v.place(tick);
            svg.line(left, at, right, at, "g");
            svg.text(left - 8, at + 5, "end", v.label(tick));
        }
        for (double tick : h.ticks()) {
            double at = left + (right - left) * h.place(tick);
            svg.line(at, top, at, bottom, "g");
            svg.text(at, bottom + 20, "middle", h.label(tick));
        }
        svg.text((left + right) / 2.0, bottom + 42, "middle", x);
        StringBuilder description = new StringBuilder("%s by %s. ".formatted(y, x));
        for (int k = 0; k < series.size(); k++) {
            Series s = series.get(k);
            int colour = k % Svg.COLOURS;
            List<double[]> path = new ArrayList<>();
            List<double[]> band = new ArrayList<>();
            List<double[]> back = new ArrayList<>();
            for (Series.Point p : s.points()) {
                double at = left + (right - left) * h.place(p.x());
                path.add(new double[] {at, bottom - HEIGHT * v.place(p.y())});
                band.add(new double[] {at, bottom - HEIGHT * v.place(p.low())});
                back.addFirst(new double[] {at, bottom - HEIGHT * v.place(p.high())});
            }
            boolean intervals = s.points().stream().anyMatch(p -> p.low() < p.high());
            double legend = bottom + 60 + 22 * k;
            if (line) {
                if (intervals) {
                    band.addAll(back);
                    svg.area(band, "b" + colour);
                }
                svg.path(path, "l" + colour + (s.published() ? " d" : ""));
                svg.line(left, legend, left + 26, legend, "l" + colour + (s.published() ? " d" : ""));
            } else {
                for (int i = 0; i < path.size(); i++) {
                    if (intervals) {
                        double[] from = band.get(i);
                        double[] to = back.get(path.size() - 1 - i);
                        svg.line(from[0], from[1], to[0], to[1], "l" + colour);
                    }
                    svg.dot(path.get(i)[0], path.get(i)[1], s.published() ? "l" + colour + " h" : "f" + colour);
                }
                svg.dot(left + 13, legend, s.published() ? "l" + colour + " h" : "f" + colour);
            }
            svg.text(left + 34, legend + 5, "start", s.name());
            description.append(describe(s));
        }
        return plot(name, title, description.toString().strip(), svg);
    }

    private static String describe(Series s) {
        if (s.points().isEmpty()) {
            return s.name() + ": no points. ";
        }
        var first = s.points().getFirst();
        var last = s.points().getLast();
        var top = s.points().stream()
                .max(java.util.Comparator.comparingDouble(Series.Point::y))
                .orElse(last);
        return String.format(
                Locale.ROOT,
                "%s: %d points, from %s at %s to %s at %s, highest %s at %s. ",
                s.name(),
                s.points().size(),
                number(first.y()),
                number(first.x()),
                number(last.y()),
                number(last.x()),
                number(top.y()),
                number(top.x()));
    }

    private static java.util.stream.Stream<Series.Point> all(List<Series> series) {
        return series.stream().flatMap(s -> s.points().stream());
    }

    /** As pictures and descriptions have numbers. */
    static String number(double v) {
        double size = Math.abs(v);
        return size != 0 && size < 1e-4
                ? String.format(Locale.ROOT, "%.1e", v)
                : String.format(Locale.ROOT, size == Math.rint(size) ? "%,.0f" : size < 2 ? "%.3f" : "%,.1f", v);
    }

    private static String shorten(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }

    private static Plot plot(String name, String title, String description, Svg svg) {
        return new Plot(name, title, description, svg.text(title, description));
    }

    /** The smallest and largest of some numbers, for colours. */
    static double[] range(double[][] values) {
        DoubleStream all = Arrays.stream(values).flatMapToDouble(Arrays::stream).filter(v -> !Double.isNaN(v));
        var summary = all.summaryStatistics();
        return new double[] {summary.getMin(), summary.getMax()};
    }
}
