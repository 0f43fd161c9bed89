package alea.cross;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
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
        boolean rest = seat == other.seat
                && dice.equals(other.dice)
                && tries == other.tries
                && sixes == other.sixes
                && owed == other.owed
                && bonus.equals(other.bonus)
                && late.equals(other.late)
                && hitters == other.hitters
                && done.equals(other.done)
                && (last < 0) == (other.last < 0)
                && apart.size() == other.apart.size()
                && (undo == null) == (other.undo == null);
        for (int of = 0; rest && of < pawns.length; of++) {
            rest = marks(of).equals(other.marks(of));
        }
        return rest && (apart.isEmpty() || fits(other, new int[pawns[0].length], 0));
    }

    /** What the pawns of a seat have but for their numbers, in one order. */
    private List<List<Integer>> marks(int of) {
        return IntStream.range(0, pawns[of].length)
                .mapToObj(pawn -> mark(of, pawn))
                .sorted(Comparator.comparing(List::toString))
                .toList();
    }

    /** Where a pawn is, where it goes back to, and whether it moved last. */
    private List<Integer> mark(int of, int pawn) {
        return List.of(pawns[of][pawn], undo == null ? 0 : undo[of][pawn], of == seat && pawn == last ? 1 : 0);
    }

    /**
     * Whether the pawns of the seat to act can be given numbers by which pairs that are apart are those of the other.
     *
     * @param numbers by pawn, the number that it gets
     * @param given how many have got one
     */
    private boolean fits(CrossState other, int[] numbers, int given) {
        if (given == numbers.length) {
            return true;
        }
        for (int number = 0; number < numbers.length; number++) {
            int n = number;
            if (Arrays.stream(numbers, 0, given).noneMatch(taken -> taken == n)
                    && mark(seat, given).equals(other.mark(seat, number))
                    && IntStream.range(0, given)
                            .allMatch(pawn -> isApart(pawn, given) == other.isApart(numbers[pawn], n))) {
                numbers[given] = number;
                if (fits(other, numbers, given + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isApart(int one, int two) {
        return apart.contains(Math.min(one, two) * 10 + Math.max(one, two));
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
