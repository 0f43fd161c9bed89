package alea.cli;

import java.util.Locale;

/** Numbers as people read them. */
final class Numbers {
    private Numbers() {}

    /** At most six decimals, without zeros at the end. */
    static String plain(double x) {
        String text = String.format(Locale.ROOT, "%.6f", x);
        String shorter = text.replaceFirst("\\.?0+$", "");
        return shorter.equals("-0") ? "0" : shorter;
    }

    /** Twelve decimals. */
    static String exact(double x) {
        String text = String.format(Locale.ROOT, "%.12f", x);
        return text.equals("-0.000000000000") ? text.substring(1) : text;
    }
}
