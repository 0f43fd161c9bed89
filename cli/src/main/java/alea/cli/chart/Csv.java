package alea.cli.chart;

import alea.game.Quoted;

/** Fields of comma-separated values. */
public final class Csv {
    private Csv() {}

    /** A text as a field: in quotes where it needs them, on one line, and with nothing that a terminal would obey. */
    public static String field(String text) {
        String plain = Quoted.plain(text);
        return plain.contains(",") || plain.contains("\"") ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
    }
}
