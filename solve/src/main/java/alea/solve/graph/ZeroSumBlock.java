package alea.solve.graph;

import alea.game.BadInput;
import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Space;
import alea.solve.Values;
import java.util.Arrays;
import java.util.Locale;

/**
 * A block of states of a game of two seats: what {@link ZeroSum} does with all states, done with those from one number
 * to another, which is all that a machine needs of a table that is larger than its memory. What options lead to outside
 * the block is asked for by number, and its bounds are given with every sweep.
 *
 * <p>Bounds are floats that are rounded outward, so they hold the true value as those of {@link ZeroSum} do; a lower
 * one only rises and an upper one only falls, however old the bounds from outside are. So blocks may be swept in any
 * order and at the same time.
 */
public final class ZeroSumBlock {
    /** The nodes of the block in the order in which they are worked out. */
    private final int[] order;

    private final long[] outside;
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
        order = Components.of(graph).nodes;
        outside = graph.outside().keySet().stream()
                .mapToLong(number -> number)
                .sorted()
                .toArray();
        int[] place = new int[graph.nodes() - graph.numbered()];
        graph.outside()
                .forEach((number, node) -> place[node - graph.numbered()] = Arrays.binarySearch(outside, number));
        nodes = PackedNodes.of(graph, order, node -> place[node - graph.numbered()], Values.most(space.game()));
    }

    /** The numbers of the states outside that the block leads to, rising. */
    public long[] outside() {
        return outside.clone();
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
     * Goes through the block once, and works every state out from what it leads to.
     *
     * @param lower bounds of the block's states, which rise
     * @param upper likewise, which fall
     * @param outsideLower bounds of {@link #outside}
     * @param outsideUpper likewise
     * @return by how much a bound moved at most
     */
    public double sweep(float[] lower, float[] upper, float[] outsideLower, float[] outsideUpper) {
        nodes.begin(lower, upper, outsideLower, outsideUpper);
        double moved = 0;
        for (int n : order) {
            nodes.next();
            float low = down(nodes.low());
            float high = up(nodes.high());
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
