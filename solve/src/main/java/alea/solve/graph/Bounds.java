package alea.solve.graph;

/**
 * Values of the numbered nodes of a graph, between bounds, in the unit of {@link ZeroSum}, for the seat to act.
 *
 * @param lower by node; at most the true value
 * @param upper by node; at least the true value
 * @param sweeps how often the largest component was gone through
 * @param gap the largest difference of the two
 */
public record Bounds(double[] lower, double[] upper, int sweeps, double gap) {
    /** The middle between the bounds of a node. */
    public double value(int node) {
        return (lower[node] + upper[node]) / 2;
    }
}
