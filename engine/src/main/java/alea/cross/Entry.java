package alea.cross;

import java.util.List;

/**
 * How pawns come from the base on to the board.
 *
 * @param starts values that bring a pawn to its start
 * @param walks values that bring a pawn as many steps on
 * @param pairs values that bring two pawns to the start, when no own pawn is there
 * @param firstFree whether every value brings a pawn on while all are in the base
 * @param sums whether two values whose sum is one of {@code starts} do it, too, and are both used
 * @param forced whether who can enter must
 * @param clear whether an own pawn on the start must leave it first while others are in the base
 * @param tries throws in a turn while nothing is on the ring and nothing else can ever move
 * @param begin pawns that begin the match on the start
 * @param full what becomes of a start that holds all it can
 */
public record Entry(
        List<Integer> starts,
        List<Integer> walks,
        List<Integer> pairs,
        boolean firstFree,
        boolean sums,
        boolean forced,
        boolean clear,
        int tries,
        int begin,
        Full full) {
    /** What becomes of a start that holds all that a square can. */
    public enum Full {
        /** Nobody enters. */
        BLOCKED,
        /** A foe goes, and of two the one who came last; two own pawns keep others in. */
        LAST_GOES
    }

    /** To the start with some values, as one likes. */
    static Entry on(Integer... starts) {
        return new Entry(List.of(starts), List.of(), List.of(), false, false, false, false, 1, 0, Full.BLOCKED);
    }

    /** As many steps on as some values count, as one likes. */
    static Entry walking(List<Integer> values) {
        return new Entry(List.of(), values, List.of(), false, false, false, false, 1, 0, Full.BLOCKED);
    }

    Entry forced(boolean forced) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry clear(boolean clear) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry tries(int tries) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry begin(int begin) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry sums(boolean sums) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry firstFree(boolean firstFree) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    Entry full(Full full) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }

    /** The same, where values bring a pawn some steps on, or two pawns to the start, too. */
    Entry also(List<Integer> walks, List<Integer> pairs) {
        return new Entry(starts, walks, pairs, firstFree, sums, forced, clear, tries, begin, full);
    }
}
