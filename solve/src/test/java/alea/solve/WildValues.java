package alea.solve;

import alea.game.Position;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * What {@link WildGame} is worth, worked out apart from the solvers: plainly, node by node, by linear equations and
 * by value iteration. Policies are the probabilities of the options, by node.
 */
public final class WildValues {
    private static final int MOST_SWEEPS = 1_000_000;
    private static final double STILL = 1e-15;

    private WildValues() {}

    /**
     * What is expected of something when policies are played, by node: the solution of linear equations.
     *
     * @param worth of a node where the match is over
     * @param step what every option among others adds
     */
    public static double[] follow(WildGame game, double[][] policy, IntToDoubleFunction worth, double step) {
        int n = game.nodes.length;
        double[][] rows = new double[n][n + 1];
        for (int i = 0; i < n; i++) {
            WildGame.Node node = game.nodes[i];
            rows[i][i] += 1;
            if (node.kind() == Position.OVER) {
                rows[i][n] = worth.applyAsDouble(i);
                continue;
            }
            rows[i][n] = node.next().length > 1 ? step : 0;
            for (int option = 0; option < node.next().length; option++) {
                rows[i][node.next()[option]] -= chance(node, policy[i], option);
            }
        }
        return solution(rows);
    }

    private static double chance(WildGame.Node node, double[] policy, int option) {
        return node.kind() == Position.DECISION ? policy[option] : node.chances()[option];
    }

    /** Gauss's elimination with the largest pivot of a column. */
    private static double[] solution(double[][] rows) {
        int n = rows.length;
        for (int i = 0; i < n; i++) {
            int pivot = i;
            for (int j = i + 1; j < n; j++) {
                pivot = Math.abs(rows[j][i]) > Math.abs(rows[pivot][i]) ? j : pivot;
            }
            double[] row = rows[pivot];
            rows[pivot] = rows[i];
            rows[i] = row;
            for (int j = 0; j < n; j++) {
                double factor = j == i ? 0 : rows[j][i] / row[i];
                for (int k = i; factor != 0 && k <= n; k++) {
                    rows[j][k] -= factor * row[k];
                }
            }
        }
        double[] x = new double[n];
        Arrays.setAll(x, i -> rows[i][n] / rows[i][i]);
        return x;
    }

    /**
     * Win minus loss of seat 0 of two, by node, when the seats of {@code minds} play as well as can be and the others
     * as a policy says.
     */
    public static double[] best(WildGame game, double[][] policy, boolean... minds) {
        double[] v = new double[game.nodes.length];
        for (int i = 0; i < v.length; i++) {
            v[i] = game.nodes[i].kind() == Position.OVER ? worth(game, i) : 0;
        }
        double change = 1;
        for (int sweep = 0; change > STILL; sweep++) {
            if (sweep == MOST_SWEEPS) {
                throw new AssertionError("%s does not come to rest".formatted(game.spec()));
            }
            change = 0;
            for (int i = v.length - 1; i >= 0; i--) {
                WildGame.Node node = game.nodes[i];
                if (node.kind() != Position.OVER) {
                    double now = back(node, policy[i], v, minds);
                    change = Math.max(change, Math.abs(now - v[i]));
                    v[i] = now;
                }
            }
        }
        // Values that hardly change any more are not exact yet; but those of the choices that they lead to are.
        double[][] choices = policy.clone();
        for (int i = 0; i < v.length; i++) {
            WildGame.Node node = game.nodes[i];
            if (node.kind() == Position.DECISION && minds[node.seat()]) {
                choices[i] = new double[node.next().length];
                int best = 0;
                for (int option = 1; option < choices[i].length; option++) {
                    double more = v[node.next()[option]] - v[node.next()[best]];
                    best = (node.seat() == 0 ? more : -more) > 0 ? option : best;
                }
                choices[i][best] = 1;
            }
        }
        return follow(game, choices, i -> worth(game, i), 0);
    }

    /** Win minus loss of seat 0 of two, where the match is over. */
    public static double worth(WildGame game, int node) {
        return game.nodes[node].scores()[0] - game.nodes[node].scores()[1];
    }

    private static double back(WildGame.Node node, double[] policy, double[] v, boolean... minds) {
        boolean minded = node.kind() == Position.DECISION && minds[node.seat()];
        double sign = node.seat() == 0 ? 1 : -1;
        double most = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int option = 0; option < node.next().length; option++) {
            double to = v[node.next()[option]];
            most = Math.max(most, sign * to);
            sum += minded ? 0 : chance(node, policy, option) * to;
        }
        return minded ? sign * most : sum;
    }
}
