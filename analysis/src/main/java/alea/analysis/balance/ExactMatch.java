package alea.analysis.balance;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.solve.Enumerated;
import alea.solve.Objective;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What matches of a game of two seats come to exactly, where its states are few and its players policies.
 *
 * @param values of those measures that are known exactly
 * @param shares by seat, of the matches
 * @param gap how far off a value may be
 */
record ExactMatch(Map<Measure, Double> values, List<Double> shares, double gap, Space space, Chain chain) {
    /** Games with more states are measured alone: solving takes many seconds then. */
    private static final int MOST = 50_000;
    /** The same where states have to be looked for, and every position is one. */
    private static final int MOST_FOUND = 200_000;

    private static final double MISSING = 1e-13;
    /** Sums of so many terms are not exact to the last digit. */
    private static final double ROUNDING = 1e-9;

    /** The exact values of a game between these players; empty where it is too large for that. */
    static Optional<ExactMatch> of(Game game, Casting casting) {
        if (game.seats() != 2 || casting.names().size() != 1) {
            return Optional.empty();
        }
        List<Policy> policies = new ArrayList<>();
        for (var player : List.of(casting.sitting().getFirst(), casting.opponent())) {
            Strategy strategy = player.instances().get();
            if (!(strategy instanceof Policy policy)) {
                Arbiter.close(strategy);
                return Optional.empty();
            }
            policies.add(policy);
        }
        return space(game).map(space -> of(space, policies));
    }

    /** The states of a game, if they are few and it is solved as it is, with its limit of turns. */
    private static Optional<Space> space(Game game) {
        try {
            Plan plan = Plan.of(game, Objective.OWN_WIN);
            boolean large = plan.numbered()
                    ? plan.states() > MOST
                    : SolvePlugin.of(game).states(game) > MOST_FOUND;
            if (large || !plan.game().spec().equals(game.spec())) {
                return Optional.empty();
            }
            return Optional.of(
                    plan.numbered() ? plan.space() : new Enumerated(game, List.of(game.start()), MOST_FOUND));
        } catch (BadInput e) {
            return Optional.empty(); // there are more
        }
    }

    private static ExactMatch of(Space space, List<Policy> policies) {
        var evaluation = new PolicyEvaluation(space, policies);
        PolicyEvaluation.Outcome own = evaluation.outcome(0, 0, true);
        PolicyEvaluation.Outcome starting = evaluation.outcome(0, 1, true);
        PolicyEvaluation.Outcome following = evaluation.outcome(0, 1, false);
        Map<Measure, Double> values = new EnumMap<>(Measure.class);
        double first = own.win() + own.draw() / 2;
        double second = own.loss() + own.draw() / 2;
        values.put(Measure.FIRST_SEAT, first);
        values.put(Measure.TURNS, own.turns());
        values.put(Measure.DRAWS, own.draw());
        values.put(Measure.SKILL, (points(starting) + points(following)) / 2);
        if (space.game().payoffs().isWinOnly()) {
            values.put(Measure.LUCK, luck(starting, following));
        }
        Graph graph = evaluation.graph();
        double[] choice = graph.choices(0);
        return new ExactMatch(
                values,
                List.of(first, second),
                ROUNDING + Math.max(own.unresolved(), Math.max(starting.unresolved(), following.unresolved())),
                space,
                Chain.of(graph, new double[][] {choice, choice}, MISSING));
    }

    private static double points(PolicyEvaluation.Outcome outcome) {
        return outcome.win() + outcome.draw() / 2;
    }

    /** Of the first seat's points, which are those of the player when it starts, and of the other when it follows. */
    private static double luck(PolicyEvaluation.Outcome starting, PolicyEvaluation.Outcome following) {
        double with = points(starting);
        double without = following.loss() + following.draw() / 2;
        double mean = (with + without) / 2;
        double squares = (starting.win() + following.loss() + (starting.draw() + following.draw()) / 4) / 2;
        double variance = squares - mean * mean;
        double between = (with - without) * (with - without) / 4;
        return variance <= 0 ? 1 : 1 - between / variance;
    }

    /** The exact chances when both play as they do, for one thread. */
    Outlook outlook() {
        return (position, values, into) -> {
            into[0] = win(position);
            into[1] = 1 - into[0];
        };
    }

    /** What the first seat wins, draws counting half; a seat that decides where states have no number does its best. */
    private double win(Position position) {
        if (position.node() == Position.OVER) {
            int winner = Payoffs.winner(position, 2);
            return winner < 0 ? 0.5 : 1 - winner;
        }
        long number = space.number(position);
        if (number >= 0) {
            int state = (int) number;
            return chain.win(state, position.seat(), 0) + chain.draw(state, position.seat()) / 2;
        }
        double sum = 0;
        double best = position.seat() == 0 ? 0 : 1;
        for (int option = 0; option < position.options(); option++) {
            Position next = position.copy();
            next.take(option);
            double win = win(next);
            sum += position.isChance() ? position.probability(option) * win : 0;
            best = position.seat() == 0 ? Math.max(best, win) : Math.min(best, win);
        }
        return position.isChance() ? sum : best;
    }
}
