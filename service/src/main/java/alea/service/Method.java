package alea.service;

import java.util.Locale;

/** How equities are found. */
public enum Method {
    /** From a table, or from solving a small game at once. */
    EXACT,
    /** From a table alone. */
    TABLE,
    /** By playing matches on. */
    ROLLOUT,
    /** By looking ahead, with a strategy that says what positions are worth. */
    SEARCH;

    /** The word in options and answers: lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
