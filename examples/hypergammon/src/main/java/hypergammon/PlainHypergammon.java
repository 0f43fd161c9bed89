package hypergammon;

import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules, written to be read beside those of backgammon. Slow: every rule is carried out as it is said. */
final class PlainHypergammon extends Position {
    private static final List<int[]> ROLLS = Notation.rolls();

    /** What can be done with one checker. */
    private record Move(int from, int to, int die) {}

    /** By seat, from its own side; always falling. */
    private int[][] checkers;

    private List<Integer> dice;
    private List<Move> moves = List.of();

    PlainHypergammon(Notation notation) {
        checkers = notation.checkers();
        seat = notation.seat();
        dice = Arrays.stream(notation.dice()).boxed().toList();
        await();
    }

    /** Finds out what the position waits for. */
    private void await() {
        boolean over = hasWon(checkers[seat]);
        node = over ? OVER : dice.isEmpty() ? WEIGHTED : DECISION;
        moves = node == DECISION ? legal() : List.of();
        options = switch (node) {
            case WEIGHTED -> ROLLS.size();
            case DECISION -> Math.max(1, moves.size());
            default -> 0;
        };
    }

    private static boolean hasWon(int[] own) {
        return Arrays.stream(own).allMatch(place -> place == Hypergammon.OFF);
    }

    /**
     * The moves of one checker that keep the rule: both dice are used where that is possible, of a double as many as
     * possible; where only one of two can be, the larger. A move that wins the match keeps it. Where both dice bear
     * off the same checker, one move is enough: what follows is the same.
     */
    private List<Move> legal() {
        int[] own = checkers[seat];
        int most = most(own, dice);
        List<Move> kept = new ArrayList<>(possible(own, dice).stream()
                .filter(move -> 1 + most(moved(own, move), without(dice, move.die)) == most || hasWon(moved(own, move)))
                .toList());
        if (most == 1 && kept.stream().noneMatch(move -> hasWon(moved(own, move)))) {
            int largest = kept.stream().mapToInt(Move::die).max().orElseThrow();
            kept.removeIf(move -> move.die < largest);
        }
        List<Move> told = new ArrayList<>();
        for (Move move : kept) {
            if (kept.stream()
                    .noneMatch(other -> other.from == move.from && other.to == move.to && other.die < move.die)) {
                told.add(move);
            }
        }
        return told;
    }

    /** The most dice that can be used. */
    private int most(int[] own, List<Integer> left) {
        return possible(own, left).stream()
                .mapToInt(move -> 1 + most(moved(own, move), without(left, move.die)))
                .max()
                .orElse(0);
    }

    /** What a single checker can do with a single die, from the highest on, the larger die first. */
    private List<Move> possible(int[] own, List<Integer> left) {
        List<Move> possible = new ArrayList<>();
        for (int from : Arrays.stream(own).distinct().toArray()) {
            for (int die : left.reversed().stream().distinct().toList()) {
                int to = Math.max(Hypergammon.OFF, from - die);
                if (from != Hypergammon.OFF
                        && enters(own, from)
                        && (to == Hypergammon.OFF ? bearsOff(own, from, die) : isOpen(to))) {
                    possible.add(new Move(from, to, die));
                }
            }
        }
        return possible;
    }

    /** While a checker is on the bar, no other moves. */
    private static boolean enters(int[] own, int from) {
        return own[0] != Hypergammon.BAR || from == Hypergammon.BAR;
    }

    /**
     * Checkers are borne off when all are at home: from the point of the die, or from the highest point when that is
     * lower.
     */
    private static boolean bearsOff(int[] own, int from, int die) {
        return own[0] <= Hypergammon.HOME && (from == die || from == own[0]);
    }

    /** Nobody lands where the other seat has two checkers or more. */
    private boolean isOpen(int point) {
        return Arrays.stream(checkers[1 - seat])
                        .filter(place -> place == Hypergammon.across(point))
                        .count()
                < 2;
    }

    private static int[] moved(int[] own, Move move) {
        return with(own, move.from, move.to);
    }

    private static int[] with(int[] side, int from, int to) {
        List<Integer> places = new ArrayList<>(Arrays.stream(side).boxed().toList());
        places.remove((Integer) from);
        places.add(to);
        places.sort(java.util.Comparator.reverseOrder());
        return places.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Integer> without(List<Integer> dice, int die) {
        List<Integer> left = new ArrayList<>(dice);
        left.remove((Integer) die);
        return left;
    }

    @Override
    public void take(int option) {
        if (node == WEIGHTED) {
            int[] roll = ROLLS.get(option);
            dice = roll[0] == roll[1] ? List.of(roll[0], roll[0], roll[0], roll[0]) : List.of(roll[0], roll[1]);
            await();
            return;
        }
        dice = moves.isEmpty() ? List.of() : without(dice, moves.get(option).die);
        if (!moves.isEmpty()) {
            move(moves.get(option));
        }
        if (hasWon(checkers[seat])) {
            dice = List.of();
        }
        if (dice.isEmpty()) {
            turns++;
            seat = hasWon(checkers[seat]) ? seat : 1 - seat;
        }
        await();
    }

    /** Moves a checker, and hits the one of the other seat that stands there. */
    private void move(Move move) {
        int[] other = checkers[1 - seat];
        int there = Hypergammon.across(move.to);
        boolean hits = move.to != Hypergammon.OFF && Arrays.stream(other).anyMatch(place -> place == there);
        int[] own = moved(checkers[seat], move);
        int[] hit = hits ? with(other, there, Hypergammon.BAR) : other;
        checkers = seat == 0 ? new int[][] {own, hit} : new int[][] {hit, own};
    }

    @Override
    public double probability(int option) {
        int[] roll = ROLLS.get(option);
        return roll[0] == roll[1] ? 1 / 36.0 : 2 / 36.0;
    }

    @Override
    public String label(int option) {
        if (node == WEIGHTED) {
            int[] roll = ROLLS.get(option);
            return roll[0] + "," + roll[1];
        }
        return moves.isEmpty() ? "pass" : Notation.move(moves.get(option).from, moves.get(option).to);
    }

    @Override
    public double score(int ofSeat) {
        int[] loser = checkers[1 - seat];
        boolean none = Arrays.stream(loser).noneMatch(place -> place == Hypergammon.OFF);
        boolean far = Arrays.stream(loser).anyMatch(place -> place >= Hypergammon.FAR_HOME);
        int worth = none ? far ? Hypergammon.BACKGAMMON : 2 : 1;
        return ofSeat == seat ? worth : -worth;
    }

    /** How many checkers of a seat are on the bar. */
    int onBar(int ofSeat) {
        return (int) Arrays.stream(checkers[ofSeat])
                .filter(place -> place == Hypergammon.BAR)
                .count();
    }

    Notation notation() {
        return new Notation(
                checkers, seat, dice.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public void set(Position other) {
        PlainHypergammon p = (PlainHypergammon) other;
        checkers = p.checkers; // arrays are never written into
        dice = p.dice;
        seat = p.seat;
        turns = p.turns;
        await();
    }

    @Override
    public Position copy() {
        var copy = new PlainHypergammon(notation());
        copy.turns = turns;
        return copy;
    }

    @Override
    public String toString() {
        return notation().toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainHypergammon p && notation().equals(p.notation());
    }

    @Override
    public int hashCode() {
        return notation().hashCode();
    }
}
