package alea.solve.graph;

import alea.game.BadInput;
import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Space;
import alea.solve.Values;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A block of states of a game of two seats: what {@link ZeroSum} does with all states, done with those from one number
 * to another, which is all that a machine needs of a table that is larger than its memory. What options lead to outside
 * the block is asked for by number, and its bounds are given with every sweep.
 *
 * <p>Bounds are floats that are rounded outward, so they hold the true value as those of {@link ZeroSum} do; a lower
 * one only rises and an upper one only falls, however old the bounds from outside are. So blocks may be swept in any
 * order and at the same time.
 */
public final class ZeroSumBlock implements Serializable {
    private static final long serialVersionUID = 1L;

    /** So often what leads round to itself is gone through at a time, at most. */
    static final int ROUNDS = 10;
    /** It is enough when bounds move by less than such a part of what they first moved by. */
    static final double SETTLED = 0.1;

    /** The nodes of the block in the order in which they are worked out. */
    private final int[] order;
    /** Where in the order nodes begin that lead round to each other without leading back, and end. */
    private final int[] knots;

    private final Rising outside;
    private final PackedNodes nodes;

    /**
     * A block.
     *
     * @param from the first state
     * @param to after the last one
     * @throws BadInput when the game has not two seats, their payoffs do not always sum to the same, or the block is
     *     too large
     */
    public ZeroSumBlock(Space space, long from, long to) {
        if (space.game().seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "zero-sum values are for two seats; %s has %d",
                    space.game().spec(),
                    space.game().seats()));
        }
        Graph graph = Graph.part(space, from, to);
        Components components = Components.forward(graph);
        order = components.nodes;
        knots = components.knots.stream()
                .flatMap(knot -> IntStream.of(components.starts[knot], components.starts[knot + 1]))
                .toArray();
        long[] leaves = graph.outside().numbers();
        outside = new Rising(leaves);
        int[] place = new int[graph.nodes() - graph.numbered()];
        for (int i = 0; i < leaves.length; i++) {
            place[graph.outside().node(leaves[i]) - graph.numbered()] = i;
        }
        nodes = PackedNodes.of(graph, order, node -> place[node - graph.numbered()], Values.most(space.game()));
    }

    /** The numbers of the states outside that the block leads to, rising. */
    public long[] outside() {
        return outside.numbers();
    }

    /**
     * Bounds of states of which nothing is known yet, but for those of matches that are over, where a space numbers
     * them.
     *
     * @param space of a game of two seats
     * @param array 0 for lower bounds, 1 for upper ones
     */
    public static float[] unknown(Space space, long from, long to, int array) {
        float most = (float) Values.most(space.game());
        float[] bounds = new float[(int) (to - from)];
        Arrays.fill(bounds, array == 0 ? -most : most);
        Position position = space.game().start();
        Payoffs payoffs = space.game().payoffs();
        for (int i = 0; i < bounds.length; i++) {
            if (!space.position(from + i, position) && position.node() == Position.OVER) {
                int seat = position.seat();
                double worth = payoffs.allowed(position.score(seat)) - payoffs.allowed(position.score(1 - seat));
                bounds[i] = array == 0 ? down(worth) : up(worth);
            }
        }
        return bounds;
    }

    /**
     * Goes through the block, and works every state out from what it leads to. States that lead round to each other
     * without leading back are gone through until they hardly move.
     *
     * @param lower bounds of the block's states, which rise
     * @param upper likewise, which fall
     * @param outsideLower bounds of {@link #outside}
     * @param outsideUpper likewise
     * @return by how much a bound moved at most, when it was first worked out
     */
    public double sweep(float[] lower, float[] upper, float[] outsideLower, float[] outsideUpper) {
        var sweep = new Sweep(lower, upper, outsideLower, outsideUpper);
        double moved = 0;
        int at = 0;
        for (int k = 0; k < knots.length; k += 2) {
            moved = Math.max(moved, sweep.through(at, knots[k]));
            moved = Math.max(moved, sweep.round(knots[k], knots[k + 1]));
            at = knots[k + 1];
        }
        return Math.max(moved, sweep.through(at, order.length));
    }

    private final class Sweep {
        private final float[] lower;
        private final float[] upper;
        private final PackedNodes.Reading reading;

        Sweep(float[] lower, float[] upper, float[] outsideLower, float[] outsideUpper) {
            this.lower = lower;
            this.upper = upper;
            reading = nodes.over(lower, upper, outsideLower, outsideUpper);
        }

        double through(int from, int to) {
            double moved = 0;
            for (int i = from; i < to; i++) {
                int n = order[i];
                reading.next();
                float low = down(reading.low());
                float high = up(reading.high());
                if (low > lower[n]) {
                    moved = Math.max(moved, low - lower[n]);
                    lower[n] = low;
                }
                if (high < upper[n]) {
                    moved = Math.max(moved, upper[n] - high);
                    upper[n] = high;
                }
            }
            return moved;
        }

        double round(int from, int to) {
            int begin = reading.at();
            double first = through(from, to);
            double moved = first;
            for (int i = 1; i < ROUNDS && moved > SETTLED * first; i++) {
                reading.back(begin);
                moved = through(from, to);
            }
            return first;
        }
    }

    /** The largest difference of the bounds of a state that positions have. */
    public double gap(float[] lower, float[] upper) {
        double widest = 0;
        for (int n : order) {
            widest = Math.max(widest, (double) upper[n] - lower[n]);
        }
        return widest;
    }

    private static float down(double value) {
        float nearest = (float) value;
        return nearest > value ? Math.nextDown(nearest) : nearest;
    }

    private static float up(double value) {
        float nearest = (float) value;
        return nearest < value ? Math.nextUp(nearest) : nearest;
    }
}
