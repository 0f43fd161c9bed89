package alea.solve.graph;

import alea.game.BadInput;
import alea.solve.Values;
import java.util.Arrays;
import java.util.Locale;

/**
 * The best that one seat of two can do against a policy that it knows: its payoff less that of the other (win minus
 * loss, where nothing else counts), from every state, between bounds, by interval iteration as {@link ZeroSum} does
 * it.
 */
public final class BestResponse {
    private static final int MOST_SWEEPS = 1_000_000;
    private static final double ULP = 0x1p-53;

    private final Graph graph;
    private final double[] choice;
    private final int responder;
    /** The greatest value; the least is as much below 0. */
    private final double most;

    private final boolean turned;
    private final double[] lower;
    private final double[] upper;
    private double gap;

    private BestResponse(Graph graph, double[] choice, int responder) {
        if (graph.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "a best response is to one policy, in a game of two seats; %s has %d",
                    graph.space().game().spec(),
                    graph.seats()));
        }
        this.graph = graph;
        this.choice = choice;
        this.responder = responder;
        most = Values.most(graph.space().game());
        turned = graph.space().turned();
        int size = turned ? 2 * graph.numbered() : graph.numbered();
        lower = new double[size];
        upper = new double[size];
        Arrays.fill(lower, -most);
        Arrays.fill(upper, most);
    }

    /**
     * Responds to a policy.
     *
     * @param choice the policy: the probability of every edge of a decision
     * @param responder the seat that responds
     * @param gap how far the bounds may stay apart
     */
    public static BestResponse to(Graph graph, double[] choice, int responder, double gap) {
        var response = new BestResponse(graph, choice, responder);
        response.run(gap);
        return response;
    }

    private void run(double enough) {
        Components components = Components.of(graph);
        int large = 0;
        for (int c = 0; c < components.count(); c++) {
            large += components.starts[c + 1] - components.starts[c] > 1 ? 1 : 0;
        }
        int done = 0;
        for (int c = 0; c < components.count(); c++) {
            int from = components.starts[c];
            int to = components.starts[c + 1];
            component(components.nodes, from, to, enough * (to - from > 1 ? ++done : done) / Math.max(1, large));
        }
        for (int node : components.nodes) {
            for (int k = turned ? 0 : graph.seat(node), end = turned ? 2 : k + 1; k < end; k++) {
                gap = Math.max(gap, upper[at(node, k)] - lower[at(node, k)]);
            }
        }
    }

    private void component(int[] nodes, int from, int to, double enough) {
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            double widest = 0;
            boolean changed = false;
            for (int i = from; i < to; i++) {
                int n = nodes[i];
                for (int k = turned ? 0 : graph.seat(n), end = turned ? 2 : k + 1; k < end; k++) {
                    int at = at(n, k);
                    double low = bound(n, k, lower, -ULP * most);
                    double high = bound(n, k, upper, ULP * most);
                    changed |= low > lower[at] || high < upper[at];
                    lower[at] = Math.max(low, lower[at]);
                    upper[at] = Math.min(high, upper[at]);
                    widest = Math.max(widest, upper[at] - lower[at]);
                }
            }
            if (widest <= enough || !changed) {
                return;
            }
        }
    }

    private int at(int n, int k) {
        return turned ? 2 * n + k : n;
    }

    private double bound(int n, int k, double[] table, double ulp) {
        int first = graph.first(n);
        int last = graph.last(n);
        byte kind = graph.kind(n);
        if (kind == Graph.DECISION && k == responder) {
            double best = -most;
            for (int e = first; e < last; e++) {
                best = Math.max(best, behind(e, k, table, ulp));
            }
            return best;
        }
        double sum = 0;
        for (int e = first; e < last; e++) {
            double p = kind == Graph.DECISION
                    ? choice[e]
                    : kind == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (last - first);
            if (p != 0) {
                sum += p * behind(e, k, table, ulp);
            }
        }
        return sum + (last - first + 4) * ulp;
    }

    private double behind(int e, int k, double[] table, double ulp) {
        if (graph.ends(e)) {
            double worth = ZeroSum.worth(graph, e);
            return k == responder ? worth : -worth;
        }
        int m = graph.node(e);
        int next = k + graph.ahead(e) & 1;
        return m < graph.numbered() ? table[at(m, next)] : bound(m, next, table, ulp);
    }

    /** The largest difference of the bounds. */
    public double gap() {
        return gap;
    }

    /**
     * A lower bound of what the responder can reach.
     *
     * @param state the number of a state
     * @param acting the seat that acts there; it matters only where the space is turned
     */
    public double lower(int state, int acting) {
        return lower[at(state, acting)];
    }

    /** An upper bound. */
    public double upper(int state, int acting) {
        return upper[at(state, acting)];
    }
}
