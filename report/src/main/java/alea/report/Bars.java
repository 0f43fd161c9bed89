package alea.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Horizontal bars with intervals; a diamond where a document has a number.
 *
 * @param name its file
 * @param title its heading
 * @param x what the bars measure
 * @param bars from top to bottom
 */
public record Bars(String name, String title, String x, List<Bar> bars) implements Plot {
    private static final int ROW = 28;

    @Override
    public String description() {
        return bars.stream().map(Bars::words).collect(Collectors.joining("; ", x + ": ", "."));
    }

    private static String words(Bar b) {
        return "%s %s (%s to %s%s)"
                .formatted(
                        b.name(),
                        Plots.number(b.value()),
                        Plots.number(b.low()),
                        Plots.number(b.high()),
                        b.published() == null ? "" : "; published " + Plots.number(b.published()));
    }

    @Override
    public String svg() {
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
        int right = Plots.WIDTH - 80;
        int bottom = Plots.TOP + ROW * bars.size();
        Sketch sketch = new Sketch(this, Plots.WIDTH, bottom + (published ? 76 : 52));
        for (double tick : axis.ticks()) {
            double at = left + (right - left) * axis.place(tick);
            sketch.line(at, Plots.TOP, at, bottom, "g");
            sketch.text(at, bottom + 20, "middle", axis.label(tick));
        }
        for (int i = 0; i < bars.size(); i++) {
            Bar b = bars.get(i);
            double y = Plots.TOP + ROW * i + ROW / 2.0;
            double zero = left + (right - left) * axis.place(0);
            double end = left + (right - left) * axis.place(b.value());
            sketch.text(left - 8, y + 5, "end", Plots.shorten(b.name(), 36));
            sketch.box(Math.min(zero, end), y - 9, Math.abs(end - zero), 18, "f0");
            double from = left + (right - left) * axis.place(b.low());
            double to = left + (right - left) * axis.place(b.high());
            sketch.line(from, y, to, y, "e");
            sketch.line(from, y - 5, from, y + 5, "e");
            sketch.line(to, y - 5, to, y + 5, "e");
            if (b.published() != null) {
                sketch.diamond(left + (right - left) * axis.place(b.published()), y, "f1");
            }
            sketch.text(right + 8, y + 5, "start", Plots.number(b.value()));
        }
        sketch.text((left + right) / 2.0, bottom + 42, "middle", x);
        if (published) {
            sketch.diamond(left + 8, bottom + 61, "f1");
            sketch.text(left + 22, bottom + 66, "start", "published");
        }
        return sketch.svg();
    }

    private static double value(Bar b) {
        return b.published() == null ? b.value() : b.published();
    }
}
