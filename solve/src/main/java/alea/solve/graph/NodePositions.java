package alea.solve.graph;

import alea.game.Position;
import alea.solve.Space;
import org.jspecify.annotations.Nullable;

/** The positions that nodes stand for. */
final class NodePositions {
    private NodePositions() {}

    /** A position of a node that is present. */
    static Position position(Graph graph, int node) {
        Space space = graph.space();
        Position position = space.game().start();
        for (int n = 0; n < graph.numbered(); n++) {
            if (graph.present(n) && (n == node || within(graph, n, node))) {
                space.position(n, position);
                Position found = n == node ? position : search(graph, n, position, node);
                if (found != null) {
                    return found;
                }
            }
        }
        throw new IllegalArgumentException("no way leads to node " + node);
    }

    /** Whether a node without a number is found from node {@code n} before the next numbered one. */
    private static boolean within(Graph graph, int n, int node) {
        for (int e = graph.first(n); e < graph.last(n); e++) {
            int m = graph.ends(e) ? -1 : graph.node(e);
            if (m == node || m >= graph.numbered() && within(graph, m, node)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Position search(Graph graph, int n, Position position, int node) {
        for (int e = graph.first(n); e < graph.last(n); e++) {
            int m = graph.ends(e) ? -1 : graph.node(e);
            if (m < graph.numbered()) {
                continue;
            }
            Position next = position.copy();
            next.take(e - graph.first(n));
            while (next.options() == 1 && graph.space().number(next) < 0) {
                next.take(0);
            }
            Position found = m == node ? next : search(graph, m, next, node);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
