package alea.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Lines or points in a plane.
 *
 * @param name its file
 * @param title its heading
 * @param x what goes to the right
 * @param y what goes up
 * @param series what is drawn
 * @param line whether points are joined; a band then shows their intervals, and bars do if not
 * @param log whether what goes up does so by powers of ten
 */
public record Chart(String name, String title, String x, String y, List<Series> series, boolean line, boolean log)
        implements Plot {

    @Override
    public Drawn draw() {
        Axis h = Axis.linear(
                all(series).mapToDouble(Series.Point::x).min().orElse(0),
                all(series).mapToDouble(Series.Point::x).max().orElse(1));
        double low = all(series).mapToDouble(Series.Point::low).min().orElse(0);
        double high = all(series).mapToDouble(Series.Point::high).max().orElse(1);
        Axis v = log ? Axis.logarithmic(Math.max(low, 1e-16), Math.max(high, 1e-15)) : Axis.linear(low, high);
        int left = 76;
        int right = Plots.WIDTH - 40; // half of the last tick's number needs room
        int top = Plots.TOP + 22;
        int bottom = top + Plots.HEIGHT;
        Svg svg = new Svg(Plots.WIDTH, bottom + 56 + 22 * series.size());
        svg.text(left - 60, Plots.TOP + 6, "start", y);
        for (double tick : v.ticks()) {
            double at = bottom - Plots.HEIGHT * v.place(tick);
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
                path.add(new double[] {at, bottom - Plots.HEIGHT * v.place(p.y())});
                band.add(new double[] {at, bottom - Plots.HEIGHT * v.place(p.low())});
                back.addFirst(new double[] {at, bottom - Plots.HEIGHT * v.place(p.high())});
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
        return Drawn.of(this, svg, description.toString().strip());
    }

    private static String describe(Series s) {
        if (s.points().isEmpty()) {
            return s.name() + ": no points. ";
        }
        var first = s.points().getFirst();
        var last = s.points().getLast();
        var top = s.points().stream()
                .max(Comparator.comparingDouble(Series.Point::y))
                .orElse(last);
        return String.format(
                Locale.ROOT,
                "%s: %d points, from %s at %s to %s at %s, highest %s at %s. ",
                s.name(),
                s.points().size(),
                Plots.number(first.y()),
                Plots.number(first.x()),
                Plots.number(last.y()),
                Plots.number(last.x()),
                Plots.number(top.y()),
                Plots.number(top.x()));
    }

    private static Stream<Series.Point> all(List<Series> series) {
        return series.stream().flatMap(s -> s.points().stream());
    }
}
