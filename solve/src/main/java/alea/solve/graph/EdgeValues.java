package alea.solve.graph;

import java.util.function.IntToDoubleFunction;

/**
 * What the edges of a graph are worth when both seats of two play as well as can be, in the unit of {@link ZeroSum},
 * to the seat before an edge.
 */
final class EdgeValues {
    private final Graph graph;
    private final IntToDoubleFunction value;

    /** Values from those of the numbered nodes, for the seat to act. */
    EdgeValues(Graph graph, IntToDoubleFunction value) {
        this.graph = graph;
        this.value = value;
    }

    double behind(int e) {
        if (graph.ends(e)) {
            return ZeroSum.worth(graph, e);
        }
        int m = graph.node(e);
        double worth = m < graph.numbered() ? value.applyAsDouble(m) : at(m);
        return graph.ahead(e) == 0 ? worth : -worth;
    }

    /** The value of a node from its edges. */
    double at(int n) {
        int first = graph.first(n);
        int last = graph.last(n);
        boolean decides = graph.kind(n) == Graph.DECISION;
        double sum = decides ? Double.NEGATIVE_INFINITY : 0;
        for (int e = first; e < last; e++) {
            double worth = behind(e);
            if (decides) {
                sum = Math.max(sum, worth);
            } else {
                sum += worth * (graph.kind(n) == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (last - first));
            }
        }
        return sum;
    }
}
