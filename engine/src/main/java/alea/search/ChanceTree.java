package alea.search;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Monte Carlo tree search with chance nodes: at a decision the seat to act takes the option with the highest upper
 * confidence bound for itself (UCB1: Auer, Cesa-Bianchi and Fischer, "Finite-time Analysis of the Multiarmed Bandit
 * Problem", 2002; UCT: Kocsis and Szepesvari, 2006), at a chance node the dice decide with the game's
 * probabilities. Every seat wants most for itself (max^n), so that it serves any number of seats. A new node is
 * played out at random, and what that was worth to each seat is added to all nodes on the way. The option that was
 * tried most is taken.
 *
 * <p>Each step adds at most one node. Nodes are numbers into arrays that are kept from move to move.
 */
final class ChanceTree implements Strategy {
    private static final int NEW = 0;

    private final MoveBudget budget;
    private final Playouts playouts;
    private final double exploration;
    private final int seats;
    private final Position scratch;

    /** By node: where its options begin in {@link #child}, or {@link #NEW} before it is looked into; its visits. */
    private int[] first = new int[1024];

    private int[] visits = new int[1024];
    /** By node and seat: the sum of scores. */
    private double[] sums;

    private int nodes;
    /** By option of a node: the node that it leads to, or {@link #NEW}. */
    private int[] child = new int[8192];

    private int slots;
    private int[] path = new int[256];

    private ChanceTree(Settings settings, Game game) {
        budget = MoveBudget.of(settings, "iterations");
        playouts = Playouts.of(settings, game);
        exploration = Exploration.of(settings) * game.payoffs().span();
        seats = game.seats();
        scratch = game.start();
        sums = new double[first.length * seats];
    }

    @Override
    public int choose(Position position, Dice dice) {
        nodes = 1; // node 0 stands for none
        slots = 1;
        int root = add();
        budget.begin();
        while (budget.step()) {
            scratch.set(position);
            iterate(root, dice);
        }
        return mostVisited(root, position);
    }

    private int mostVisited(int root, Position position) {
        int seat = position.seat();
        int best = 0;
        int most = -1;
        double worth = 0;
        for (int option = 0; option < position.options(); option++) {
            int node = first[root] == NEW ? NEW : child[first[root] + option];
            int tried = node == NEW ? 0 : visits[node];
            double mean = tried == 0 ? 0 : sums[node * seats + seat] / tried;
            if (tried > most || tried == most && mean > worth) {
                best = option;
                most = tried;
                worth = mean;
            }
        }
        return best;
    }

    /** Goes down from {@link #scratch} to a new node or an end, plays out, and adds up. */
    private void iterate(int root, Dice dice) {
        int node = root;
        int length = 0;
        while (true) {
            if (length == path.length) {
                path = Arrays.copyOf(path, 2 * length);
            }
            path[length++] = node;
            if (scratch.node() == Position.OVER || visits[node] == 0 && node != root) {
                break;
            }
            int option = scratch.isChance() ? dice.chance(scratch) : select(node);
            int slot = look(node) + option;
            if (child[slot] == NEW) {
                child[slot] = add();
            }
            node = child[slot];
            scratch.take(option);
        }
        playouts.play(scratch, dice);
        for (int i = 0; i < length; i++) {
            int at = path[i];
            visits[at]++;
            for (int seat = 0; seat < seats; seat++) {
                sums[at * seats + seat] += playouts.score(scratch, seat);
            }
        }
    }

    /** An option that was never tried, the first one, or the one with the highest bound. */
    private int select(int node) {
        int n = scratch.options();
        if (n == 1) {
            return 0;
        }
        int seat = scratch.seat();
        int from = look(node);
        double log = Math.log(visits[node]);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < n; option++) {
            int next = child[from + option];
            if (next == NEW) {
                return option;
            }
            double bound = sums[next * seats + seat] / visits[next] + exploration * Math.sqrt(log / visits[next]);
            if (bound > highest) {
                highest = bound;
                best = option;
            }
        }
        return best;
    }

    /** Where a node's options begin; makes room for them when they were not looked into yet. */
    private int look(int node) {
        if (first[node] == NEW) {
            int n = scratch.options();
            if (slots + n > child.length) {
                child = Arrays.copyOf(child, 2 * (slots + n));
            }
            Arrays.fill(child, slots, slots + n, NEW);
            first[node] = slots;
            slots += n;
        }
        return first[node];
    }

    private int add() {
        if (nodes == first.length) {
            first = Arrays.copyOf(first, 2 * nodes);
            visits = Arrays.copyOf(visits, 2 * nodes);
            sums = Arrays.copyOf(sums, 2 * nodes * seats);
        }
        first[nodes] = NEW;
        visits[nodes] = 0;
        Arrays.fill(sums, nodes * seats, (nodes + 1) * seats, 0);
        return nodes++;
    }

    /** Makes {@code mcts-chance}. */
    record Factory() implements StrategyFactory {
        @Override
        public String name() {
            return "mcts-chance";
        }

        @Override
        public String title() {
            return "Monte Carlo tree search with chance nodes; every seat wants most for itself";
        }

        @Override
        public List<Key> keys() {
            return List.of(
                    Key.range("iterations", "playouts for a move", 1, 100_000_000, 1000),
                    Exploration.KEY,
                    Playouts.TURNS,
                    MoveBudget.TIME);
        }

        @Override
        public String light() {
            return "iterations=10,turns=10";
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return () -> new ChanceTree(settings, game);
        }
    }
}
