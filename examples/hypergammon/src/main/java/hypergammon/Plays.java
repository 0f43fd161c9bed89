package hypergammon;

import java.util.List;

/**
 * What a seat can do with a whole roll, for one way in which its checkers stand and one point that is blocked. What it comes to depends
 * on the other seat's single checkers only where the play touches them: a play is where the checkers stand after it, and the points where
 * one of them landed on its way.
 */
final class Plays {
    private static final int MOST = 1 << 10;
    private static final List<int[]> ROLLS = Notation.rolls();
    private static final int DOUBLE = 4;

    /** By roll: its first play; and one more, for the end. */
    final int[] first = new int[ROLLS.size() + 1];
    /** By play: how the checkers stand, as {@link Sides} numbers it. */
    final int[] after = new int[MOST];
    /** By play: the points where a checker landed, as bits 1..24. */
    final int[] touched = new int[MOST];

    private int blocked;
    private int found;
    /** The first play of the roll at hand. */
    private int begin;

    /**
     * Finds the plays of all rolls.
     *
     * @param own how the checkers stand, see {@link Side}
     * @param blocked the point that is blocked, or {@link Hypergammon#BAR} for none
     */
    void find(int own, int blocked) {
        this.blocked = blocked;
        found = 0;
        for (int roll = 0; roll < ROLLS.size(); roll++) {
            begin = found;
            first[roll] = found;
            int small = ROLLS.get(roll)[0];
            int large = ROLLS.get(roll)[1];
            if (small == large) {
                repeat(own, 0, small, DOUBLE);
            } else {
                two(own, small, large);
            }
        }
        first[ROLLS.size()] = found;
    }

    /** Both dice in either order; if that is not possible, one; if neither is, nothing. */
    private void two(int own, int small, int large) {
        then(own, large, small);
        then(own, small, large);
        if (found == begin) {
            one(own, 0, large);
        }
        if (found == begin) {
            one(own, 0, small);
        }
        if (found == begin) {
            add(own, 0);
        }
    }

    private void then(int own, int die, int next) {
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
            int from = Side.place(own, checker);
            if (Side.moves(own, from, die, blocked)) {
                one(Side.played(own, from, die), touching(0, from - die), next);
            }
        }
    }

    private void one(int own, int before, int die) {
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
            int from = Side.place(own, checker);
            if (Side.moves(own, from, die, blocked)) {
                add(Side.played(own, from, die), touching(before, from - die));
            }
        }
    }

    /** Equal dice, until none is left or none can be used. */
    private void repeat(int own, int before, int die, int left) {
        if (left == 0 || !Side.moves(own, die, blocked)) {
            add(own, before);
            return;
        }
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
            int from = Side.place(own, checker);
            if (Side.moves(own, from, die, blocked)) {
                repeat(Side.played(own, from, die), touching(before, from - die), die, left - 1);
            }
        }
    }

    private static int touching(int before, int to) {
        return to > Hypergammon.OFF ? before | 1 << to : before;
    }

    private void add(int own, int points) {
        int number = Sides.number(own);
        for (int play = begin; play < found; play++) {
            if (after[play] == number && touched[play] == points) {
                return;
            }
        }
        after[found] = number;
        touched[found++] = points;
    }
}
