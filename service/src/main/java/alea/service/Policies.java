package alea.service;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Space;
import alea.solve.graph.Absorbing;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.graph.Regret;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import alea.solve.run.Solved;
import alea.solve.run.Starts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Exact answers about policies of two seats, worked out over all states without playing a match. Whoever asks hears
 * before it is done what a long one takes. They can't be called off: nothing of them can be kept.
 */
public final class Policies {
    /** The most states of a chain that is given away. */
    private static final int MOST_OF_CHAIN = 200_000;

    /** How much probability may stay unresolved where regrets are summed. */
    private static final double MISSING = 1e-12;

    private final Registry registry;

    /**
     * How matches of two policies end.
     *
     * @param chain whether their Markov chain is wanted, too
     */
    public record EvaluationRequest(String game, String first, String second, boolean chain) {}

    /**
     * How they end, as the first policy sees it.
     *
     * @param starting when it starts
     * @param second when the other one does
     * @param mean of both
     * @param chain of the first starting against the second, where it was wanted
     */
    public record Evaluation(
            String game,
            String first,
            String other,
            long states,
            PolicyEvaluation.Outcome starting,
            PolicyEvaluation.Outcome second,
            PolicyEvaluation.Outcome mean,
            Optional<Absorbing> chain) {}

    /**
     * How much the best response to a policy is paid.
     *
     * @param gap how far apart bounds of win minus loss may stay, 1e-12 up to 1, without it
     */
    public record ResponseRequest(String game, String policy, double gap) {
        public ResponseRequest {
            SolveRun.requireGap(gap);
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
     */
    public record Response(
            String game, Payoffs payoffs, String policy, long states, Score starting, Score second, Score mean) {}

    /**
     * What a policy gives away.
     *
     * @param table a zero-sum table of the game, made by {@code alea solve}; null to solve it first
     */
    public record RegretRequest(
            String game, String policy, @Nullable String table) {}

    /**
     * The best value of a decision less the value of a policy's choice, as probabilities to win.
     *
     * @param decisions how many there are with more than one option
     * @param average over them
     * @param ownPlay over those that it comes to when it plays itself
     * @param ownMatch the sum in a match of its own play, of a seat
     * @param worst the most
     * @param position where that is
     * @param gap of the table
     */
    public record Regrets(
            String game,
            String policy,
            long decisions,
            double average,
            double ownPlay,
            double ownMatch,
            double worst,
            String position,
            double gap) {}

    /** What following all states will take, in words. */
    public record Effort(String words) {}

    /** Answers about the strategies of a registry. */
    public Policies(Registry registry) {
        this.registry = registry;
    }

    /**
     * How matches of two policies end.
     *
     * @throws BadInput when one is no policy, or the states are too many
     */
    public Evaluation evaluate(EvaluationRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        Player first = registry.player(request.first, game);
        Player second = registry.player(request.second, game);
        var policies = List.of(PolicyEvaluation.policy(first), PolicyEvaluation.policy(second));
        Space space = space(game, progress);
        var against = new PolicyEvaluation(space, policies);
        PolicyEvaluation.Outcome starting = against.outcome(0, 1, true);
        PolicyEvaluation.Outcome following = against.outcome(0, 1, false);
        return new Evaluation(
                space.game().spec().toString(),
                first.spec().toString(),
                second.spec().toString(),
                space.states(),
                starting,
                following,
                PolicyEvaluation.Outcome.mean(starting, following),
                request.chain ? Optional.of(against.chain(0, 1, MOST_OF_CHAIN)) : Optional.empty());
    }

    /**
     * How much the best response to a policy is paid.
     *
     * @throws BadInput when it is no policy, or the states are too many
     */
    public Response respond(ResponseRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        Player player = registry.player(request.policy, game);
        var policies = List.of(PolicyEvaluation.policy(player));
        Space space = space(game, progress);
        var against = new PolicyEvaluation(space, policies);
        Score starting = Score.of(against.response(0, true, request.gap), game.payoffs());
        Score second = Score.of(against.response(0, false, request.gap), game.payoffs());
        return new Response(
                space.game().spec().toString(),
                game.payoffs(),
                player.spec().toString(),
                space.states(),
                starting,
                second,
                Score.mean(starting, second));
    }

    /**
     * What a policy gives away.
     *
     * @throws BadInput when it is no policy, the game is not one of two seats, or the states are too many
     */
    public Regrets regret(RegretRequest request, Progress<? super Effort> progress) {
        Game game = registry.game(request.game);
        if (game.seats() != 2) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has %d seats; regret is for two", game.spec(), game.seats()));
        }
        Player player = registry.player(request.policy, game);
        Policy policy = PolicyEvaluation.policy(player);
        Solution solution = solution(game, request.table);
        tell(solution.space(), progress);
        Graph graph = Graph.of(solution.space(), List.of(policy));
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
                player.spec().toString(),
                regret.decisions(),
                regret.average(),
                made == 0 ? 0 : lost / made,
                lost / 2,
                regret.most(),
                regret.decisions() == 0 ? "" : regret.worst().toString(),
                solution.gap());
    }

    private static Solution solution(Game game, @Nullable String table) {
        if (table != null) {
            return Solved.table(table, game, Objective.ZERO_SUM).solution();
        }
        var small = Solved.small(game, Objective.ZERO_SUM);
        if (small.isPresent()) {
            return small.get().solution();
        }
        Plan plan = Plan.of(game, Objective.ZERO_SUM);
        return Solution.of(
                new Drive(plan.start(Solved.GAP).solving(), Solved.GAP).run().solving());
    }

    private static Space space(Game game, Progress<? super Effort> progress) {
        Space space = Plan.space(game);
        tell(space, progress);
        return space;
    }

    private static void tell(Space space, Progress<? super Effort> progress) {
        Plan.effort(space).map(Effort::new).ifPresent(progress::hear);
    }
}
