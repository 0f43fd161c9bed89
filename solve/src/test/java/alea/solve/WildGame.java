package alea.solve;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Spec;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A small game drawn from a seed: decisions of any seat, even and weighted chance, wins, losses and draws. Decisions
 * lead forward; chance may lead anywhere, but always leads forward with some probability. So there are cycles, and
 * every match ends with probability 1 whoever plays it. Its nodes are open to tests, which work things out from them
 * in their own way.
 */
public final class WildGame implements Game {
    /**
     * A node.
     *
     * @param kind as {@link Position#node}
     * @param seat who acts
     * @param next the nodes that the options lead to
     * @param chances of the options, at a chance node
     * @param scores by seat, when the match is over
     */
    public record Node(int kind, int seat, int[] next, double[] chances, double[] scores) {}

    private static final int MOST_OPTIONS = 3;
    private static final int WEIGHTS = 5;
    private static final int REACH = 8;

    private final long seed;
    private final int seats;
    private final boolean numbered;
    public final Node[] nodes;

    /**
     * A game.
     *
     * @param size nodes at which something happens
     * @param draws whether matches can be drawn
     * @param numbered whether a plug-in of the tests numbers its states
     */
    public WildGame(long seed, int seats, int size, boolean draws, boolean numbered) {
        this.seed = seed;
        this.seats = seats;
        this.numbered = numbered;
        var dice = new Dice(seed, size);
        int ends = seats + (draws ? 1 : 0);
        nodes = new Node[size + ends];
        for (int i = 0; i < size; i++) {
            nodes[i] = node(dice, i);
        }
        for (int end = 0; end < ends; end++) {
            double[] scores = new double[seats];
            if (end < seats) {
                scores[end] = 1;
            } else {
                Arrays.fill(scores, 1.0 / seats);
            }
            nodes[size + end] = new Node(Position.OVER, dice.below(seats), new int[0], new double[0], scores);
        }
    }

    private Node node(Dice dice, int i) {
        int kind = new int[] {Position.DECISION, Position.DECISION, Position.CHANCE, Position.WEIGHTED}[dice.below(4)];
        int[] next = new int[1 + dice.below(MOST_OPTIONS)];
        for (int option = 0; option < next.length; option++) {
            boolean anywhere = kind != Position.DECISION && option > 0;
            next[option] =
                    anywhere ? dice.below(nodes.length) : i + 1 + dice.below(Math.min(REACH, nodes.length - i - 1));
        }
        double[] chances = new double[next.length];
        int[] weights = new int[next.length];
        for (int option = 0; option < next.length; option++) {
            weights[option] = kind == Position.WEIGHTED ? dice.below(WEIGHTS) + (option == 0 ? 1 : 0) : 1;
        }
        int all = Arrays.stream(weights).sum();
        for (int option = 0; option < next.length; option++) {
            chances[option] = weights[option] / (double) all;
        }
        return new Node(kind, dice.below(seats), next, chances, new double[0]);
    }

    /** Whether a plug-in of the tests numbers its states. */
    public boolean numbered() {
        return numbered;
    }

    @Override
    public Spec spec() {
        return new Spec("wild", "seed=" + seed + ",seats=" + seats + ",nodes=" + nodes.length);
    }

    @Override
    public String title() {
        return "a wild game";
    }

    @Override
    public String source() {
        return "a seed";
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public String turn() {
        return "an option among others";
    }

    @Override
    public int turnCap() {
        return 1_000_000;
    }

    @Override
    public Position start() {
        return new At(0);
    }

    @Override
    public Position parse(String text) {
        return new At(Integer.parseInt(text));
    }

    /** The node of a position. */
    public static int at(Position position) {
        return ((At) position).at;
    }

    /** Makes a position one at a node. */
    public static void go(Position position, int to) {
        ((At) position).go(to);
    }

    private final class At extends Position {
        private int at;

        At(int at) {
            go(at);
        }

        private void go(int to) {
            at = to;
            node = nodes[to].kind;
            seat = nodes[to].seat;
            options = nodes[to].next.length;
        }

        @Override
        public void take(int option) {
            turns += options > 1 ? 1 : 0;
            go(nodes[at].next[option]);
        }

        @Override
        public void set(Position other) {
            go(((At) other).at);
            turns = other.turns();
        }

        @Override
        public Position copy() {
            var copy = new At(at);
            copy.set(this);
            return copy;
        }

        @Override
        public double probability(int option) {
            return nodes[at].chances[option];
        }

        @Override
        public String label(int option) {
            return Integer.toString(option);
        }

        @Override
        public double score(int seat) {
            return nodes[at].scores[seat];
        }

        @Override
        public String toString() {
            return Integer.toString(at);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof At o && o.at == at;
        }

        @Override
        public int hashCode() {
            return at;
        }
    }
}
