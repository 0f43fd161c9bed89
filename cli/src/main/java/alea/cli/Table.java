package alea.cli;

import alea.game.Quoted;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A table for people: columns as wide as their widest cell, and nothing in them that a terminal would obey. Where it
 * would be wider than the terminal, the widest columns that are set to the left, those of names, are cut.
 */
public final class Table {
    /** What stands for the rest of a cell that is cut. */
    private static final String REST = "…";

    /** No column is cut to less. */
    private static final int LEAST = 8;

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

    /** How wide tables may be: as {@code COLUMNS} says, which the launcher sets from the terminal. */
    static int width(Map<String, String> environment) {
        try {
            int columns = Integer.parseInt(environment.getOrDefault("COLUMNS", ""));
            return columns > 0 ? columns : Integer.MAX_VALUE;
        } catch (NumberFormatException e) {
            return Integer.MAX_VALUE;
        }
    }

    /** Writes the header and the rows. */
    public void print(PrintWriter out) {
        print(out, width(System.getenv()));
    }

    /** The same, no wider than so many characters, as far as cutting names can bring it there. */
    void print(PrintWriter out, int most) {
        int[] widths = widths();
        int left = total(widths) - most;
        while (left-- > 0) {
            int widest = -1;
            for (int i = 0; i < widths.length; i++) {
                boolean cuts = !right[i] && widths[i] > LEAST && (widest < 0 || widths[i] > widths[widest]);
                widest = cuts ? i : widest;
            }
            if (widest < 0) {
                break;
            }
            widths[widest]--;
        }
        print(out, header, widths);
        rows.forEach(row -> print(out, row, widths));
    }

    private int[] widths() {
        int[] widths = new int[header.size()];
        measure(header, widths);
        rows.forEach(row -> measure(row, widths));
        return widths;
    }

    private static int total(int[] widths) {
        int total = 2 * (widths.length - 1);
        for (int width : widths) {
            total += width;
        }
        return total;
    }

    /** Whether it fits into so many characters when names are cut. */
    boolean fits(int most) {
        int[] widths = widths();
        int least = 2 * (widths.length - 1);
        for (int i = 0; i < widths.length; i++) {
            least += right[i] ? widths[i] : Math.min(LEAST, widths[i]);
        }
        return least <= most;
    }

    private static String cut(String cell, int width) {
        if (cell.length() <= width) {
            return cell;
        }
        int end = width - REST.length();
        return cell.substring(0, Character.isLowSurrogate(cell.charAt(end)) ? end - 1 : end) + REST;
    }

    private static void measure(List<String> row, int[] widths) {
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(widths[i], row.get(i).length());
        }
    }

    private void print(PrintWriter out, List<String> row, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String cell = cut(row.get(i), widths[i]);
            String padding = " ".repeat(widths[i] - cell.length());
            line.append(i == 0 ? "" : "  ").append(right[i] ? padding + cell : cell + padding);
        }
        out.println(line.toString().stripTrailing());
    }
}
