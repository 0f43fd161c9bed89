package hypergammon;

import alea.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * A position in a few numbers. Its moves are found when a decision comes up. {@link PlainHypergammon} says what it
 * does.
 */
public final class HypergammonPosition extends Position {
    static final int ROLLS = Hypergammon.FACES * (Hypergammon.FACES + 1) / 2;

    /** By roll: its smaller and its larger value. */
    private static final byte[] SMALL = new byte[ROLLS];

    private static final byte[] LARGE = new byte[ROLLS];

    static {
        for (int roll = 0; roll < ROLLS; roll++) {
            SMALL[roll] = (byte) Notation.rolls().get(roll)[0];
            LARGE[roll] = (byte) Notation.rolls().get(roll)[1];
        }
    }

    private static final int DOUBLE = 4;
    private static final int MOST_MOVES = 2 * Hypergammon.MOST_CHECKERS;

    private final int checkers;
    /** By seat. */
    private int own0;

    private int own1;
    /** How many dice are to be used; one or more of one value, or two of different ones. */
    private int left;

    private int small;
    private int large;

    /** The moves of a decision: the place that a checker leaves, times 8, and the die. */
    private final byte[] moves = new byte[MOST_MOVES];

    private int found;

    HypergammonPosition(Notation notation) {
        checkers = notation.checkers()[0].length;
        setUp(
                notation.seat(),
                Side.of(notation.checkers()[0]),
                Side.of(notation.checkers()[1]),
                notation.dice().length,
                notation.dice().length == 0 ? 0 : notation.dice()[0],
                notation.dice().length == 0 ? 0 : notation.dice()[notation.dice().length - 1]);
    }

    private HypergammonPosition(HypergammonPosition other) {
        checkers = other.checkers;
        set(other);
    }

    /** Becomes the position in which a seat is about to roll. */
    void setUp(int toRoll, int ofSeat0, int ofSeat1) {
        setUp(toRoll, ofSeat0, ofSeat1, 0, 0, 0);
    }

    private void setUp(int acting, int ofSeat0, int ofSeat1, int dice, int smaller, int larger) {
        seat = acting;
        turns = 0;
        own0 = ofSeat0;
        own1 = ofSeat1;
        if (side(seat) == 0) {
            finish();
        } else if (dice == 0) {
            roll();
        } else {
            left = dice;
            small = smaller;
            large = larger;
            decide();
        }
    }

    private void finish() {
        node = OVER;
        options = 0;
        nothingLeft();
    }

    private void roll() {
        node = WEIGHTED;
        options = ROLLS;
        nothingLeft();
    }

    private void nothingLeft() {
        left = 0;
        small = 0;
        large = 0;
        found = 0;
    }

    /** The checkers of a seat, see {@link Side}. */
    int side(int ofSeat) {
        return ofSeat == 0 ? own0 : own1;
    }

    /** How many dice are to be used; 0 before a roll. */
    int left() {
        return left;
    }

    /** The smallest value that is to be used. */
    int small() {
        return small;
    }

    /** The largest value that is to be used. */
    int large() {
        return large;
    }

    /** Whether the decision at hand is only to pass. */
    boolean passes() {
        return node == DECISION && found == 0;
    }

    /** The place that a checker leaves by an option which is a move. */
    int from(int option) {
        return (moves[option] & 0xff) >> 3;
    }

    /** Where it goes. */
    int to(int option) {
        return Math.max(Hypergammon.OFF, from(option) - die(option));
    }

    private int die(int option) {
        return moves[option] & 7;
    }

    /** Whether an option hits a checker. */
    boolean hits(int option) {
        int to = to(option);
        return to != Hypergammon.OFF && Side.count(side(1 - seat), Hypergammon.across(to)) == 1;
    }

    /** Finds the moves that keep the rule of both dice. */
    private void decide() {
        int own = side(seat);
        int blocked = Hypergammon.across(Side.block(side(1 - seat)));
        found = 0;
        if (small != large) {
            two(own, blocked);
        } else {
            // No move with one of equal dice takes another away, so as many are used in every order.
            int before = Hypergammon.OFF;
            for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
                int from = Side.place(own, checker);
                if (from != before && Side.moves(own, from, small, blocked)) {
                    add(from, small);
                }
                before = from;
            }
        }
        node = DECISION;
        options = Math.max(1, found);
    }

    private void add(int from, int die) {
        moves[found++] = (byte) (from << 3 | die);
    }

    /**
     * Moves with one of two dice: those that leave a move for the other if there are any, else those with the larger
     * if there are any.
     */
    private void two(int own, int blocked) {
        boolean both = false;
        boolean larger = false;
        int before = Hypergammon.OFF;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            int from = Side.place(own, checker);
            if (from == before) {
                continue;
            }
            before = from;
            boolean bySmall = Side.moves(own, from, small, blocked);
            if (Side.moves(own, from, large, blocked) && !(bySmall && from <= small)) {
                int after = Side.played(own, from, large);
                boolean whole = after == 0 || Side.moves(after, small, blocked);
                found = whole && !both || !whole && !larger && !both ? 0 : found;
                both |= whole;
                larger = true;
                if (whole || !both) {
                    add(from, large);
                }
            }
            if (bySmall) {
                int after = Side.played(own, from, small);
                boolean whole = after == 0 || Side.moves(after, large, blocked);
                found = whole && !both ? 0 : found;
                both |= whole;
                if (whole || !both && !larger) {
                    add(from, small);
                }
            }
        }
    }

    @Override
    public void take(int option) {
        if (node == WEIGHTED) {
            small = SMALL[option];
            large = LARGE[option];
            left = small == large ? DOUBLE : 2;
            decide();
            return;
        }
        if (found == 0) {
            end();
            return;
        }
        int from = from(option);
        int die = die(option);
        int own = Side.played(side(seat), from, die);
        int other = side(1 - seat);
        if (hits(option)) {
            other = Side.moved(other, Hypergammon.across(from - die), Hypergammon.BAR);
        }
        own0 = seat == 0 ? own : other;
        own1 = seat == 0 ? other : own;
        left--;
        if (own == 0) {
            turns++;
            finish();
        } else if (left == 0) {
            end();
        } else {
            if (die == small) {
                small = large;
            } else {
                large = small;
            }
            decide();
        }
    }

    private void end() {
        turns++;
        seat = 1 - seat;
        roll();
    }

    /** Whether a roll, an option of a position before it, is a double. */
    static boolean isDouble(int roll) {
        return SMALL[roll] == LARGE[roll];
    }

    @Override
    public double probability(int option) {
        return isDouble(option) ? 1 / 36.0 : 2 / 36.0;
    }

    @Override
    public String label(int option) {
        if (node == WEIGHTED) {
            return SMALL[option] + "," + LARGE[option];
        }
        return found == 0 ? "pass" : Notation.move(from(option), to(option));
    }

    @Override
    public double score(int ofSeat) {
        int worth = Side.lost(side(1 - seat), checkers);
        return ofSeat == seat ? worth : -worth;
    }

    Notation notation() {
        int[] dice = new int[left];
        java.util.Arrays.fill(dice, large);
        if (left > 0) {
            dice[0] = small;
        }
        return new Notation(new int[][] {Side.places(own0, checkers), Side.places(own1, checkers)}, seat, dice);
    }

    @Override
    public void set(Position other) {
        HypergammonPosition p = (HypergammonPosition) other;
        node = p.node;
        seat = p.seat;
        options = p.options;
        turns = p.turns;
        own0 = p.own0;
        own1 = p.own1;
        left = p.left;
        small = p.small;
        large = p.large;
        found = p.found;
        System.arraycopy(p.moves, 0, moves, 0, MOST_MOVES);
    }

    @Override
    public Position copy() {
        return new HypergammonPosition(this);
    }

    @Override
    public String toString() {
        return notation().toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HypergammonPosition p
                && own0 == p.own0
                && own1 == p.own1
                && seat == p.seat
                && left == p.left
                && small == p.small
                && large == p.large;
    }

    @Override
    public int hashCode() {
        return (own0 * 31 + own1) * 31 + ((left * 8 + small) * 8 + large) * 2 + seat;
    }
}
