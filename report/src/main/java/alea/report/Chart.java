package alea.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    private static final int LEFT = 76;
    /** Half of the last tick's number needs room. */
    private static final int RIGHT = Plots.WIDTH - 40;

    private static final int TOP = Plots.TOP + 22;
    private static final int BOTTOM = TOP + Plots.HEIGHT;
    private static final int LEGEND = 22;

    @Override
    public String description() {
        return Stream.concat(
                        Stream.of("%s by %s.".formatted(y, x)), series.stream().map(Chart::words))
                .collect(Collectors.joining(" "));
    }

    /** What there is to see of a line. */
    static String words(Series s) {
        if (s.points().isEmpty()) {
            return s.name() + ": no points.";
        }
        var first = s.points().getFirst();
        var last = s.points().getLast();
        var top = s.points().stream()
                .max(Comparator.comparingDouble(Series.Point::y))
                .orElse(last);
        return String.format(
                Locale.ROOT,
                "%s: %d points, from %s at %s to %s at %s, highest %s at %s.",
                s.name(),
                s.points().size(),
                Plots.number(first.y()),
                Plots.number(first.x()),
                Plots.number(last.y()),
                Plots.number(last.x()),
                Plots.number(top.y()),
                Plots.number(top.x()));
    }

    @Override
    public String svg() {
        return svg(
                this,
                List.of(),
                IntStream.range(0, series.size())
                        .mapToObj(i -> i % Sketch.COLOURS)
                        .toList());
    }

    /**
     * The picture with points on top, as diamonds.
     *
     * @param whole what it is part of
     * @param colours of the series and then of the marks
     */
    String svg(Plot whole, List<Series> marks, List<Integer> colours) {
        double low = all(marks).mapToDouble(Series.Point::low).min().orElse(0);
        double high = all(marks).mapToDouble(Series.Point::high).max().orElse(1);
        Axis v = log ? Axis.logarithmic(Math.max(low, 1e-16), Math.max(high, 1e-15)) : Axis.linear(low, high);
        Axis h = Axis.linear(
                all(marks).mapToDouble(Series.Point::x).min().orElse(0),
                all(marks).mapToDouble(Series.Point::x).max().orElse(1));
        Sketch sketch = new Sketch(whole, Plots.WIDTH, BOTTOM + 56 + LEGEND * (series.size() + marks.size()));
        sketch.text(LEFT - 60, Plots.TOP + 6, "start", y);
        for (double tick : v.ticks()) {
            sketch.line(LEFT, up(v, tick), RIGHT, up(v, tick), "g");
            sketch.text(LEFT - 8, up(v, tick) + 5, "end", v.label(tick));
        }
        for (double tick : h.ticks()) {
            sketch.line(right(h, tick), TOP, right(h, tick), BOTTOM, "g");
            sketch.text(right(h, tick), BOTTOM + 20, "middle", h.label(tick));
        }
        sketch.text((LEFT + RIGHT) / 2.0, BOTTOM + 42, "middle", x);
        for (int k = 0; k < series.size(); k++) {
            draw(sketch, series.get(k), k, colours.get(k), h, v);
        }
        for (int k = 0; k < marks.size(); k++) {
            mark(sketch, marks.get(k), series.size() + k, colours.get(series.size() + k), h, v);
        }
        return sketch.svg();
    }

    private void draw(Sketch sketch, Series s, int number, int colour, Axis h, Axis v) {
        double legend = BOTTOM + 60 + LEGEND * number;
        boolean intervals = s.points().stream().anyMatch(p -> p.low() < p.high());
        if (line) {
            String style = "l" + colour + (s.published() ? " d" : "");
            if (intervals) {
                sketch.area(band(s, h, v), "b" + colour);
            }
            sketch.path(
                    s.points().stream()
                            .map(p -> new double[] {right(h, p.x()), up(v, p.y())})
                            .toList(),
                    style);
            sketch.line(LEFT, legend, LEFT + 26, legend, style);
        } else {
            String style = s.published() ? "l" + colour + " h" : "f" + colour;
            for (Series.Point p : s.points()) {
                if (intervals) {
                    sketch.line(right(h, p.x()), up(v, p.low()), right(h, p.x()), up(v, p.high()), "l" + colour);
                }
                sketch.dot(right(h, p.x()), up(v, p.y()), style);
            }
            sketch.dot(LEFT + 13, legend, style);
        }
        sketch.text(LEFT + 34, legend + 5, "start", s.name());
    }

    private static void mark(Sketch sketch, Series s, int number, int colour, Axis h, Axis v) {
        String style = "f" + colour;
        s.points().forEach(p -> sketch.diamond(right(h, p.x()), up(v, p.y()), style));
        double legend = BOTTOM + 60 + LEGEND * number;
        sketch.diamond(LEFT + 13, legend, style);
        sketch.text(LEFT + 34, legend + 5, "start", s.name());
    }

    /** Along the lower ends of all intervals, and back along the upper. */
    private static List<double[]> band(Series s, Axis h, Axis v) {
        List<double[]> band = new ArrayList<>();
        s.points().forEach(p -> band.add(new double[] {right(h, p.x()), up(v, p.low())}));
        s.points().reversed().forEach(p -> band.add(new double[] {right(h, p.x()), up(v, p.high())}));
        return band;
    }

    private static double right(Axis axis, double value) {
        return LEFT + (RIGHT - LEFT) * axis.place(value);
    }

    private static double up(Axis axis, double value) {
        return BOTTOM - Plots.HEIGHT * axis.place(value);
    }

    private Stream<Series.Point> all(List<Series> marks) {
        return Stream.concat(series.stream(), marks.stream()).flatMap(s -> s.points().stream());
    }
}
