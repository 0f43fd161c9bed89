package alea.service;

import alea.arena.exec.Bots;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Registry;
import alea.match.Arbiter;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Space;
import alea.solve.graph.Absorbing;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.graph.Regret;
import alea.solve.run.AskedPolicy;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.Starts;
import alea.stats.Mean;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Exact answers about policies of two seats, worked out over all states without playing a match. A strategy that cannot
 * say what it would do, such as a program, is asked once a state; where it answers now this and now that it is no
 * policy, and is measured in pairs of matches with the same dice instead. Whoever asks hears before it is done what a
 * long one takes. They can't be called off: nothing of them can be kept.
 */
public final class Policies {
    /** The most states of a chain that is given away. */
    private static final int MOST_OF_CHAIN = 200_000;

    /** How much probability may stay unresolved where regrets are summed. */
    private static final double MISSING = 1e-12;

    /** How often it is told how many states are followed. */
    private static final Duration PACE = Duration.ofSeconds(30);
    /** States between two looks at the clock. */
    private static final int LOOKS = 256;

    /** The optimal player, of whom a best response is at least as good. */
    private static final String OPTIMAL = "optimal";

    private final Registry registry;

    /**
     * How a result came about.
     *
     * @param exact worked out over all states, or else measured
     * @param matches how many were played
     * @param ci95 the 95 % interval of what was measured: the mean score, or what is given away in a match; null where
     *     it is exact
     */
    public record How(boolean exact, long matches, @Nullable List<Double> ci95) {
        static final How EXACT = new How(true, 0, null);

        static How measured(long matches, Mean mean) {
            return new How(false, matches, List.of(mean.value() - mean.half(), mean.value() + mean.half()));
        }

        /** In one word. */
        public String word() {
            return exact ? "exact" : "measured";
        }
    }

    /**
     * How matches of two strategies end.
     *
     * @param chain whether their Markov chain is wanted, too
     * @param pairs of matches, to measure who is no policy
     */
    public record EvaluationRequest(String game, String first, String second, boolean chain, long pairs) {
        public EvaluationRequest {
            requirePairs(pairs);
        }
    }

    private static void requirePairs(long pairs) {
        if (pairs < 2 || pairs > 100_000_000) {
            throw new BadSetting("pairs", String.format(Locale.ROOT, "%d is not allowed; it is 2..100000000", pairs));
        }
    }

    /**
     * How they end, as the first policy sees it.
     *
     * @param starting when it starts
     * @param second when the other one does
     * @param mean of both
     * @param chain of the first starting against the second, where it was wanted
     * @param how they were found
     */
    public record Evaluation(
            String game,
            String first,
            String other,
            long states,
            PolicyEvaluation.Outcome starting,
            PolicyEvaluation.Outcome second,
            PolicyEvaluation.Outcome mean,
            Optional<Absorbing> chain,
            How how) {}

    /**
     * How much the best response to a policy is paid.
     *
     * @param gap how far apart bounds of win minus loss may stay, 1e-12 up to 1, without it
     * @param pairs of matches, to measure who is no policy
     */
    public record ResponseRequest(String game, String policy, double gap, long pairs) {
        public ResponseRequest {
            SolveRun.requireGap(gap);
            requirePairs(pairs);
        }
    }

    /** Win and half a draw, or the payoff of a game that has others, between bounds. */
    public record Score(double score, double lower, double upper) {
        static Score of(PolicyEvaluation.Response response, Payoffs payoffs) {
            double lower = (payoffs.sum() + response.lower()) / 2;
            double upper = (payoffs.sum() + response.upper()) / 2;
            return new Score((lower + upper) / 2, lower, upper);
        }

        static Score mean(Score a, Score b) {
            return new Score((a.score + b.score) / 2, (a.lower + b.lower) / 2, (a.upper + b.upper) / 2);
        }
    }

    /**
     * What the best response reaches.
     *
     * @param payoffs what matches of the game can be worth
     * @param starting when it starts
     * @param second when the policy does
     * @param mean of both
     * @param how it was found; where it was measured, the optimal player responded, and the best response has no
     *     less
     */
    public record Response(
            String game,
            Payoffs payoffs,
            String policy,
            long states,
            Score starting,
            Score second,
            Score mean,
            How how) {}

    /**
     * What a policy gives away.
     *
     * @param table a zero-sum table of the game, made by {@code alea solve}; null to solve it first
     * @param pairs of matches of its own play, to measure who is no policy
     */
    public record RegretRequest(
            String game, String policy, @Nullable String table, long pairs) {
        public RegretRequest {
            requirePairs(pairs);
        }
    }

    /**
     * The best value of a decision less the value of a policy's choice, as probabilities to win.
     *
     * @param decisions how many there are with more than one option; where it is measured, in the matches
     * @param average over them; null where it is measured
     * @param ownPlay over those that it comes to when it plays itself
     * @param ownMatch the sum in a match of its own play, of a seat
     * @param worst the most
     * @param position where that is
     * @param gap of the table
     * @param how it was found
     */
    public record Regrets(
            String game,
            String policy,
            long decisions,
            @Nullable Double average,
            double ownPlay,
            double ownMatch,
            double worst,
            String position,
            double gap,
            How how) {}

    /** What following all states will take, in words. */
    public record Effort(String words) {}

    /** Answers about the strategies of a registry. */
    public Policies(Registry registry) {
        this.registry = registry;
    }

    /**
     * How matches of two strategies end.
     *
     * @throws BadInput when the states are too many, or a strategy gives up
     */
    public Evaluation evaluate(EvaluationRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        Player first = player(request.first, game);
        Player second = player(request.second, game);
        Space space = Plan.space(game);
        try (var policies = new Asked(space, List.of(first, second))) {
            policies.tell(space, progress);
            var against = new PolicyEvaluation(space, policies.all, pace(space, progress));
            policies.requireDecided();
            PolicyEvaluation.Outcome starting = against.outcome(0, 1, true);
            PolicyEvaluation.Outcome following = against.outcome(0, 1, false);
            return evaluation(
                    space,
                    first,
                    second,
                    starting,
                    following,
                    request.chain ? Optional.of(against.chain(0, 1, MOST_OF_CHAIN)) : Optional.empty(),
                    How.EXACT);
        } catch (AskedPolicy.Undecided undecided) {
            if (request.chain) {
                throw new BadSetting("chain", "is of two policies, and " + undecided.getMessage());
            }
            progress.hear(instead(undecided, request.pairs));
            var measured = new PairedMatches(space.game(), request.pairs).against(first, second);
            return evaluation(
                    space,
                    first,
                    second,
                    measured.starting(),
                    measured.second(),
                    Optional.empty(),
                    How.measured(2 * request.pairs, measured.score()));
        }
    }

    private static Evaluation evaluation(
            Space space,
            Player first,
            Player second,
            PolicyEvaluation.Outcome starting,
            PolicyEvaluation.Outcome following,
            Optional<Absorbing> chain,
            How how) {
        return new Evaluation(
                space.game().spec().toString(),
                first.spec().toString(),
                second.spec().toString(),
                space.states(),
                starting,
                following,
                PolicyEvaluation.Outcome.mean(starting, following),
                chain,
                how);
    }

    /** What is done where somebody is no policy. */
    private static Effort instead(AskedPolicy.Undecided undecided, long pairs) {
        return new Effort(String.format(
                Locale.ROOT,
                "%s: so it is no policy, and is measured in %,d pairs of matches",
                undecided.getMessage(),
                pairs));
    }

    /**
     * How much the best response to a strategy is paid; where it is no policy, how much the optimal player is.
     *
     * @throws BadInput when the states are too many, or the strategy gives up
     */
    public Response respond(ResponseRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        Player player = player(request.policy, game);
        Space space = Plan.space(game);
        Score starting;
        Score second;
        How how;
        try (var policies = new Asked(space, List.of(player))) {
            policies.tell(space, progress);
            var against = new PolicyEvaluation(space, policies.all, pace(space, progress));
            policies.requireDecided();
            starting = Score.of(against.response(0, true, request.gap), game.payoffs());
            second = Score.of(against.response(0, false, request.gap), game.payoffs());
            how = How.EXACT;
        } catch (AskedPolicy.Undecided undecided) {
            progress.hear(instead(undecided, request.pairs));
            var measured = new PairedMatches(space.game(), request.pairs)
                    .against(registry.player(OPTIMAL, space.game()), player);
            starting = atLeast(measured.starting(), game.payoffs(), request.pairs);
            second = atLeast(measured.second(), game.payoffs(), request.pairs);
            how = How.measured(2 * request.pairs, measured.score());
        }
        return new Response(
                space.game().spec().toString(),
                game.payoffs(),
                player.name(),
                space.states(),
                starting,
                second,
                Score.mean(starting, second),
                how);
    }

    /** What was reached, which the best response reaches, too. */
    private static Score atLeast(PolicyEvaluation.Outcome outcome, Payoffs payoffs, long matches) {
        Double payoff = outcome.payoff();
        double score = payoff == null ? outcome.win() + outcome.draw() / 2 : payoff;
        double width = payoffs.greatest() - payoffs.least();
        double half =
                Mean.ofVariance(score, width * width / 4 / matches, matches).half();
        return new Score(score, Math.max(payoffs.least(), score - half), payoffs.greatest());
    }

    /**
     * What a strategy gives away.
     *
     * @throws BadInput when the game is not one of two seats, the states are too many, or the strategy gives up
     */
    public Regrets regret(RegretRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        if (game.seats() != 2) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has %d seats; regret is for two", game.spec(), game.seats()));
        }
        Player player = player(request.policy, game);
        SolvedGame solved = solved(game, request.table);
        Solution solution = solved.solution();
        try (var policies = new Asked(solution.space(), List.of(player))) {
            policies.tell(solution.space(), progress);
            Graph graph = Graph.of(solution.space(), policies.all, pace(solution.space(), progress));
            policies.requireDecided();
            return regrets(solution, player, graph);
        } catch (AskedPolicy.Undecided undecided) {
            progress.hear(instead(undecided, request.pairs));
            var given = new PairedMatches(solution.space().game(), request.pairs).given(player, solved);
            return new Regrets(
                    solution.space().game().spec().toString(),
                    player.name(),
                    given.decisions(),
                    null,
                    given.average(),
                    given.match().value(),
                    given.worst(),
                    given.position(),
                    solution.gap(),
                    How.measured(2 * request.pairs, given.match()));
        }
    }

    private static Regrets regrets(Solution solution, Player player, Graph graph) {
        double[] choice = graph.choices(0);
        Regret regret = Regret.of(
                graph,
                choice,
                n -> (solution.arrays().get(0, n) + solution.arrays().get(1, n)) / 2);
        Chain own =
                Chain.of(graph, new double[][] {choice, choice}, MISSING, regret.byNode(), regret.decisionsByNode());
        double lost = Starts.mean(graph.space(), (n, acting) -> own.reward(0, n, acting), p -> 0);
        double made = Starts.mean(graph.space(), (n, acting) -> own.reward(1, n, acting), p -> 0);
        return new Regrets(
                solution.space().game().spec().toString(),
                player.name(),
                regret.decisions(),
                regret.average(),
                made == 0 ? 0 : lost / made,
                lost / 2,
                regret.most(),
                regret.decisions() == 0 ? "" : regret.worst().toString(),
                solution.gap(),
                How.EXACT);
    }

    /** A player; a program is told of the game that is followed, which has no limit of turns. */
    private Player player(String strategy, Game game) {
        boolean program = strategy.startsWith(Bots.NAME + ":");
        return registry.player(strategy, program ? Plan.endless(game) : game);
    }

    /** The policies of some players, as long as they are asked. */
    private static final class Asked implements AutoCloseable {
        private final List<Policy> all;

        Asked(Space space, List<Player> players) {
            all = players.stream()
                    .map(player -> AskedPolicy.of(player, space.game(), space.turned()))
                    .toList();
        }

        /** Tells what following all states takes, where that is long. */
        void tell(Space space, Progress<? super Effort> progress) {
            boolean asked = all.stream().anyMatch(AskedPolicy.class::isInstance);
            Plan.effort(space)
                    .map(words -> new Effort(asked ? words + ", and as long as the answers take" : words))
                    .ifPresent(progress::hear);
        }

        /** @throws AskedPolicy.Undecided when one answers otherwise when it is asked again */
        void requireDecided() {
            for (Policy policy : all) {
                if (policy instanceof AskedPolicy asked) {
                    asked.requireDecided();
                }
            }
        }

        @Override
        public void close() {
            all.forEach(Arbiter::close);
        }
    }

    private static SolvedGame solved(Game game, @Nullable String table) {
        if (table != null) {
            return Solved.table(table, game, Objective.ZERO_SUM);
        }
        return Solved.small(game, Objective.ZERO_SUM).orElseGet(() -> {
            Plan plan = Plan.of(game, Objective.ZERO_SUM);
            return new SolvedGame(Solution.of(new Drive(plan.start(Solved.GAP).solving(), Solved.GAP)
                    .run()
                    .solving()));
        });
    }

    /** Tells every half minute how many states are followed, which takes long where a program is asked at each. */
    private static LongConsumer pace(Space space, Progress<? super Effort> progress) {
        var told = new Object() {
            final long begun = System.nanoTime();
            long at = begun;
        };
        return followed -> {
            if (followed % LOOKS == 0 && System.nanoTime() - told.at > PACE.toNanos()) {
                told.at = System.nanoTime();
                double left = (told.at - told.begun) / 1e9 / followed * (space.states() - followed);
                progress.hear(new Effort(String.format(
                        Locale.ROOT,
                        "%,d of %,d states are followed, about %s left",
                        followed,
                        space.states(),
                        Plan.time(left))));
            }
        };
    }
}
