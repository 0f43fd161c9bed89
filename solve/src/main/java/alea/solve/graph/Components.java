package alea.solve.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The strongly connected components of a graph, by Tarjan's algorithm, in an order in which every component comes
 * after those that it leads to; inside a component, those {@linkplain alea.solve.Space#progress furthest on} come
 * first, or, where that is not known, nodes come after those that a depth-first search found from them. Working
 * through the nodes in this order, one has what a node leads to before the node itself, as far as that can be.
 */
final class Components {
    /** The numbered nodes that are present, in order. */
    final int[] nodes;
    /** Where each component begins in {@link #nodes}, and at the end their number. */
    final int[] starts;
    /** The components in which something leads back to itself. */
    final BitSet knots;

    private Components(int[] nodes, int[] starts, BitSet knots) {
        this.nodes = nodes;
        this.starts = starts;
        this.knots = knots;
    }

    int count() {
        return starts.length - 1;
    }

    static Components of(Graph graph) {
        return new Search(graph, false).run();
    }

    /** Those that remain when nothing is followed that leads back, to a state that is less far on. */
    static Components forward(Graph graph) {
        return new Search(graph, true).run();
    }

    private static final class Search {
        private final Graph graph;
        /** By node: how far on the state is that it is on the way from; empty where nothing is left out. */
        private final int[] progress;

        private final int[] index;
        private final int[] low;
        private final int[] edge;
        private final int[] path;
        private final int[] stack;
        private final int[] order;
        private int found;
        private int placed;
        private int onStack;
        private int[] starts = new int[1024];
        private int components;
        private final BitSet knots = new BitSet();
        /** Whether a node of the component that is closed next leads to itself at once. */
        private final BitSet loops = new BitSet();

        Search(Graph graph, boolean forward) {
            this.graph = graph;
            int n = graph.nodes();
            progress = new int[forward ? n : 0];
            for (int node = 0; forward && node < graph.numbered(); node++) {
                progress[node] = graph.progress(node);
            }
            index = new int[n];
            low = new int[n];
            edge = new int[n];
            path = new int[n];
            stack = new int[n];
            order = new int[n];
        }

        Components run() {
            int[] finish = new int[graph.nodes()];
            int finished = 0;
            for (int root = 0; root < graph.nodes(); root++) {
                if (!graph.present(root) || index[root] != 0) {
                    continue;
                }
                int depth = 0;
                path[0] = root;
                enter(root);
                while (depth >= 0) {
                    int n = path[depth];
                    if (edge[n] < graph.last(n)) {
                        int e = edge[n]++;
                        if (graph.ends(e)) {
                            continue;
                        }
                        int m = graph.node(e);
                        if (leadsBack(n, m)) {
                            continue;
                        }
                        if (m == n) {
                            loops.set(n);
                        }
                        if (index[m] == 0) {
                            path[++depth] = m;
                            enter(m);
                        } else {
                            low[n] = Math.min(low[n], index[m]);
                        }
                    } else {
                        finish[n] = finished++;
                        if (low[n] == index[n]) {
                            close(n, finish);
                        }
                        if (--depth >= 0) {
                            low[path[depth]] = Math.min(low[path[depth]], low[n]);
                        }
                    }
                }
            }
            starts = Arrays.copyOf(starts, components + 1);
            starts[components] = placed;
            return new Components(Arrays.copyOf(order, placed), starts, knots);
        }

        private boolean leadsBack(int n, int m) {
            if (progress.length == 0) {
                return false;
            }
            if (m < graph.numbered()) {
                return progress[m] < progress[n];
            }
            progress[m] = progress[n];
            return false;
        }

        private void enter(int n) {
            index[n] = ++found;
            low[n] = found;
            edge[n] = graph.first(n);
            stack[onStack++] = n;
        }

        /** The nodes above {@code n} on the stack are a component. */
        private void close(int n, int[] finish) {
            if (components + 1 == starts.length) {
                starts = Arrays.copyOf(starts, starts.length * 2);
            }
            int from = placed;
            boolean knot = stack[onStack - 1] != n || loops.get(n);
            int m;
            do {
                m = stack[--onStack];
                low[m] = Integer.MAX_VALUE;
                index[m] = Integer.MAX_VALUE;
                if (m < graph.numbered()) {
                    order[placed++] = m;
                }
            } while (m != n);
            if (placed > from) {
                knots.set(components, knot);
                starts[components++] = from;
                byFinish(from, placed, finish);
            }
        }

        private void byFinish(int from, int to, int[] finish) {
            if (to - from < 2) {
                return;
            }
            long[] keyed = new long[to - from];
            boolean known = graph.progress(order[from]) + graph.progress(order[to - 1]) > 0;
            for (int i = from; i < to; i++) {
                long key = known ? Integer.MAX_VALUE - graph.progress(order[i]) : finish[order[i]];
                keyed[i - from] = key << 32 | order[i];
            }
            Arrays.sort(keyed);
            for (int i = from; i < to; i++) {
                order[i] = (int) keyed[i - from];
            }
        }
    }
}
