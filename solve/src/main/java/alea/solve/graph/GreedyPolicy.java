package alea.solve.graph;

import java.util.function.IntToDoubleFunction;

/** The choices of a seat that plays as well as can be. */
public final class GreedyPolicy {
    /** Options whose values differ by no more than this are alike. */
    public static final double TIE = 1e-9;

    private GreedyPolicy() {}

    /**
     * The first of the best options at every decision.
     *
     * @param value of a numbered node: win minus loss for the seat to act
     * @return by edge: 1 where it is taken, else 0
     */
    public static double[] choices(Graph graph, IntToDoubleFunction value) {
        var values = new EdgeValues(graph, value);
        double[] choice = new double[graph.edges()];
        for (int n = 0; n < graph.nodes(); n++) {
            if (graph.present(n) && graph.kind(n) == Graph.DECISION) {
                double enough = values.at(n) - TIE;
                int e = graph.first(n);
                while (values.behind(e) < enough) {
                    e++;
                }
                choice[e] = 1;
            }
        }
        return choice;
    }
}
