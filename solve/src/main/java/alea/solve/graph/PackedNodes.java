package alea.solve.graph;

import alea.game.BadInput;
import java.io.Serializable;
import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * The numbered nodes of a graph of two seats as one array of numbers, in the order in which they are worked out: what
 * remains of a {@link Graph} when nothing is asked of it but bounds. A node is followed by what its edges lead to, and
 * a position between numbered ones stands where it is led to, so that the array is read from one end to the other;
 * one that stands somewhere already is named by its place. That is a quarter to a half of the memory of the graph.
 *
 * <p>A word of the array is one of these, the lowest bits first:
 *
 * <ul>
 *   <li>{@link #STATE}, {@link #OUTSIDE}: whether the other seat acts there (1 bit), the node or its place outside;
 *   <li>{@link #WITHIN}: whether the other seat acts there (1 bit), its kind (2 bits), how many edges it has or, where
 *       chance is weighted, which weights; its edges follow;
 *   <li>{@link #END}: which end;
 *   <li>{@link #AS_AT}: the place of a word that says the same.
 * </ul>
 */
final class PackedNodes implements Serializable {
    private static final long serialVersionUID = 1;

    private static final int STATE = 0;
    private static final int OUTSIDE = 1;
    private static final int WITHIN = 2;
    private static final int END = 3;
    private static final int AS_AT = 4;

    /** Bits of what a word is. */
    private static final int SORT = 3;

    private static final int OTHER = 1 << SORT;

    /** Half of the distance from 1 to the next double. */
    private static final double ULP = 0x1p-53;

    private final int[] words;
    private final double[][] weights;
    private final double[] ends;
    private final double most;

    private PackedNodes(Packing packing, double most) {
        words = Arrays.copyOf(packing.words, packing.size);
        weights = packing.weights.toArray(double[][]::new);
        ends = packing.ends.stream().mapToDouble(end -> end).toArray();
        this.most = most;
    }

    /**
     * Packs a graph.
     *
     * @param order the numbered nodes that are to be worked out, first to last
     * @param place by node, where its state stands among those outside
     * @param most what a match is worth at most
     * @throws BadInput when there are more words than can be counted
     */
    static PackedNodes of(Graph graph, int[] order, IntUnaryOperator place, double most) {
        var packing = new Packing(graph, place);
        for (int n : order) {
            packing.node(n, 0);
        }
        return new PackedNodes(packing, most);
    }

    /** To be read from the first node on. Bounds are read from these arrays as they are when a node is asked for. */
    Reading over(float[] lower, float[] upper, float[] outsideLower, float[] outsideUpper) {
        return new Reading(lower, upper, outsideLower, outsideUpper);
    }

    /** Works nodes out, one after the other. */
    final class Reading {
        private final int[] words = PackedNodes.this.words;
        private final float[] lower;
        private final float[] upper;
        private final float[] outsideLower;
        private final float[] outsideUpper;
        /** Where reading goes on. */
        private int at;
        /** Bounds of what was read last, for the seat that acts before it. */
        private double low;

        private double high;

        private Reading(float[] lower, float[] upper, float[] outsideLower, float[] outsideUpper) {
            this.lower = lower;
            this.upper = upper;
            this.outsideLower = outsideLower;
            this.outsideUpper = outsideUpper;
        }

        /** Where the next node begins. */
        int at() {
            return at;
        }

        /** Goes back to a node. */
        void back(int to) {
            at = to;
        }

        /** Works the next node out. */
        void next() {
            read();
        }

        /** The lower bound of the node that was worked out last, for its seat to act. */
        double low() {
            return low;
        }

        /** The upper one. */
        double high() {
            return high;
        }

        private void read() {
            int word = words[at++];
            switch (word & (1 << SORT) - 1) {
                case STATE -> known(word, lower, upper);
                case OUTSIDE -> known(word, outsideLower, outsideUpper);
                case WITHIN -> {
                    within(word >>> SORT + 1 & 3, word >>> SORT + 3);
                    turn(word);
                }
                case END -> {
                    low = ends[word >>> SORT];
                    high = low;
                }
                default -> {
                    int back = at;
                    at = word >>> SORT;
                    read();
                    at = back;
                }
            }
        }

        private void known(int word, float[] below, float[] above) {
            int n = word >>> SORT + 1;
            low = below[n];
            high = above[n];
            turn(word);
        }

        /** What is good for the seat that acts there is bad for the other. */
        private void turn(int word) {
            if ((word & OTHER) != 0) {
                double loss = -low;
                low = -high;
                high = loss;
            }
        }

        private void within(int kind, int value) {
            if (kind == Graph.DECISION) {
                double below = -most;
                double above = -most;
                for (int e = 0; e < value; e++) {
                    read();
                    below = Math.max(below, low);
                    above = Math.max(above, high);
                }
                low = below;
                high = above;
                return;
            }
            double[] weight = kind == Graph.WEIGHTED ? weights[value] : null;
            int edges = weight == null ? value : weight.length;
            double below = 0;
            double above = 0;
            for (int e = 0; e < edges; e++) {
                read();
                double part = weight == null ? 1 : weight[e];
                below += part * low;
                above += part * high;
            }
            double off = (edges + 3) * ULP * most; // as in ZeroSum
            low = (weight == null ? below / edges : below) - off;
            high = (weight == null ? above / edges : above) + off;
        }
    }

    /** Words as they come to be. */
    private static final class Packing {
        private static final int MOST = 1 << 32 - SORT;

        private final Graph graph;
        private final IntUnaryOperator place;
        private final Map<DoubleBuffer, Integer> known = new HashMap<>();
        private final List<double[]> weights = new ArrayList<>();
        private final List<Double> ends = new ArrayList<>();
        private int[] words = new int[1024];
        private int size;
        /** Positions between numbered ones: what their words hash to, and their place, from 1; 0 for none. */
        private long[] places = new long[1 << 12];

        private int placed;

        Packing(Graph graph, IntUnaryOperator place) {
            this.graph = graph;
            this.place = place;
        }

        private void add(int word) {
            if (size == words.length) {
                words = Arrays.copyOf(words, Graph.grown(size, size + 1));
            }
            words[size++] = word;
        }

        void node(int n, int other) {
            int first = graph.first(n);
            int last = graph.last(n);
            int kind = graph.kind(n);
            int value = kind == Graph.WEIGHTED ? weights(first, last) : last - first;
            add(WITHIN | other | kind << SORT + 1 | value << SORT + 3);
            for (int e = first; e < last; e++) {
                edge(e);
            }
        }

        private int weights(int first, int last) {
            double[] weight = new double[last - first];
            Arrays.setAll(weight, i -> graph.probability(first + i));
            return known.computeIfAbsent(DoubleBuffer.wrap(weight), _ -> {
                weights.add(weight);
                return weights.size() - 1;
            });
        }

        private void edge(int e) {
            if (graph.ends(e)) {
                add(END | end(ZeroSum.worth(graph, e)) << SORT);
                return;
            }
            int m = graph.node(e);
            int other = graph.ahead(e) == 0 ? 0 : OTHER;
            if (m < graph.numbered()) {
                add(STATE | other | m << SORT + 1);
            } else if (graph.kind(m) == Graph.OUTSIDE) {
                add(OUTSIDE | other | place.applyAsInt(m) << SORT + 1);
            } else {
                int from = size;
                node(m, other);
                share(from);
            }
        }

        private int end(double worth) {
            int end = ends.indexOf(worth);
            if (end < 0) {
                ends.add(worth);
                end = ends.size() - 1;
            }
            return end;
        }

        /** Names the place where the words from one on stand already, or remembers theirs. */
        private void share(int from) {
            if (size >= MOST) {
                throw new BadInput("%s: a block leads to too much; take smaller ones"
                        .formatted(graph.space().game().spec()));
            }
            int length = size - from;
            long hash = hash(from);
            int slot = slot(hash);
            for (; places[slot] != 0; slot = slot(slot + 1)) {
                int there = (int) places[slot] - 1;
                if (Arrays.equals(words, there, Math.min(there + length, from), words, from, size)) {
                    size = from;
                    add(AS_AT | there << SORT);
                    return;
                }
            }
            places[slot] = hash << Integer.SIZE | from + 1;
            if (2 * ++placed > places.length) {
                spread();
            }
        }

        private long hash(int from) {
            int hash = 1;
            for (int i = from; i < size; i++) {
                hash = 31 * hash + words[i];
            }
            hash = (hash ^ hash >>> 15) * 0x9e3779b9;
            return Integer.toUnsignedLong(hash ^ hash >>> 16);
        }

        private int slot(long hash) {
            return (int) (hash & places.length - 1);
        }

        private void spread() {
            long[] before = places;
            places = new long[2 * before.length];
            for (long place : before) {
                if (place != 0) {
                    int slot = slot(place >>> Integer.SIZE);
                    while (places[slot] != 0) {
                        slot = slot(slot + 1);
                    }
                    places[slot] = place;
                }
            }
        }
    }
}
