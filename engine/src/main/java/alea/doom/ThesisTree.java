package alea.doom;

import alea.game.Dice;
import alea.game.Key;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.match.Playout;
import alea.match.Truncation;
import alea.search.Draw;
import alea.search.Exploration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The thesis's Monte Carlo tree search (section 3.2.5): a tree of moves that takes every attack for won.
 *
 * <p>From the root it follows the child with the highest {@code (wins / games + c * sqrt(log(parent's games) /
 * games)) * chance}, where {@code chance} is that of winning the attack, and 10 for a child without games, until a
 * leaf. The leaf gets a child for every option, and one of these, drawn at random, is played out at random some
 * times. Its games and wins are added to it and, multiplied at every step by the chance of the move, to all nodes
 * above. The option with the most games is taken.
 *
 * <p>Where the thesis is silent: wins are those of the seat that made the move to the node, or with {@code wins=root}
 * those of the seat that thinks; a leaf at which the match is over counts as that many games without playing; what
 * chance does to a reinforcement is drawn once, when a node gets its children.
 */
final class ThesisTree implements Strategy {
    static final List<Key> KEYS = List.of(
            Key.range("iterations", "leaves looked at for a move", 1, 10_000_000, 1000),
            Key.range("simulations", "playouts of a leaf", 1, 1_000_000, 10),
            Exploration.KEY,
            Key.choice("wins", "whose wins a node counts: of who moved to it, or of who thinks", "mover", "root"),
            Draw.KEY);

    /** What a child without games is worth. */
    private static final double UNTRIED = 10;

    private static final int NONE = -1;

    private final int iterations;
    private final int simulations;
    private final double exploration;
    private final boolean ofTheRoot;
    private final Playout playout;
    private final DoomGame game;
    private final DoomPosition scratch;
    private final double[] won;

    /** By node. */
    private int[] parent = new int[1024];

    private int[] mover = new int[1024];
    private double[] chance = new double[1024];
    private double[] games = new double[1024];
    private double[] wins = new double[1024];
    private int[] first = new int[1024];
    private int[] children = new int[1024];
    /** Where the position of a node with children is kept. */
    private int[] kept = new int[1024];

    private int nodes;
    private final List<DoomPosition> positions = new ArrayList<>();
    private int positionsUsed;

    ThesisTree(Settings settings, DoomGame game) {
        this.game = game;
        iterations = settings.number("iterations");
        simulations = settings.number("simulations");
        exploration = Exploration.of(settings);
        ofTheRoot = settings.is("wins", "root");
        playout = new Playout(game, Draw.of(settings, game).player(), 0);
        scratch = new DoomPosition(game);
        won = new double[game.seats()];
    }

    @Override
    public int choose(Position position, Dice dice) {
        nodes = 0;
        positionsUsed = 0;
        int root = add(NONE, position.seat(), 1);
        scratch.set(position);
        expand(root);
        for (int i = 0; i < iterations; i++) {
            int leaf = select(root);
            if (leaf != root) {
                reach(leaf, dice);
                if (scratch.node() == Position.OVER) {
                    for (int seat = 0; seat < won.length; seat++) {
                        won[seat] = scratch.score(seat) == 1 ? simulations : 0;
                    }
                    propagate(leaf, position.seat());
                    continue;
                }
                expand(leaf);
            }
            int child = first[leaf] + dice.below(children[leaf]);
            simulate(child, dice);
            propagate(child, position.seat());
        }
        int best = 0;
        for (int option = 1; option < position.options(); option++) {
            if (games[first[root] + option] > games[first[root] + best]) {
                best = option;
            }
        }
        return best;
    }

    /** A node without children, or the root while none of its children has games. */
    private int select(int root) {
        int node = root;
        while (children[node] > 0) {
            if (node == root && games[root] == 0) {
                return root;
            }
            int best = first[node];
            double highest = Double.NEGATIVE_INFINITY;
            for (int child = first[node]; child < first[node] + children[node]; child++) {
                double bound = bound(child, node);
                if (bound > highest) {
                    highest = bound;
                    best = child;
                }
            }
            node = best;
        }
        return node;
    }

    private double bound(int child, int node) {
        if (games[child] == 0) {
            return UNTRIED;
        }
        // Games are weighted, and may be fewer than one.
        double log = Math.max(0, Math.log(games[node]));
        return (wins[child] / games[child] + exploration * Math.sqrt(log / games[child])) * chance[child];
    }

    /** Sets the scratch position to a node's: from its parent's, by its move, taken for won. */
    private void reach(int node, Dice dice) {
        int from = parent[node];
        scratch.set(positions.get(kept[from]));
        scratch.take(node - first[from]);
        while (scratch.isChance()) {
            scratch.take(scratch.isBattle() ? 0 : dice.chance(scratch));
        }
    }

    /** Gives the node at the scratch position a child for every option. */
    private void expand(int node) {
        if (positionsUsed == positions.size()) {
            positions.add(new DoomPosition(game));
        }
        kept[node] = positionsUsed++;
        positions.get(kept[node]).set(scratch);
        int begin = nodes;
        int n = scratch.options();
        for (int option = 0; option < n; option++) {
            add(node, scratch.seat(), scratch.chanceOf(option));
        }
        first[node] = begin;
        children[node] = n;
    }

    private void simulate(int node, Dice dice) {
        Arrays.fill(won, 0);
        for (int i = 0; i < simulations; i++) {
            reach(node, dice);
            playout.play(scratch, dice);
            for (int seat = 0; seat < won.length; seat++) {
                won[seat] += playout.score(scratch, seat, Truncation.LOST) == 1 ? 1 : 0;
            }
        }
    }

    private void propagate(int from, int thinker) {
        double weight = 1;
        for (int node = from; node != NONE; node = parent[node]) {
            games[node] += simulations * weight;
            wins[node] += won[ofTheRoot ? thinker : mover[node]] * weight;
            weight *= chance[node];
        }
    }

    private int add(int parentNode, int seat, double probability) {
        if (nodes == parent.length) {
            int more = 2 * nodes;
            parent = Arrays.copyOf(parent, more);
            mover = Arrays.copyOf(mover, more);
            chance = Arrays.copyOf(chance, more);
            games = Arrays.copyOf(games, more);
            wins = Arrays.copyOf(wins, more);
            first = Arrays.copyOf(first, more);
            children = Arrays.copyOf(children, more);
            kept = Arrays.copyOf(kept, more);
        }
        parent[nodes] = parentNode;
        mover[nodes] = seat;
        chance[nodes] = probability;
        games[nodes] = 0;
        wins[nodes] = 0;
        children[nodes] = 0;
        return nodes++;
    }
}
