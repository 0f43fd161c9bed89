package alea.cli.chart;

import alea.learn.train.Training.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Learning curves as CSV, and as an SVG picture whose words stay words: small, and the same wherever it is drawn. */
public final class Curves {
    private static final String[] COLOURS = {
        "#1b6ca8", "#d1495b", "#3a7d44", "#e09f3e", "#6a4c93", "#555555", "#00a6a6", "#a0522d"
    };
    private static final int LEFT = 60;
    private static final int TOP = 40;
    private static final int WIDTH = 720;
    private static final int HEIGHT = 360;
    private static final int TICKS = 8;

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

    /** A picture of at least one point. */
    public static String svg(String title, List<Point> points) {
        Map<String, List<Point>> curves = new LinkedHashMap<>();
        points.forEach(p ->
                curves.computeIfAbsent(p.curve(), ignored -> new ArrayList<>()).add(p));
        Axis x = Axis.of(points.stream().mapToDouble(Point::x).toArray());
        Axis y = Axis.of(points.stream().mapToDouble(Point::y).toArray());
        int bottom = TOP + HEIGHT;
        var svg = new StringBuilder(String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\"",
                        LEFT + WIDTH + 20,
                        bottom + 50 + 18 * curves.size()))
                .append(" font-family=\"sans-serif\" font-size=\"12\">\n")
                .append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        text(svg, LEFT + WIDTH / 2.0, TOP - 15, "middle", title);
        for (double tick : x.ticks()) {
            double at = LEFT + WIDTH * x.place(tick);
            path(svg, "M" + point(at, TOP) + "V" + bottom, "#eee", 1);
            text(svg, at, bottom + 18, "middle", x.label(tick));
        }
        for (double tick : y.ticks()) {
            double at = bottom - HEIGHT * y.place(tick);
            path(svg, "M" + point(LEFT, at) + "H" + (LEFT + WIDTH), "#eee", 1);
            text(svg, LEFT - 6, at + 4, "end", y.label(tick));
        }
        int number = 0;
        for (Map.Entry<String, List<Point>> curve : curves.entrySet()) {
            String colour = COLOURS[number % COLOURS.length];
            path(
                    svg,
                    curve.getValue().stream()
                            .map(p -> point(LEFT + WIDTH * x.place((double) p.x()), bottom - HEIGHT * y.place(p.y())))
                            .collect(Collectors.joining("L", "M", "")),
                    colour,
                    1.5);
            int at = bottom + 45 + 18 * number++;
            path(svg, "M" + point(LEFT, at - 4) + "h20", colour, 3);
            text(svg, LEFT + 28, at, "start", curve.getKey());
        }
        return svg.append("</svg>\n").toString();
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f %.1f", x, y);
    }

    private static void path(StringBuilder svg, String path, String colour, double width) {
        svg.append("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>\n".formatted(path, colour, width));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String words) {
        String safe = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        svg.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, safe));
    }

    /** Numbers along a side: from the lowest to the highest, with ticks at round ones. */
    private record Axis(double low, double high, double step) {
        static Axis of(double[] numbers) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (double number : numbers) {
                low = Math.min(low, number);
                high = Math.max(high, number);
            }
            if (high == low) {
                high = low + 1;
            }
            double step = StrictMath.pow(10, Math.floor(StrictMath.log10((high - low) / TICKS)));
            for (double factor : new double[] {1, 2, 5, 10}) {
                if ((high - low) / (step * factor) <= TICKS) {
                    return new Axis(low, high, step * factor);
                }
            }
            throw new IllegalStateException("no step for %s to %s".formatted(low, high));
        }

        double place(double number) {
            return (number - low) / (high - low);
        }

        List<Double> ticks() {
            List<Double> ticks = new ArrayList<>();
            for (double i = Math.ceil(low / step); i * step <= high; i++) {
                ticks.add(i * step);
            }
            return ticks;
        }

        String label(double tick) {
            int decimals = step >= 1 ? 0 : (int) Math.ceil(-StrictMath.log10(step) - 1e-9);
            return String.format(Locale.ROOT, "%,." + decimals + "f", tick);
        }
    }
}
