package hypergammon;

import java.util.Arrays;
import java.util.List;

/**
 * What a seat can do with whole rolls, for every way in which its checkers stand and every point that the other seat
 * blocks. What it comes to depends on the other seat's single checkers only where a play touches them: so a play is
 * where the checkers stand after it, and the points where one of them landed on its way.
 */
final class Plays {
    private static final List<int[]> ROLLS = Notation.rolls();
    private static final int DOUBLE = 4;

    private final Sides sides;
    /** By way, blocked point and roll: the first play; the row of a way and a point has one more, for the end. */
    private final int[] first;
    /** By play: the way after it. */
    private char[] after = new char[1 << 16];
    /** By play: the points where a checker landed, as bits 1..24. */
    private int[] touched = new int[1 << 16];

    private int found;
    /**
     * While looking for plays: the point that is blocked, as the seat to roll counts it, and the first play of the
     * roll at hand.
     */
    private int blocked;

    private int begin;

    Plays(Sides sides) {
        this.sides = sides;
        first = new int[sides.count() * Hypergammon.BAR * (ROLLS.size() + 1)];
        for (int own = 0, row = 0; own < sides.count(); own++) {
            int side = sides.side(own);
            for (int point = 0; point < Hypergammon.BAR; point++, row++) {
                blocked = Hypergammon.across(point);
                boolean open = own > 0 && (point == 0 || Side.count(side, blocked) == 0);
                for (int roll = 0; roll < ROLLS.size(); roll++) {
                    begin = found;
                    first[row * (ROLLS.size() + 1) + roll] = found;
                    if (open) {
                        find(side, ROLLS.get(roll)[0], ROLLS.get(roll)[1]);
                    }
                }
                first[row * (ROLLS.size() + 1) + ROLLS.size()] = found;
            }
        }
        after = Arrays.copyOf(after, found);
        touched = Arrays.copyOf(touched, found);
    }

    /**
     * The first play of a roll; the first of the next roll comes after its last.
     *
     * @param own the way of the seat to roll
     * @param point that the other seat blocks, as that seat counts it, or 0 for none; the own checkers are elsewhere
     * @param roll 0..20, and 21 for the end of the last
     */
    int first(int own, int point, int roll) {
        return first[(own * Hypergammon.BAR + point) * (ROLLS.size() + 1) + roll];
    }

    /** The way after a play. */
    int after(int play) {
        return after[play];
    }

    /** The points that a play touches, as bits. */
    int touched(int play) {
        return touched[play];
    }

    private void find(int own, int small, int large) {
        if (small == large) {
            repeat(own, 0, small, DOUBLE);
        } else {
            two(own, small, large);
        }
    }

    /** Both dice in either order; if that is not possible, one, the larger if it can be; if neither is, nothing. */
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
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            int from = Side.place(own, checker);
            if (Side.moves(own, from, die, blocked)) {
                one(Side.played(own, from, die), touching(0, from - die), next);
            }
        }
    }

    private void one(int own, int before, int die) {
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
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
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
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
        int number = sides.number(own);
        for (int play = begin; play < found; play++) {
            if (after[play] == number && touched[play] == points) {
                return;
            }
        }
        if (found == after.length) {
            after = Arrays.copyOf(after, 2 * found);
            touched = Arrays.copyOf(touched, 2 * found);
        }
        after[found] = (char) number;
        touched[found++] = points;
    }
}
