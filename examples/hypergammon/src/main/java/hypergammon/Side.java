package hypergammon;

import java.util.Arrays;

/**
 * The checkers of a seat in one number: three places, falling, in five bits each. In a game with fewer checkers, the
 * last places are off.
 */
final class Side {
    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;
    /** No number is as large. */
    static final int LIMIT = 1 << 3 * BITS;

    private Side() {}

    /** Three places, falling. */
    static int of(int high, int middle, int low) {
        return high << 2 * BITS | middle << BITS | low;
    }

    /** One to three places, falling. */
    static int of(int[] falling) {
        int[] all = Arrays.copyOf(falling, Hypergammon.MOST_CHECKERS);
        return of(all[0], all[1], all[2]);
    }

    static int high(int side) {
        return side >>> 2 * BITS;
    }

    static int middle(int side) {
        return side >>> BITS & MASK;
    }

    static int low(int side) {
        return side & MASK;
    }

    /** A checker's place: 0 the highest, 2 the lowest. */
    static int place(int side, int checker) {
        return side >>> (2 - checker) * BITS & MASK;
    }

    /** The places of so many checkers, falling. */
    static int[] places(int side, int checkers) {
        return Arrays.copyOf(new int[] {high(side), middle(side), low(side)}, checkers);
    }

    /** The side after a checker went from a place, where one has to be, to another. */
    static int moved(int side, int from, int to) {
        int high = high(side);
        int middle = middle(side);
        int upper = high == from ? middle : high;
        int lower = high == from || middle == from ? low(side) : middle;
        return to >= upper ? of(to, upper, lower) : to >= lower ? of(upper, to, lower) : of(upper, lower, to);
    }

    /** How many checkers are at a place. */
    static int count(int side, int place) {
        return (high(side) == place ? 1 : 0) + (middle(side) == place ? 1 : 0) + (low(side) == place ? 1 : 0);
    }

    /**
     * The point where two or three stand, so that the other seat cannot; {@link Hypergammon#OFF} where none is. There
     * is never a second one.
     */
    static int block(int side) {
        int middle = middle(side);
        return middle < Hypergammon.BAR && (high(side) == middle || low(side) == middle) ? middle : Hypergammon.OFF;
    }

    /** The steps that are left to bear off all. */
    static int pips(int side) {
        return high(side) + middle(side) + low(side);
    }

    /**
     * Whether a checker can go a die's number.
     *
     * @param blocked the point that the other seat blocks, as this seat counts it, or {@link Hypergammon#BAR} for none
     */
    static boolean moves(int side, int from, int die, int blocked) {
        int high = high(side);
        if (from == Hypergammon.OFF || high == Hypergammon.BAR && from != Hypergammon.BAR) {
            return false;
        }
        int to = from - die;
        return to > Hypergammon.OFF
                ? to != blocked
                : high <= Hypergammon.HOME && (to == Hypergammon.OFF || from == high);
    }

    /** Whether any checker can go a die's number. */
    static boolean moves(int side, int die, int blocked) {
        return moves(side, high(side), die, blocked)
                || moves(side, middle(side), die, blocked)
                || moves(side, low(side), die, blocked);
    }

    /** The side after such a move. */
    static int played(int side, int from, int die) {
        return moved(side, from, Math.max(Hypergammon.OFF, from - die));
    }

    /** What the other seat wins when it has borne off all and this seat's checkers, of so many, stand so. */
    static int lost(int side, int checkers) {
        return place(side, checkers - 1) == Hypergammon.OFF
                ? 1
                : high(side) < Hypergammon.FAR_HOME ? 2 : Hypergammon.BACKGAMMON;
    }
}
