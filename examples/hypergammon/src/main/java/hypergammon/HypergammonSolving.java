package hypergammon;

import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.Arrays;

/**
 * Works out what every state is worth when both seats play for the highest payoff, between bounds, by interval
 * iteration: a lower and an upper table are gone through in place, and what they say of a state follows from what
 * they say of those that a roll leads to. Both bracket the truth at every step; what cannot be worked out exactly is
 * rounded outward.
 *
 * <p>A table has a row for every way in which the checkers of the seat that waits can stand, and in it an element for
 * every way of the seat to roll. The plays of a roll depend on the seat's own checkers and on the point that is
 * blocked; each leads to one row, and there to the other seat's way, less the checkers that it hits. The row of a
 * seat that has borne off all holds what that is worth. So a sweep takes seconds, where a graph with all that lies
 * between two rolls does not fit into memory.
 */
final class HypergammonSolving implements Solving {
    private static final int ROLLS = HypergammonPosition.ROLLS;
    private static final int CHANCES = 36;
    private static final double MOST = value(Hypergammon.BACKGAMMON);

    /** Sums of 21 terms that a chance weighs: 24 roundings of a sum below 256, over 36. */
    private static final double ROUNDING = 24 * 256 / 36.0 * 0x1p-53;

    /** Ways that are worked out together. */
    private static final int PART = 128;

    private final HypergammonSpace space;
    private final Sides sides;
    /** Of ways. */
    private final int count;

    private final double[] lower;
    private final double[] upper;
    private int sweeps;
    private double gap = 2 * MOST;

    /** By way of the other seat: the points where it has a single checker, as the seat to roll counts them, as bits. */
    private final int[] single;
    /** By way of the other seat and checker: the way when this checker is hit. */
    private final char[] hit;
    /** By part of the ways and point that the other seat blocks, as it counts it, or 0 for none: its ways. */
    private final int[][][] blocking;

    private final Plays plays;
    /** The ways of the other seat that are worked out together, how many they are, and what is known of each so far. */
    private final int[] others = new int[PART];

    private int many;
    /** What the play that leaves least leaves to the other seat, by both tables. */
    private final double[] least = new double[PART];

    private final double[] most = new double[PART];
    /** Sums over rolls. */
    private final double[] low = new double[PART];

    private final double[] high = new double[PART];

    HypergammonSolving(HypergammonSpace space) {
        this.space = space;
        sides = space.sides();
        count = sides.count();
        lower = new double[count * count];
        upper = new double[count * count];
        single = new int[count];
        hit = new char[count * Hypergammon.MOST_CHECKERS];
        plays = new Plays(sides);
        Arrays.fill(lower, -MOST);
        Arrays.fill(upper, MOST);
        blocking = new int[(count - 1) / PART + 1][Hypergammon.BAR][0];
        for (int way = 0; way < count; way++) {
            int side = sides.side(way);
            lower[way] = -value(Side.lost(side, space.game().checkers()));
            upper[way] = lower[way];
            hits(way, side);
            if (way > 0) {
                int[][] part = blocking[way / PART];
                int point = Side.block(side);
                part[point] = Arrays.copyOf(part[point], part[point].length + 1);
                part[point][part[point].length - 1] = way;
            }
        }
    }

    /** What a payoff is in the unit of zero-sum values: what the seat to act has less what the other has. */
    static double value(double payoff) {
        return 2 * payoff;
    }

    private void hits(int way, int side) {
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            int place = Side.place(side, checker);
            if (place != Hypergammon.OFF && place != Hypergammon.BAR && Side.count(side, place) == 1) {
                single[way] |= 1 << Hypergammon.across(place);
                hit[way * Hypergammon.MOST_CHECKERS + checker] =
                        (char) sides.number(Side.moved(side, place, Hypergammon.BAR));
            }
        }
    }

    @Override
    public HypergammonSpace space() {
        return space;
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    /**
     * One time through all states. Without hits, both seats only come closer to the end, and their ways have smaller
     * numbers; so pairs of parts come in the order of the larger one, and little of what a state follows from is out
     * of date.
     */
    @Override
    public void refine() {
        gap = 0;
        for (int larger = 0; larger < blocking.length; larger++) {
            for (int smaller = 0; smaller <= larger; smaller++) {
                back(larger, smaller);
                if (smaller < larger) {
                    back(smaller, larger);
                }
            }
        }
        sweeps++;
    }

    /**
     * Works out the states in which the seat to roll stands in one of a part of the ways, and the other seat in one
     * of another part.
     */
    private void back(int part, int otherPart) {
        for (int own = Math.max(1, part * PART); own < Math.min(count, (part + 1) * PART); own++) {
            int points = points(sides.side(own));
            for (int point = 0; point < Hypergammon.BAR; point++) {
                if ((points >>> Hypergammon.across(point) & 1) == 0) {
                    many = 0;
                    for (int other : blocking[otherPart][point]) {
                        others[many] = other; // stays where the sides do not overlap
                        many += (single[other] & points) == 0 ? 1 : 0;
                    }
                    if (many > 0) {
                        backTogether(own, point);
                    }
                }
            }
        }
    }

    /** The points that a side is on, as bits. */
    private static int points(int side) {
        int on = 1 << Side.high(side) | 1 << Side.middle(side) | 1 << Side.low(side);
        return on & ~(1 << Hypergammon.BAR | 1 << Hypergammon.OFF);
    }

    /** Works out those of them that are at hand, which the same plays are open to. */
    private void backTogether(int own, int point) {
        Arrays.fill(low, 0, many, 0);
        Arrays.fill(high, 0, many, 0);
        for (int roll = 0; roll < ROLLS; roll++) {
            Arrays.fill(least, 0, many, MOST);
            Arrays.fill(most, 0, many, MOST);
            int end = plays.first(own, point, roll + 1);
            for (int play = plays.first(own, point, roll); play < end; play++) {
                play(plays.after(play) * count, plays.touched(play));
            }
            double chances = HypergammonPosition.isDouble(roll) ? 1 : 2;
            for (int i = 0; i < many; i++) {
                low[i] -= chances * least[i];
                high[i] -= chances * most[i];
            }
        }
        for (int i = 0; i < many; i++) {
            int state = others[i] * count + own;
            lower[state] = Math.max(lower[state], low[i] / CHANCES - ROUNDING);
            upper[state] = Math.min(upper[state], high[i] / CHANCES + ROUNDING);
            gap = Math.max(gap, upper[state] - lower[state]);
        }
    }

    /** Takes one play into account. */
    private void play(int row, int points) {
        for (int i = 0; i < many; i++) {
            int other = others[i];
            int hits = single[other] & points;
            int next = row + (hits == 0 ? other : after(other, hits));
            least[i] = Math.min(least[i], upper[next]);
            most[i] = Math.min(most[i], lower[next]);
        }
    }

    /** The other seat's way after its single checkers on some points were hit. */
    private int after(int other, int points) {
        int way = other;
        for (int left = points; left != 0; left &= left - 1) {
            int place = Hypergammon.across(Integer.numberOfTrailingZeros(left));
            int side = sides.side(way);
            int checker = Side.high(side) == place ? 0 : Side.middle(side) == place ? 1 : 2;
            way = hit[way * Hypergammon.MOST_CHECKERS + checker];
        }
        return way;
    }

    @Override
    public int sweeps() {
        return sweeps;
    }

    @Override
    public double gap() {
        return gap;
    }

    @Override
    public double get(int array, long number) {
        int state = space.other(number) * count + space.own(number);
        return array == 0 ? lower[state] : upper[state];
    }

    @Override
    public void archive(Archive archive) {
        sweeps = archive.count(sweeps, Integer.MAX_VALUE);
        gap = archive.real(gap, 0, 2 * MOST);
        archive.doubles(lower, -MOST, MOST);
        archive.doubles(upper, -MOST, MOST);
    }
}
