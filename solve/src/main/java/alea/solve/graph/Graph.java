package alea.solve.graph;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;

/**
 * A game as a graph: its nodes are the numbered states of a {@link Space} first, then the positions between them. Each
 * node has edges, its options; a position with a single option and no number is left out, and its edge leads on.
 *
 * <p>All that is worked out on a graph is seen from the seat to act: an edge says how many seats further the seat is
 * that acts at its end. So a space that turns the board needs one node for all seats.
 */
public final class Graph {
    /** No legal position is in this state. */
    static final byte ABSENT = 0;
    /** Chance, all edges alike. */
    static final byte CHANCE = 1;
    /** Chance by {@link #probability}. */
    static final byte WEIGHTED = 2;
    /** The seat to act decides. */
    static final byte DECISION = 3;
    /** A state outside the part of a space that the graph is of; nothing is known of what it leads to. */
    static final byte OUTSIDE = 4;

    private static final int MOST_FORCED = 10_000;

    /** The most nodes, from how edges are packed. */
    public static final int MOST_NODES = 1 << 27;

    private final Space space;
    /** The state of the first node. */
    private final long start;

    private final int seats;
    private final int numbered;
    private final Leaves outside = new Leaves();
    private int nodes;
    private int edges;
    private byte[] kind;
    private byte[] seat;
    private int[] first;
    private int[] last;
    private int[] edge = new int[1024];
    private double[] probability = new double[0];
    private final List<double[]> outcomes = new ArrayList<>();
    private final double[][] choice;

    /**
     * Builds the graph of a space.
     *
     * @param space its numbers become the first nodes
     * @param policies whose choices are wanted at every decision, see {@link #choice}
     * @throws BadInput when the graph does not fit
     */
    public static Graph of(Space space, List<? extends Policy> policies) {
        return of(space, policies, _ -> {});
    }

    /**
     * Builds the graph of a space, and says how far it is.
     *
     * @param followed hears after each state how many are followed
     */
    public static Graph of(Space space, List<? extends Policy> policies, LongConsumer followed) {
        return new Graph(space, 0, space.states(), policies, followed);
    }

    /**
     * Builds the graph of a part of a space: the first node is the state {@code from}. Other states that an option
     * leads to are {@linkplain #outside leaves}.
     *
     * @param to after the last state
     * @throws BadInput when the graph does not fit
     */
    static Graph part(Space space, long from, long to) {
        return new Graph(space, from, to, List.of(), _ -> {});
    }

    private Graph(Space space, long from, long to, List<? extends Policy> policies, LongConsumer followed) {
        if (to - from >= MOST_NODES) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %,d states; a graph has room for %,d",
                    space.game().spec(),
                    to - from,
                    MOST_NODES));
        }
        this.space = space;
        start = from;
        seats = space.game().seats();
        numbered = (int) (to - from);
        nodes = numbered;
        kind = new byte[numbered];
        seat = new byte[numbered];
        first = new int[numbered];
        last = new int[numbered];
        choice = new double[policies.size()][0];
        new Builder(policies).build(followed);
        edge = Arrays.copyOf(edge, edges);
    }

    /** Walks the positions. What it needs for one level of positions between numbered ones is kept for the next. */
    private final class Builder {
        private final Game game = space.game();
        private final Payoffs payoffs = game.payoffs();
        private final List<? extends Policy> policies;
        private final List<Position> scratch = new ArrayList<>();
        private final List<int[]> targets = new ArrayList<>();
        private double[] chosen = new double[8];

        Builder(List<? extends Policy> policies) {
            this.policies = policies;
        }

        void build(LongConsumer followed) {
            Position position = game.start();
            for (int n = 0; n < numbered; n++) {
                if (space.position(start + n, position)) {
                    node(n, position, 0);
                }
                followed.accept(n + 1L);
            }
        }

        private void node(int n, Position position, int depth) {
            int options = position.options();
            if (scratch.size() == depth) {
                scratch.add(game.start());
                targets.add(new int[8]);
            }
            if (targets.get(depth).length < options) {
                targets.set(depth, new int[options * 2]);
            }
            int[] to = targets.get(depth);
            Position next = scratch.get(depth);
            for (int option = 0; option < options; option++) {
                next.set(position);
                next.take(option);
                to[option] = target(position, next, depth);
            }
            kind[n] = position.node() == Position.DECISION
                    ? DECISION
                    : position.node() == Position.CHANCE ? CHANCE : WEIGHTED;
            seat[n] = (byte) position.seat();
            first[n] = edges;
            edges += options;
            last[n] = edges;
            edge = room(edge, edges);
            System.arraycopy(to, 0, edge, first[n], options);
            if (kind[n] == WEIGHTED) {
                probability = room(probability, edges);
                for (int option = 0; option < options; option++) {
                    probability[first[n] + option] = position.probability(option);
                }
            }
            if (kind[n] == DECISION) {
                choose(n, position);
            }
        }

        private void choose(int n, Position position) {
            if (chosen.length < position.options()) {
                chosen = new double[position.options() * 2];
            }
            for (int i = 0; i < choice.length; i++) {
                policies.get(i).probabilities(position, chosen);
                choice[i] = room(choice[i], edges);
                System.arraycopy(chosen, 0, choice[i], first[n], position.options());
            }
        }

        /** The packed edge to where {@code next} leads. */
        private int target(Position from, Position next, int depth) {
            for (int forced = 0; forced < MOST_FORCED; forced++) {
                int turns = next.turns() - from.turns();
                if (turns > 3) {
                    throw new IllegalStateException("a position without a number lasts more than 3 turns: " + from);
                }
                if (next.node() == Position.OVER) {
                    return ~(outcome(from, next) << 4 | turns << 2);
                }
                int ahead = Math.floorMod(next.seat() - from.seat(), seats);
                long number = space.number(next);
                if (number < 0 && next.options() == 1) {
                    next.take(0);
                    continue;
                }
                int n = (int) (number - start);
                if (number < 0) {
                    n = added();
                    node(n, next, depth + 1);
                } else if (number < start || number >= start + numbered) {
                    n = leaf(number);
                }
                return n << 4 | turns << 2 | ahead;
            }
            throw new IllegalStateException("one option leads to one option for ever at " + from);
        }

        private int leaf(long number) {
            int known = outside.node(number);
            if (known >= 0) {
                return known;
            }
            int n = added();
            kind[n] = OUTSIDE;
            outside.add(number, n);
            return n;
        }

        private int added() {
            int n = nodes++;
            if (nodes > MOST_NODES) {
                throw new BadInput(
                        String.format(Locale.ROOT, "%s: its graph has more than %,d nodes", game.spec(), MOST_NODES));
            }
            kind = room(kind, nodes);
            seat = room(seat, nodes);
            first = room(first, nodes);
            last = room(last, nodes);
            return n;
        }

        private int outcome(Position from, Position over) {
            double[] shares = new double[seats];
            for (int k = 0; k < seats; k++) {
                shares[k] = payoffs.allowed(over.score((from.seat() + k) % seats));
            }
            for (int i = 0; i < outcomes.size(); i++) {
                if (Arrays.equals(outcomes.get(i), shares)) {
                    return i;
                }
            }
            outcomes.add(shares);
            return outcomes.size() - 1;
        }
    }

    private static int[] room(int[] a, int size) {
        return a.length >= size ? a : Arrays.copyOf(a, grown(a.length, size));
    }

    private static byte[] room(byte[] a, int size) {
        return a.length >= size ? a : Arrays.copyOf(a, grown(a.length, size));
    }

    private static double[] room(double[] a, int size) {
        return a.length >= size ? a : Arrays.copyOf(a, grown(a.length, size));
    }

    static int grown(int length, int size) {
        return (int) Math.min(Integer.MAX_VALUE - 8, Math.max(size, length + (length >> 1) + 1024L));
    }

    /** The states that the first nodes are. */
    public Space space() {
        return space;
    }

    /** How many of the nodes are states of the space; they come first, and only they need to be kept in tables. */
    public int numbered() {
        return numbered;
    }

    /** How far on the state of a numbered node is. */
    int progress(int node) {
        return space.progress(start + node);
    }

    /** The states outside the part of the space. */
    Leaves outside() {
        return outside;
    }

    /** How many nodes there are. */
    public int nodes() {
        return nodes;
    }

    /** How many edges there are. */
    public int edges() {
        return edges;
    }

    /** How many seats the game has. */
    public int seats() {
        return seats;
    }

    /** Whether a node stands for a legal position. */
    public boolean present(int node) {
        return kind[node] != ABSENT;
    }

    byte kind(int node) {
        return kind[node];
    }

    int seat(int node) {
        return seat[node];
    }

    int first(int node) {
        return first[node];
    }

    /** One after the last edge. */
    int last(int node) {
        return last[node];
    }

    /** Whether an edge leads to the end of the match. */
    boolean ends(int e) {
        return edge[e] < 0;
    }

    /** The node at the end of an edge that does not end the match. */
    int node(int e) {
        return edge[e] >>> 4;
    }

    /** How many seats further the seat is that acts there. */
    int ahead(int e) {
        return edge[e] & 3;
    }

    /** How many turns an edge takes. */
    int turns(int e) {
        int packed = edge[e];
        return (packed < 0 ? ~packed : packed) >>> 2 & 3;
    }

    /** What an edge that ends the match is worth: element k to the seat k further than the one to act before it. */
    double[] outcome(int e) {
        return outcomes.get(~edge[e] >>> 4);
    }

    /** Who wins at an edge that ends the match, counted from the seat before it; the number of seats for nobody. */
    int winner(int e) {
        double[] payoffs = outcome(e);
        int winner = Payoffs.winner(k -> payoffs[k], seats);
        return winner < 0 ? seats : winner;
    }

    /** The probability of an edge of a {@link #WEIGHTED} node. */
    double probability(int e) {
        return probability[e];
    }

    /** The probability with which a policy takes an edge of a decision. */
    double choice(int policy, int e) {
        return choice[policy][e];
    }

    /** A policy's choices, by edge: the probability that it takes the edge of a decision. Not to be written into. */
    public double[] choices(int policy) {
        return choice[policy];
    }
}
