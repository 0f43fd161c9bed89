package alea.solve.graph;

/**
 * Finds out whether the seats, together, could keep a match from ending: an end component, as the theory of Markov
 * decision processes calls it. Where there is none, every match ends with probability 1 whoever plays it, values are
 * unique and interval iteration closes its gap.
 */
public final class Endless {
    private final Graph graph;
    private final boolean[] stays;

    private Endless(Graph graph) {
        this.graph = graph;
        stays = new boolean[graph.numbered()];
    }

    /**
     * How many states there are from which the seats together can go on for ever, whatever chance does: 0 when every
     * match ends.
     */
    public static int states(Graph graph) {
        return new Endless(graph).count();
    }

    private int count() {
        int left = 0;
        for (int n = 0; n < stays.length; n++) {
            stays[n] = graph.present(n);
            left += stays[n] ? 1 : 0;
        }
        int[] order = Components.of(graph).nodes;
        // What cannot stay is taken out until nothing changes; the order makes that few rounds.
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int n : order) {
                if (stays[n] && !canStay(n)) {
                    stays[n] = false;
                    left--;
                    changed = true;
                }
            }
        }
        return left;
    }

    private boolean canStay(int n) {
        boolean decides = graph.kind(n) == Graph.DECISION;
        for (int e = graph.first(n); e < graph.last(n); e++) {
            int m = graph.ends(e) ? -1 : graph.node(e);
            boolean inside = m >= 0 && (m < stays.length ? stays[m] : canStay(m));
            if (inside == decides) {
                return decides;
            }
        }
        return !decides;
    }
}
