package alea.search;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Key;
import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.game.Tablebase;
import alea.game.TablebasePlugin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Looks a number of decisions ahead, averages over chance, and values what comes then by the game's {@linkplain
 * HeuristicEvaluation heuristic}. Of the best options, the first is taken. Two seats want opposite things where
 * their payoffs always sum to the same, and branches that cannot matter are cut: alpha-beta at decisions, Star1 and
 * Star2 at chance nodes (Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983).
 * Otherwise each seat wants most for itself (max^n, Luckhardt and Irani, 1986) and nothing is cut.
 *
 * <p>A run of chance nodes longer than the key {@code chance} is cut short by the heuristic as well: a dozen
 * reinforcement dice at random are more boards than can be looked at.
 *
 * <p>Where a {@linkplain Game#hasLongTurns turn has many decisions}, a number of decisions alone would judge a line
 * that ends its turn early after part of the reply, and one that goes on attacking before it: two things that
 * cannot be compared. There all lines end with the own turn at the latest ({@code horizon}), so the heuristic
 * guesses the whole reply, whatever comes before.
 *
 * <p>What a table of solved endgames knows is taken from there, and looked at no further.
 *
 * <p>With a budget of nodes or time it deepens step by step, and what the deepest finished search says is played.
 */
final class Expectimax implements Evaluator {
    /** How much is cut. */
    private enum Pruning {
        STAR2,
        STAR1,
        NONE
    }

    /** Thrown inside a search whose budget is spent, and caught outside it. */
    private static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super(null, null, false, false);
        }
    }

    private final Game game;
    private final HeuristicEvaluation heuristic;
    /** Payoffs lie between these. */
    private final double lowest;

    private final double highest;
    /** Whether what one seat gets the other loses. */
    private final boolean opposed;

    private final int depth;
    private final int chance;
    private final Pruning pruning;
    private final MoveBudget budget;
    private final boolean limited;
    /** Whether nothing is looked at once another seat's turn has begun. */
    private final boolean ownTurn;

    private final Tablebase table;
    /** What the table said last. */
    private final double[] known;

    private boolean counting;
    private int finished;

    private int root;
    /** A position for every ply. */
    private final List<Position> plies = new ArrayList<>();
    /** The bounds of a chance node's children, for every ply. */
    private final List<double[]> lows = new ArrayList<>();

    private final List<double[]> highs = new ArrayList<>();
    /** The scores of every ply, where seats do not want opposite things. */
    private final List<double[]> scores = new ArrayList<>();

    private Expectimax(Settings settings, Game game, Tablebase table) {
        this.game = game;
        this.table = table;
        known = new double[game.seats()];
        heuristic = game.heuristic();
        Payoffs payoffs = game.payoffs();
        lowest = payoffs.least();
        highest = payoffs.greatest();
        opposed = game.seats() == 2 && payoffs.isConstantSum();
        depth = settings.number("depth");
        chance = settings.number("chance");
        ownTurn = settings.is("horizon", "turn") || settings.is("horizon", "auto") && game.hasLongTurns();
        pruning = switch (settings.get("prune")) {
            case "star2" -> Pruning.STAR2;
            case "star1" -> Pruning.STAR1;
            default -> Pruning.NONE;
        };
        int nodes = settings.number("nodes");
        int millis = settings.number(MoveBudget.TIME.name());
        limited = nodes > 0 || millis > 0;
        budget = new MoveBudget(nodes, millis);
    }

    @Override
    public int choose(Position position, Dice dice) {
        root = position.seat();
        if (!limited) {
            counting = false;
            return best(position, depth);
        }
        budget.begin();
        counting = false; // one decision is always looked ahead
        int best = best(position, 1);
        finished = 1;
        counting = true;
        try {
            for (int further = 2; further <= depth; further++) {
                best = best(position, further);
                finished = further;
            }
        } catch (Spent spent) {
            return best;
        }
        return best;
    }

    /** What every option is worth at the full depth, budget or not. */
    @Override
    public List<Valued> evaluate(Position position) {
        root = position.seat();
        counting = false;
        List<Valued> values = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            Position next = ply(0);
            next.set(position);
            next.take(option);
            values.add(new Valued(position.label(option), value(0, depth - 1, lowest, highest), Map.of()));
        }
        return values;
    }

    /** The depth of the deepest search that the last budget was enough for. */
    int finished() {
        return finished;
    }

    private int best(Position position, int further) {
        int best = 0;
        double worth = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < position.options(); option++) {
            Position next = ply(0);
            next.set(position);
            next.take(option);
            double value = value(0, further - 1, Math.max(worth, lowest), highest);
            if (value > worth) {
                worth = value;
                best = option;
            }
        }
        return best;
    }

    private double value(int ply, int further, double alpha, double beta) {
        if (opposed) {
            return search(ply, further, chance, alpha, beta);
        }
        maxN(ply, further, chance);
        return scores.get(ply)[root];
    }

    private Position ply(int ply) {
        while (plies.size() <= ply) {
            plies.add(game.start());
            lows.add(new double[16]);
            highs.add(new double[16]);
            scores.add(new double[game.seats()]);
        }
        return plies.get(ply);
    }

    private void count() {
        if (counting && !budget.step()) {
            throw new Spent();
        }
    }

    /** Whether nothing is looked at beyond a position. */
    private boolean isLeaf(Position position, int further, int rolls) {
        return isBeyond(position) || (position.isChance() ? rolls == 0 : further == 0);
    }

    private boolean isBeyond(Position position) {
        return ownTurn && position.seat() != root;
    }

    /**
     * What a position is worth to the root's seat, when that lies between the bounds; else one at or beyond the bound.
     *
     * @param further decisions to look ahead
     * @param rolls chance nodes in a row to look at
     */
    private double search(int ply, int further, int rolls, double alpha, double beta) {
        count();
        Position position = ply(ply);
        if (position.node() == Position.OVER) {
            return position.score(root);
        }
        if (table.knows(position, known)) {
            return known[root];
        }
        if (isLeaf(position, further, rolls)) {
            return heuristic.of(position, root);
        }
        if (position.isChance()) {
            return pruning == Pruning.NONE ? average(ply, further, rolls) : star(ply, further, rolls, alpha, beta);
        }
        boolean mine = position.seat() == root;
        double best = mine ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        double low = alpha;
        double high = beta;
        int n = position.options();
        for (int option = 0; option < n; option++) {
            double value = child(ply, option, further - 1, chance, low, high);
            best = mine ? Math.max(best, value) : Math.min(best, value);
            if (pruning != Pruning.NONE) {
                if (mine) {
                    low = Math.max(low, best);
                } else {
                    high = Math.min(high, best);
                }
                if (low >= high) {
                    break;
                }
            }
        }
        return best;
    }

    private double child(int ply, int option, int further, int rolls, double alpha, double beta) {
        Position next = ply(ply + 1);
        next.set(plies.get(ply));
        next.take(option);
        return search(ply + 1, further, rolls, alpha, beta);
    }

    private double average(int ply, int further, int rolls) {
        Position position = plies.get(ply);
        double sum = 0;
        int n = position.options();
        for (int option = 0; option < n; option++) {
            sum += position.probability(option) * child(ply, option, further, rolls - 1, lowest, highest);
        }
        return sum;
    }

    /**
     * A chance node, left as soon as its average cannot lie between the bounds: what is known of the children that
     * were searched, and at least {@link #lowest} and at most {@link #highest} for the others (Star1), or what one
     * option of each of them says first (Star2).
     */
    private double star(int ply, int further, int rolls, double alpha, double beta) {
        Position position = plies.get(ply);
        int n = position.options();
        double[] low = bounds(lows, ply, n);
        double[] high = bounds(highs, ply, n);
        Arrays.fill(low, 0, n, lowest);
        Arrays.fill(high, 0, n, highest);
        double least = lowest;
        double most = highest;
        if (pruning == Pruning.STAR2 && further > 0) {
            for (int option = 0; option < n; option++) {
                double p = position.probability(option);
                if (p == 0) {
                    continue;
                }
                Position next = ply(ply + 1);
                next.set(position);
                next.take(option);
                if (next.node() != Position.DECISION || next.options() == 1 || isBeyond(next)) {
                    continue;
                }
                boolean mine = next.seat() == root;
                if (mine ? beta >= highest : alpha <= lowest) {
                    continue; // nothing that it could say would end the search here
                }
                double probed = mine
                        ? child(ply + 1, 0, further - 1, chance, lowest, within((beta - least + p * low[option]) / p))
                        : child(
                                ply + 1,
                                0,
                                further - 1,
                                chance,
                                within((alpha - most + p * high[option]) / p),
                                highest);
                if (mine) {
                    least += p * (probed - low[option]);
                    low[option] = probed;
                    if (least >= beta) {
                        return least;
                    }
                } else {
                    most -= p * (high[option] - probed);
                    high[option] = probed;
                    if (most <= alpha) {
                        return most;
                    }
                }
            }
        }
        double sum = 0;
        double restLow = 0;
        double restHigh = 0;
        for (int option = 0; option < n; option++) {
            restLow += position.probability(option) * low[option];
            restHigh += position.probability(option) * high[option];
        }
        for (int option = 0; option < n; option++) {
            double p = position.probability(option);
            restLow -= p * low[option];
            restHigh -= p * high[option];
            if (p == 0) {
                continue;
            }
            double under = (alpha - sum - restHigh) / p;
            double over = (beta - sum - restLow) / p;
            double value = child(ply, option, further, rolls - 1, within(under), within(over));
            if (value <= under) {
                return Math.min(alpha, sum + p * value + restHigh);
            }
            if (value >= over) {
                return Math.max(beta, sum + p * value + restLow);
            }
            sum += p * value;
        }
        return sum;
    }

    private static double[] bounds(List<double[]> of, int ply, int n) {
        if (of.get(ply).length < n) {
            of.set(ply, new double[2 * n]);
        }
        return of.get(ply);
    }

    private double within(double bound) {
        return Math.min(highest, Math.max(lowest, bound));
    }

    /** Writes what a position is worth to every seat. */
    private void maxN(int ply, int further, int rolls) {
        count();
        Position position = ply(ply);
        double[] worth = scores.get(ply);
        if (position.node() == Position.OVER || isLeaf(position, further, rolls)) {
            for (int seat = 0; seat < worth.length; seat++) {
                worth[seat] = position.node() == Position.OVER ? position.score(seat) : heuristic.of(position, seat);
            }
            return;
        }
        boolean chanceActs = position.isChance();
        int seat = position.seat();
        Arrays.fill(worth, 0);
        int n = position.options();
        for (int option = 0; option < n; option++) {
            Position next = ply(ply + 1);
            next.set(position);
            next.take(option);
            double[] its = scores.get(ply + 1);
            if (chanceActs) {
                maxN(ply + 1, further, rolls - 1);
                double p = position.probability(option);
                for (int s = 0; s < worth.length; s++) {
                    worth[s] += p * its[s];
                }
            } else {
                maxN(ply + 1, further - 1, chance);
                if (option == 0 || its[seat] > worth[seat]) {
                    System.arraycopy(its, 0, worth, 0, worth.length);
                }
            }
        }
    }

    /** Makes {@code expectimax}. */
    record Factory() implements StrategyFactory {
        @Override
        public String name() {
            return "expectimax";
        }

        @Override
        public String title() {
            return "looks some decisions ahead, averages over chance, and values the rest by the game's heuristic";
        }

        @Override
        public List<Key> keys() {
            return List.of(
                    Key.range("depth", "decisions to look ahead", 1, 20, 2),
                    Key.range("chance", "chance nodes in a row to look at", 1, 20, 1),
                    Key.choice(
                            "horizon",
                            "where lines end: with the own turn at the latest (turn), anywhere (depth), or auto: "
                                    + "turn where a turn has several decisions",
                            "auto",
                            "turn",
                            "depth"),
                    Key.choice("prune", "what is cut: the choice is the same", "star2", "star1", "none"),
                    Key.range(
                            "nodes",
                            "positions looked at for a move, deepening as far as they go; 0: all",
                            0,
                            1_000_000_000,
                            0),
                    MoveBudget.TIME,
                    TablebasePlugin.KEY);
        }

        @Override
        public String light() {
            return "depth=1";
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            Supplier<Tablebase> tables = TablebasePlugin.of(settings, game);
            return () -> new Expectimax(settings, game, tables.get());
        }
    }
}
