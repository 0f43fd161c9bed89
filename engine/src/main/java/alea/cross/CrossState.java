package alea.cross;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a text of a position says: where the pawns are, who is to act, what is on the table, and what is remembered.
 * Seats are numbers in the order of play here, while the text writes places.
 */
final class CrossState {
    /** The progress of every pawn, by seat and pawn. */
    final int[][] pawns;

    /** The seat to act; when over, the winner or the last to act. */
    int seat;

    /** The values on the table that are still to be used, ascending. */
    final List<Integer> dice = new ArrayList<>();

    /** Throws of this turn that moved nothing, while the seat waits to enter. */
    int tries;

    /** Throws in a row that throw again, that of the values on the table included; where they are counted. */
    int sixes;

    /** Throws that are owed after that of the values on the table. */
    int owed;

    /** Steps that were earned and are to be moved, ascending. */
    final List<Integer> bonus = new ArrayList<>();

    /** The pawn moved last within the throws that count, if it is on the ring; else -1. */
    int last = -1;

    /** By the seat whose start is full of others, the seat that came there last. */
    final TreeMap<Integer, Integer> late = new TreeMap<>();

    /** Pairs of pawns of the seat to act that were parted in this throw: the lower times ten and the higher. */
    final TreeSet<Integer> apart = new TreeSet<>();

    /** The seats that have hit somebody, as bits. */
    int hitters;

    /** The seats that are done, in that order, where a match goes on without them. */
    final List<Integer> done = new ArrayList<>();

    /** The pawns before the first of the throws in a row, where they can be undone. */
    int @Nullable [][] undo;

    CrossState(int seats, int pawns) {
        this.pawns = new int[seats][pawns];
    }

    /** The start of a match. */
    static CrossState start(CrossGame game) {
        var state = new CrossState(game.seats(), game.pawns());
        for (int[] row : state.pawns) {
            Arrays.fill(row, Circuit.BASE);
            Arrays.fill(
                    row,
                    0,
                    Math.min(game.pawns(), game.crossRules().entry().begin()),
                    game.crossRules().circuit().start());
        }
        return state;
    }

    /** Becomes a copy. */
    void set(CrossState other) {
        copyRows(other.pawns, pawns);
        seat = other.seat;
        replace(dice, other.dice);
        tries = other.tries;
        sixes = other.sixes;
        owed = other.owed;
        replace(bonus, other.bonus);
        last = other.last;
        late.clear();
        late.putAll(other.late);
        apart.clear();
        apart.addAll(other.apart);
        hitters = other.hitters;
        replace(done, other.done);
        undo = other.undo == null ? null : rows(other.undo);
    }

    private static void replace(List<Integer> values, List<Integer> others) {
        List<Integer> copy = List.copyOf(others);
        values.clear();
        values.addAll(copy);
    }

    private static void copyRows(int[][] from, int[][] to) {
        for (int i = 0; i < from.length; i++) {
            System.arraycopy(from[i], 0, to[i], 0, from[i].length);
        }
    }

    /** The same with every seat's things given to the seat after it. */
    CrossState turned(int seats) {
        CrossState turned = new CrossState(seats, pawns[0].length);
        turned.set(this);
        for (int of = 0; of < seats; of++) {
            int next = (of + 1) % seats;
            turned.pawns[next] = pawns[of].clone();
            if (undo != null && turned.undo != null) {
                turned.undo[next] = undo[of].clone();
            }
        }
        turned.seat = (seat + 1) % seats;
        turned.late.clear();
        late.forEach((of, who) -> turned.late.put((of + 1) % seats, (who + 1) % seats));
        turned.hitters = (hitters << 1 | hitters >>> seats - 1) & (1 << seats) - 1;
        turned.done.replaceAll(of -> (of + 1) % seats);
        return turned;
    }

    /** Whether the other differs at most in the numbers of the pawns of the seats. */
    boolean isEquivalent(CrossState other) {
        return isEquivalent(other, 0, new int[pawns[0].length], 0);
    }

    /**
     * The same, where the seats before {@code of} are known to be alike, and some of its pawns are given numbers.
     *
     * @param numbers by pawn, the number that it gets
     * @param given how many have got one
     */
    private boolean isEquivalent(CrossState other, int of, int[] numbers, int given) {
        if (of == pawns.length) {
            return true;
        }
        if (given == numbers.length) {
            return isEquivalent(other, of, numbers) && isEquivalent(other, of + 1, new int[numbers.length], 0);
        }
        for (int number = 0; number < numbers.length; number++) {
            int n = number;
            boolean free = Arrays.stream(numbers, 0, given).noneMatch(taken -> taken == n);
            if (free && pawns[of][given] == other.pawns[of][number]) {
                numbers[given] = number;
                if (isEquivalent(other, of, numbers, given + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a seat, with these numbers for its pawns, is as in the other; and what is nobody's pawn's. */
    private boolean isEquivalent(CrossState other, int of, int[] numbers) {
        for (int pawn = 0; undo != null && pawn < numbers.length; pawn++) {
            if (other.undo == null || undo[of][pawn] != other.undo[of][numbers[pawn]]) {
                return false;
            }
        }
        if (of != seat) {
            return true;
        }
        TreeSet<Integer> pairs = new TreeSet<>();
        for (int pair : apart) {
            int one = numbers[pair / 10];
            int two = numbers[pair % 10];
            pairs.add(Math.min(one, two) * 10 + Math.max(one, two));
        }
        return pairs.equals(other.apart)
                && (last < 0 ? -1 : numbers[last]) == other.last
                && seat == other.seat
                && dice.equals(other.dice)
                && tries == other.tries
                && sixes == other.sixes
                && owed == other.owed
                && bonus.equals(other.bonus)
                && late.equals(other.late)
                && hitters == other.hitters
                && done.equals(other.done)
                && (undo == null) == (other.undo == null);
    }

    /** A copy of the pawns. */
    static int[][] rows(int[][] pawns) {
        return Arrays.stream(pawns).map(int[]::clone).toArray(int[][]::new);
    }

    /** Forgets what is of this throw. */
    void endThrow() {
        dice.clear();
        bonus.clear();
        apart.clear();
        owed = 0;
    }

    /** Forgets what is of this turn. */
    void endTurn() {
        endThrow();
        tries = 0;
        sixes = 0;
        last = -1;
        undo = null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CrossState o
                && Arrays.deepEquals(pawns, o.pawns)
                && seat == o.seat
                && dice.equals(o.dice)
                && tries == o.tries
                && sixes == o.sixes
                && owed == o.owed
                && bonus.equals(o.bonus)
                && last == o.last
                && late.equals(o.late)
                && apart.equals(o.apart)
                && hitters == o.hitters
                && done.equals(o.done)
                && Arrays.deepEquals(undo, o.undo);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                Arrays.deepHashCode(pawns), seat, dice, tries, sixes, owed, bonus, last, late, apart, hitters, done);
    }
}
