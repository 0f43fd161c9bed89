package alea.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A heat map: rows against columns.
 *
 * @param name its file
 * @param title its heading
 * @param rows their names
 * @param columns their names
 * @param values by row and column, NaN where there is none
 * @param low the value of one end of the colours
 * @param high of the other
 */
public record Matrix(
        String name,
        String title,
        List<String> rows,
        List<String> columns,
        List<List<Double>> values,
        double low,
        double high)
        implements Plot {

    @Override
    public String description() {
        List<String> said = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < columns.size(); j++) {
                double v = values.get(i).get(j);
                if (!Double.isNaN(v)) {
                    said.add("%s against %s %s".formatted(rows.get(i), columns.get(j), Plots.number(v)));
                }
            }
        }
        return String.join("; ", said) + ".";
    }

    @Override
    public String svg() {
        int left = 20
                + (int) (8.2
                        * rows.stream()
                                .mapToInt(r -> Math.min(24, r.length()))
                                .max()
                                .orElse(1));
        double cell = Math.min(110, (Plots.WIDTH - left - 10.0) / columns.size());
        for (int j = 0; j < columns.size(); j++) {
            // Names lean to the right of the middle of their column.
            cell = Math.min(
                    cell,
                    (Plots.WIDTH - left - 6.4 * Math.min(24, columns.get(j).length()) - 4) / (j + 0.5));
        }
        int row = 32;
        int head = 14
                + (int) (6.0
                        * columns.stream()
                                .mapToInt(c -> Math.min(24, c.length()))
                                .max()
                                .orElse(1));
        Sketch sketch = new Sketch(this, Plots.WIDTH, head + row * rows.size() + 12);
        for (int j = 0; j < columns.size(); j++) {
            sketch.slanted(left + cell * j + cell / 2, head - 8, Plots.shorten(columns.get(j), 24));
        }
        for (int i = 0; i < rows.size(); i++) {
            double y = head + row * i;
            sketch.text(left - 8, y + row / 2.0 + 5, "end", Plots.shorten(rows.get(i), 24));
            for (int j = 0; j < columns.size(); j++) {
                double v = values.get(i).get(j);
                if (Double.isNaN(v)) {
                    continue;
                }
                sketch.heat(left + cell * j, y, cell - 2, row - 2, Math.clamp((v - low) / (high - low), 0, 1));
                String text = cell < 62 ? String.format(Locale.ROOT, "%.2f", v) : Plots.number(v);
                sketch.on(left + cell * j + cell / 2 - 1, y + row / 2.0 + 5, text);
            }
        }
        return sketch.svg();
    }
}
