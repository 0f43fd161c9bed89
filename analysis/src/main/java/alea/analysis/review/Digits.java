package alea.analysis.review;

import java.util.Locale;

/** Numbers with so many digits behind the point. */
final class Digits {
    private Digits() {}

    static String plain(double v, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", v + 0.0);
    }

    static String signed(double v, int digits) {
        return String.format(Locale.ROOT, "%+." + digits + "f", v + 0.0);
    }
}
