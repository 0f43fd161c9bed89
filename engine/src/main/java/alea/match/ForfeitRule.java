package alea.match;

import java.util.Locale;

/** What becomes of a match when a player gives up while two or more others are at the table. */
public enum ForfeitRule {
    /** It ends, and the others have drawn. */
    STOP,
    /**
     * The others play on. All seats of the player are out: from then on their decisions are drawn, each option equally
     * likely, from the dice of the seat; they cannot win, and have lost. Where such a seat would have won, its payoff
     * above the least goes in equal parts to those who are left.
     */
    OUT;

    /** The name in options and reports: lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
