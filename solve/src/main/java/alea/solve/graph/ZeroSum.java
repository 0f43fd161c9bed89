package alea.solve.graph;

import alea.game.BadInput;
import java.util.Arrays;

/**
 * The value of every node of a game of two seats when both play as well as can be: the probability of a win minus that of a loss,
 * for the seat to act. It is unique.
 *
 * <p>Interval iteration: a lower and an upper table start at -1 and 1 and are worked through, in place, component by
 * component; both bracket the truth at every step, and what cannot be worked out exactly is rounded outward. A small last change
 * says nothing about the error; a small gap does. See Haddad and Monmege, Interval iteration algorithm for MDPs and IMDPs (2018).
 *
 * <p>Where the seats together could keep a match from ending, the tables need not meet; {@link Endless} finds that out
 * beforehand.
 */
public final class ZeroSum {
    private static final int MOST_SWEEPS = 1_000_000;
    /** The relative error of one operation on doubles. */
    private static final double ULP = 0x1p-53;

    private final Graph graph;
    private final double[] lower;
    private final double[] upper;

    private ZeroSum(Graph graph) {
        if (graph.seats() != 2) {
            throw new BadInput("zero-sum values are for two seats; %s has %d"
                    .formatted(graph.space().game().spec(), graph.seats()));
        }
        this.graph = graph;
        lower = new double[graph.numbered()];
        upper = new double[graph.numbered()];
        Arrays.fill(lower, -1);
        Arrays.fill(upper, 1);
    }

    /**
     * Solves a graph.
     *
     * @param gap how far the bounds may stay apart, at most; rounding may keep them apart by some 1e-13
     * @throws BadInput when the game has not two seats
     */
    public static Bounds solve(Graph graph, double gap) {
        return new ZeroSum(graph).run(gap);
    }

    private Bounds run(double gap) {
        Components components = Components.of(graph);
        int large = 0;
        for (int c = 0; c < components.count(); c++) {
            large += components.starts[c + 1] - components.starts[c] > 1 ? 1 : 0;
        }
        int done = 0;
        int sweeps = 0;
        for (int c = 0; c < components.count(); c++) {
            int from = components.starts[c];
            int to = components.starts[c + 1];
            // What comes first is solved more closely, so that what builds on it can reach its own gap.
            double enough = gap * (to - from > 1 ? ++done : done) / Math.max(1, large);
            sweeps = Math.max(sweeps, component(components.nodes, from, to, enough));
        }
        double widest = 0;
        for (int node : components.nodes) {
            widest = Math.max(widest, upper[node] - lower[node]);
        }
        return new Bounds(lower, upper, sweeps, widest);
    }

    private int component(int[] nodes, int from, int to, double enough) {
        for (int sweep = 1; ; sweep++) {
            double widest = 0;
            boolean changed = false;
            for (int i = from; i < to; i++) {
                changed |= back(nodes[i]);
                widest = Math.max(widest, upper[nodes[i]] - lower[nodes[i]]);
            }
            if (widest <= enough || !changed || sweep == MOST_SWEEPS) {
                return sweep;
            }
        }
    }

    /** Works a node out from what it leads to. Tells whether a bound moved. */
    private boolean back(int n) {
        double low = bound(n, false);
        double high = bound(n, true);
        boolean changed = false;
        if (low > lower[n]) {
            lower[n] = low;
            changed = true;
        }
        if (high < upper[n]) {
            upper[n] = high;
            changed = true;
        }
        return changed;
    }

    private double bound(int n, boolean high) {
        int first = graph.first(n);
        int last = graph.last(n);
        if (graph.kind(n) == Graph.DECISION) {
            double best = -1;
            for (int e = first; e < last; e++) {
                best = Math.max(best, behind(e, high));
            }
            return best;
        }
        boolean weighted = graph.kind(n) == Graph.WEIGHTED;
        double sum = 0;
        for (int e = first; e < last; e++) {
            sum += (weighted ? graph.probability(e) : 1) * behind(e, high);
        }
        // The terms are at most 1 in sum: what k additions, the products, the division and the weights can be off by.
        double off = (last - first + 3) * ULP;
        return (weighted ? sum : sum / (last - first)) + (high ? off : -off);
    }

    /** The bound of what an edge leads to, for the seat before it. */
    private double behind(int e, boolean high) {
        if (graph.ends(e)) {
            return worth(graph, e);
        }
        int m = graph.node(e);
        boolean own = graph.ahead(e) == 0;
        // The other seat's lower bound is this one's upper bound.
        double bound = m >= graph.numbered() ? bound(m, high == own) : high == own ? upper[m] : lower[m];
        return own ? bound : -bound;
    }

    /** Win minus loss of an edge that ends the match. */
    static double worth(Graph graph, int e) {
        double[] shares = graph.outcome(e);
        return shares[0] - shares[1];
    }
}
