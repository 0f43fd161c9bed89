package alea.solve.graph;

import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Spec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game of two seats that is written down node by node. */
final class Toy implements Game {
    /** What a node is. */
    enum Kind {
        COIN,
        SEAT_0,
        SEAT_1,
        WON,
        LOST,
        PAID
    }

    /**
     * One node.
     *
     * @param kind who acts, or how the match ended for seat 0
     * @param next the nodes that its options lead to
     * @param payoff of seat 0, where the match is over and paid for; seat 1 loses as much
     */
    record Node(Kind kind, List<Integer> next, double payoff) {}

    private final List<Node> nodes;
    private final Payoffs payoffs;

    Toy(List<Node> nodes) {
        this(nodes, Payoffs.WIN);
    }

    Toy(List<Node> nodes, Payoffs payoffs) {
        this.nodes = nodes;
        this.payoffs = payoffs;
    }

    static Node paid(double payoff) {
        return new Node(Kind.PAID, List.of(), payoff);
    }

    static Node node(Kind kind, Integer... next) {
        return new Node(kind, List.of(next), 0);
    }

    @Override
    public Spec spec() {
        return new Spec("toy", "");
    }

    @Override
    public String title() {
        return "a toy";
    }

    @Override
    public String source() {
        return "a test";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public String turn() {
        return "one node";
    }

    @Override
    public Payoffs payoffs() {
        return payoffs;
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

    private final class At extends Position {
        private int at;

        At(int at) {
            go(at);
        }

        private void go(int to) {
            at = to;
            Node here = nodes.get(to);
            options = here.next.size();
            seat = here.kind == Kind.SEAT_1 ? 1 : 0;
            node = switch (here.kind) {
                case COIN -> CHANCE;
                case SEAT_0, SEAT_1 -> DECISION;
                case WON, LOST, PAID -> OVER;
            };
        }

        @Override
        public void take(int option) {
            turns++;
            go(nodes.get(at).next.get(option));
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
        public String label(int option) {
            return Integer.toString(option);
        }

        @Override
        public double score(int seat) {
            Node here = nodes.get(at);
            if (here.kind == Kind.PAID) {
                return seat == 0 ? here.payoff : -here.payoff;
            }
            return (here.kind == Kind.WON) == (seat == 0) ? 1 : 0;
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
