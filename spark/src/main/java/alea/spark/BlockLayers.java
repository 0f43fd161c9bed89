package alea.spark;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The order in which blocks of a table are worked through: those that lead round to each other together, and after all
 * that they lead to. What does not need each other is in one layer.
 */
final class BlockLayers {
    private final int[][] leads;
    /** By block, from 1: the order of a depth-first search; 0 where it has not been. */
    private final int[] index;

    private final int[] low;
    private final int[] edge;
    /** By block: its layer; -1 before that is known. */
    private final int[] layer;

    private final List<Integer> stack = new ArrayList<>();
    private int found;

    private BlockLayers(int[][] leads) {
        this.leads = leads;
        index = new int[leads.length];
        low = new int[leads.length];
        edge = new int[leads.length];
        layer = new int[leads.length];
        java.util.Arrays.fill(layer, -1);
    }

    /**
     * Layers, the first to be worked through first.
     *
     * @param leads by block, the other blocks that it leads to
     */
    static List<BitSet> of(int[][] leads) {
        var layers = new BlockLayers(leads);
        for (int block = 0; block < leads.length; block++) {
            if (layers.index[block] == 0) {
                layers.search(block);
            }
        }
        List<BitSet> all = new ArrayList<>();
        for (int block = 0; block < leads.length; block++) {
            while (all.size() <= layers.layer[block]) {
                all.add(new BitSet());
            }
            all.get(layers.layer[block]).set(block);
        }
        return all;
    }

    /** Tarjan's algorithm, without recursion: as many blocks may follow each other as there are. */
    private void search(int root) {
        List<Integer> path = new ArrayList<>();
        enter(root, path);
        while (!path.isEmpty()) {
            int at = path.getLast();
            if (edge[at] < leads[at].length) {
                int to = leads[at][edge[at]++];
                if (index[to] == 0) {
                    enter(to, path);
                } else if (layer[to] < 0) {
                    low[at] = Math.min(low[at], index[to]);
                }
                continue;
            }
            path.removeLast();
            if (low[at] == index[at]) {
                close(at);
            }
            if (!path.isEmpty()) {
                low[path.getLast()] = Math.min(low[path.getLast()], low[at]);
            }
        }
    }

    private void enter(int block, List<Integer> path) {
        index[block] = ++found;
        low[block] = found;
        stack.add(block);
        path.add(block);
    }

    /** What is on the stack from a block on leads round to each other. */
    private void close(int first) {
        List<Integer> members = stack.subList(stack.lastIndexOf(first), stack.size());
        int deepest = -1;
        for (int block : members) {
            for (int to : leads[block]) {
                deepest = Math.max(deepest, layer[to]);
            }
        }
        for (int block : members) {
            layer[block] = deepest + 1;
        }
        members.clear();
    }
}
