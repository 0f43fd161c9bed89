package alea.solve.graph;

import alea.game.Position;
import java.util.function.IntToDoubleFunction;

/**
 * What a policy of one of two seats gives away: at a decision, the best value less what its choice is worth when
 * both play on as well as can be. The unit is that of payoffs (a probability to win, where nothing else counts),
 * half of that of {@link ZeroSum}.
 *
 * <p>Only decisions with more than one option count.
 */
public final class Regret {
    private final Graph graph;
    private final double[] regret;
    private final double[] counts;
    private final long decisions;
    private final double average;
    private final int worst;

    private Regret(Graph graph, double[] choice, IntToDoubleFunction value) {
        this.graph = graph;
        var values = new EdgeValues(graph, value);
        regret = new double[graph.nodes()];
        counts = new double[graph.nodes()];
        long found = 0;
        double sum = 0;
        int most = -1;
        for (int n = 0; n < graph.nodes(); n++) {
            if (!graph.present(n) || graph.kind(n) != Graph.DECISION || graph.last(n) - graph.first(n) < 2) {
                continue;
            }
            double worth = 0;
            double best = Double.NEGATIVE_INFINITY;
            for (int e = graph.first(n); e < graph.last(n); e++) {
                double behind = values.behind(e);
                best = Math.max(best, behind);
                if (choice[e] != 0) {
                    worth += choice[e] * behind;
                }
            }
            regret[n] = Math.max(0, best - worth) / 2;
            counts[n] = 1;
            found++;
            sum += regret[n];
            if (most < 0 || regret[n] > regret[most]) {
                most = n;
            }
        }
        decisions = found;
        average = found == 0 ? 0 : sum / found;
        worst = most;
    }

    /**
     * The regret of a policy at every decision.
     *
     * @param choice the policy: the probability of every edge of a decision
     * @param value of a numbered node for the seat to act, in the unit of {@link ZeroSum}
     */
    public static Regret of(Graph graph, double[] choice, IntToDoubleFunction value) {
        return new Regret(graph, choice, value);
    }

    /** How many decisions there are. */
    public long decisions() {
        return decisions;
    }

    /** The mean over all decisions. */
    public double average() {
        return average;
    }

    /** The greatest regret; 0 when there is no decision. */
    public double most() {
        return worst < 0 ? 0 : regret[worst];
    }

    /** The first position with the greatest regret; of seat 0 where the space is turned. */
    public Position worst() {
        if (worst < 0) {
            throw new IllegalStateException("there is no decision");
        }
        return NodePositions.position(graph, worst);
    }

    /** By node, for {@link Chain}: the regret of its decision. */
    public double[] byNode() {
        return regret.clone();
    }

    /** By node, for {@link Chain}: 1 where there is a decision. */
    public double[] decisionsByNode() {
        return counts.clone();
    }
}
