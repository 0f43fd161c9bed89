package hypergammon;

import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.Arrays;

/**
 * Works out what every state is worth when both seats play for the highest payoff, between bounds, by interval iteration: a lower and an
 * upper table are gone through in place, and what they say of a state follows from what they say of those that a roll leads to.
 * Both bracket the truth at every step; what cannot be worked out exactly is rounded outward.
 *
 * <p>A table has a row for every way in which the checkers of the seat that waits can stand, and in it an element for every way of the seat to
 * roll. The plays of a roll depend on the seat's own checkers and on the point that is blocked; each leads to one row, and there to the
 * other seat's way, less the checkers that it hits. The row of a seat that has borne off all holds what that is worth. So a sweep takes
 * seconds, where a graph with all that lies between two rolls does not fit into memory.
 */
final class HypergammonSolving implements Solving {
    private static final int COUNT = Sides.COUNT;
    private static final int ROLLS = HypergammonPosition.ROLLS;
    private static final int CHANCES = 36;
    /** Sums of 21 terms that a chance weighs, each at most the highest payoff: 24 roundings of a sum below 128, over 36. */
    private static final double ROUNDING = 24 * 128 / 36.0 * 0x1p-53;

    private final HypergammonSpace space;
    private final double[] lower = new double[COUNT * COUNT];
    private final double[] upper = new double[COUNT * COUNT];
    private int sweeps;
    private double gap = 2 * Payoffs.most();

    /** By way of the other seat: the points where it has a single checker, as the seat to roll counts them, as bits. */
    private final int[] single = new int[COUNT];
    /** By way of the other seat and checker: the way when this checker is hit. */
    private final char[] hit = new char[COUNT * Hypergammon.CHECKERS];
    /** By point that the other seat blocks, as it counts it, or 0 for none: its ways. */
    private final int[][] blocking = new int[Hypergammon.BAR][];

    private final Plays plays = new Plays();
    /** The ways of the other seat that are worked out together, how many they are, and what is known of each so far. */
    private final int[] others = new int[COUNT];

    private int many;
    private final double[] least = new double[COUNT];
    private final double[] most = new double[COUNT];
    private final double[] low = new double[COUNT];
    private final double[] high = new double[COUNT];

    HypergammonSolving(HypergammonSpace space) {
        this.space = space;
        Arrays.fill(lower, -Payoffs.most());
        Arrays.fill(upper, Payoffs.most());
        int[] ways = new int[Hypergammon.BAR];
        for (int way = 0; way < COUNT; way++) {
            int side = Sides.side(way);
            lower[way] = -Payoffs.worth(Side.lost(side));
            upper[way] = lower[way];
            ways[Side.block(side)] += way == 0 ? 0 : 1;
            hits(way, side);
        }
        for (int point = 0; point < blocking.length; point++) {
            blocking[point] = new int[ways[point]];
        }
        Arrays.fill(ways, 0);
        for (int way = 1; way < COUNT; way++) {
            int point = Side.block(Sides.side(way));
            blocking[point][ways[point]++] = way;
        }
    }

    private void hits(int way, int side) {
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
            int place = Side.place(side, checker);
            if (place != Hypergammon.OFF && place != Hypergammon.BAR && Side.count(side, place) == 1) {
                single[way] |= 1 << Hypergammon.across(place);
                hit[way * Hypergammon.CHECKERS + checker] =
                        (char) Sides.number(Side.moved(side, place, Hypergammon.BAR));
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

    /** One time through all states, those with the fewest steps of the seat to roll first. */
    @Override
    public void refine() {
        gap = 0;
        part(1, COUNT);
        sweeps++;
    }

    long part(int begin, int end) {
        long n = 0;
        for (int own = begin; own < end; own++) {
            int side = Sides.side(own);
            int points = points(side);
            for (int point = 0; point < blocking.length; point++) {
                int blocked = Hypergammon.across(point);
                if ((points >>> blocked & 1) == 0) {
                    many = 0;
                    for (int other : blocking[point]) {
                        if ((single[other] & points) == 0) {
                            others[many++] = other;
                        }
                    }
                    plays.find(side, blocked);
                    back(own);
                    n += many;
                }
            }
        }
        return n;
    }

    /** The points that a side is on, as bits. */
    private static int points(int side) {
        int on = 1 << Side.high(side) | 1 << Side.middle(side) | 1 << Side.low(side);
        return on & ~(1 << Hypergammon.BAR | 1 << Hypergammon.OFF);
    }

    /** Works out states in which the seat to roll stands in one way from those that follow. */
    private void back(int own) {
        Arrays.fill(low, 0, many, 0);
        Arrays.fill(high, 0, many, 0);
        for (int roll = 0; roll < ROLLS; roll++) {
            Arrays.fill(least, 0, many, Payoffs.most());
            Arrays.fill(most, 0, many, Payoffs.most());
            for (int play = plays.first[roll]; play < plays.first[roll + 1]; play++) {
                better(plays.after[play] * COUNT, plays.touched[play]);
            }
            double chances = HypergammonPosition.isDouble(roll) ? 1 : 2;
            for (int i = 0; i < many; i++) {
                low[i] -= chances * least[i];
                high[i] -= chances * most[i];
            }
        }
        for (int i = 0; i < many; i++) {
            int state = others[i] * COUNT + own;
            lower[state] = Math.max(lower[state], low[i] / CHANCES - ROUNDING);
            upper[state] = Math.min(upper[state], high[i] / CHANCES + ROUNDING);
            gap = Math.max(gap, upper[state] - lower[state]);
        }
    }

    /** Takes a play into account: what it leaves to the other seat is as little as can be. */
    private void better(int row, int points) {
        for (int i = 0; i < many; i++) {
            int other = others[i];
            int hits = single[other] & points;
            int state = row + (hits == 0 ? other : after(other, hits));
            if (upper[state] < least[i]) {
                least[i] = upper[state];
            }
            if (lower[state] < most[i]) {
                most[i] = lower[state];
            }
        }
    }

    /** The other seat's way after its single checkers on some points were hit. */
    private int after(int other, int points) {
        int way = other;
        for (int left = points; left != 0; left &= left - 1) {
            int place = Hypergammon.across(Integer.numberOfTrailingZeros(left));
            int side = Sides.side(way);
            int checker = Side.high(side) == place ? 0 : Side.middle(side) == place ? 1 : 2;
            way = hit[way * Hypergammon.CHECKERS + checker];
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
        int state = HypergammonSpace.other(number) * COUNT + HypergammonSpace.own(number);
        return array == 0 ? lower[state] : upper[state];
    }

    @Override
    public void archive(Archive archive) {
        sweeps = archive.count(sweeps, Integer.MAX_VALUE);
        gap = archive.real(gap, 0, 2 * Payoffs.most());
        archive.doubles(lower, -Payoffs.most(), Payoffs.most());
        archive.doubles(upper, -Payoffs.most(), Payoffs.most());
    }
}
