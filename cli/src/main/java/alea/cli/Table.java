package alea.cli;

import alea.game.Quoted;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table for people: columns as wide as their widest cell, and nothing in them that a terminal would obey. */
public final class Table {
    private final List<String> header;
    private final boolean[] right;
    private final List<List<String>> rows = new ArrayList<>();

    /** A table with these column names; a name that begins with {@code >} means a column set to the right. */
    public Table(String... header) {
        right = new boolean[header.length];
        List<String> names = new ArrayList<>();
        for (int i = 0; i < header.length; i++) {
            right[i] = header[i].startsWith(">");
            names.add(right[i] ? header[i].substring(1) : header[i]);
        }
        this.header = List.copyOf(names);
    }

    /** Adds a row, one cell a column. */
    public void row(Object... cells) {
        if (cells.length != header.size()) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%d cells in %d columns", cells.length, header.size()));
        }
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(Quoted.plain(String.valueOf(cell)));
        }
        rows.add(row);
    }

    /** Writes the header and the rows. */
    public void print(PrintWriter out) {
        int[] widths = new int[header.size()];
        measure(header, widths);
        rows.forEach(row -> measure(row, widths));
        print(out, header, widths);
        rows.forEach(row -> print(out, row, widths));
    }

    private static void measure(List<String> row, int[] widths) {
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(widths[i], row.get(i).length());
        }
    }

    private void print(PrintWriter out, List<String> row, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String cell = row.get(i);
            String padding = " ".repeat(widths[i] - cell.length());
            line.append(i == 0 ? "" : "  ").append(right[i] ? padding + cell : cell + padding);
        }
        out.println(line.toString().stripTrailing());
    }
}
