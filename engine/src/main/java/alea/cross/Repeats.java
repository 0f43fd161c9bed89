package alea.cross;

import java.util.List;

/**
 * What gives another throw, and where that ends.
 *
 * @param on values that do; of two dice, one of them is enough
 * @param doublets whether two equal values do
 * @param played whether only a throw that moved something does
 * @param limit which such throw in a row is not moved and ends the turn; 0 where they are not counted
 * @param penalty what else becomes of the seat then
 */
public record Repeats(List<Integer> on, boolean doublets, boolean played, int limit, Penalty penalty) {
    /** A six, without a limit. */
    static final Repeats SIX = new Repeats(List.of(6), false, false, 0, Penalty.NONE);

    /** What else becomes of a seat whose throws in a row reach the limit. */
    public enum Penalty {
        /** Nothing. */
        NONE,
        /** What was moved since the first of them is undone. */
        UNDONE,
        /** The pawn moved last, if it is on the ring, goes to the base. */
        LAST_MOVED,
        /** The pawn nearest home goes to the base. */
        FOREMOST,
        /** All on plain ring squares go to the base. */
        ALL_ON_PLAIN,
        /** All on the ring go to the base. */
        ALL_ON_RING,
        /** All who are not home go to the base. */
        ALL
    }

    /** Six by a word: {@code six}, {@code played} or {@code never}. */
    static Repeats six(String when) {
        return new Repeats(
                when.equals("never") ? List.of() : List.of(6), false, when.equals("played"), 0, Penalty.NONE);
    }

    /** Whether a throw gives another. */
    public boolean by(List<Integer> values) {
        return doublets && values.size() > 1 && values.get(0).equals(values.get(1))
                || values.stream().anyMatch(on::contains);
    }
}
