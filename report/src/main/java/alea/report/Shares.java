package alea.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Horizontal bars of one length, each cut into shares.
 *
 * @param name its file
 * @param title its heading
 * @param x what is counted
 * @param kinds what bars are cut into, from left to right
 * @param rows from top to bottom
 */
public record Shares(String name, String title, String x, List<Kind> kinds, List<Row> rows) implements Plot {
    /** How many colours kinds have. */
    public static final int COLOURS = Sketch.COLOURS;

    private static final int ROW = 26;
    private static final int KIND = 130;

    /**
     * What bars are cut into.
     *
     * @param colour one of those that lines have, 0..7
     */
    public record Kind(String name, int colour) {
        private String style() {
            return "f" + colour;
        }
    }

    /**
     * A bar.
     *
     * @param name what it is
     * @param counts of each kind
     */
    public record Row(String name, List<Long> counts) {
        private long sum() {
            return counts.stream().mapToLong(n -> n).sum();
        }
    }

    @Override
    public String description() {
        List<String> said = new ArrayList<>();
        for (Row row : rows) {
            List<String> counts = new ArrayList<>();
            for (int i = 0; i < kinds.size(); i++) {
                if (row.counts.get(i) > 0) {
                    counts.add(String.format(Locale.ROOT, "%s %,d", kinds.get(i).name(), row.counts.get(i)));
                }
            }
            said.add(row.name + ": " + String.join(", ", counts));
        }
        return x + ". " + String.join("; ", said) + ".";
    }

    @Override
    public String svg() {
        int left = 24
                + (int) (8.2
                        * rows.stream()
                                .mapToInt(r -> Math.min(36, r.name.length()))
                                .max()
                                .orElse(1));
        int right = Plots.WIDTH - 60;
        int bottom = Plots.TOP + ROW * rows.size();
        Sketch sketch = new Sketch(this, Plots.WIDTH, bottom + 40);
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            double y = Plots.TOP + ROW * i + ROW / 2.0;
            sketch.text(left - 8, y + 5, "end", Plots.shorten(row.name, 36));
            double from = left;
            for (int kind = 0; kind < kinds.size(); kind++) {
                double wide = row.sum() == 0 ? 0 : (right - left) * (double) row.counts.get(kind) / row.sum();
                if (wide > 0) {
                    sketch.box(from, y - 9, wide, 18, kinds.get(kind).style());
                }
                from += wide;
            }
            sketch.text(right + 8, y + 5, "start", String.format(Locale.ROOT, "%,d", row.sum()));
        }
        for (int kind = 0; kind < kinds.size(); kind++) {
            double at = 8 + KIND * (double) kind;
            sketch.box(at, bottom + 14, 14, 14, kinds.get(kind).style());
            sketch.text(at + 20, bottom + 26, "start", kinds.get(kind).name());
        }
        return sketch.svg();
    }
}
