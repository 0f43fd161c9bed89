package alea.papers;

import java.util.Locale;

/** How much an item may take. */
public enum RunSize {
    /** All items in a few minutes. */
    QUICK,
    /** All items in about an hour, on two cores. */
    FULL;

    /** As reports and files have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
