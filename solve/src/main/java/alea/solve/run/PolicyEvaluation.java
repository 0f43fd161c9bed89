package alea.solve.run;

import alea.game.BadInput;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import alea.solve.Space;
import alea.solve.graph.Absorbing;
import alea.solve.graph.BestResponse;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Exact results of policies of two seats. */
public final class PolicyEvaluation {
    /** How much probability may stay unresolved. */
    private static final double MISSING = 1e-13;

    /**
     * What becomes of one of two policies.
     *
     * @param win the probability that it wins
     * @param loss that it loses
     * @param draw that nobody wins
     * @param payoff what it is paid in the mean, in the payoffs of the game; null where a win says all
     * @param turns how many turns a match has in the mean
     * @param unresolved the most that each probability can be too small by
     */
    public record Outcome(
            double win, double loss, double draw, @Nullable Double payoff, double turns, double unresolved) {
        /** The mean of two. */
        public static Outcome mean(Outcome a, Outcome b) {
            return new Outcome(
                    (a.win + b.win) / 2,
                    (a.loss + b.loss) / 2,
                    (a.draw + b.draw) / 2,
                    a.payoff == null || b.payoff == null ? null : Double.valueOf((a.payoff + b.payoff) / 2),
                    (a.turns + b.turns) / 2,
                    Math.max(a.unresolved, b.unresolved));
        }
    }

    /**
     * What a best response reaches.
     *
     * @param lower the payoff of the one that responds less that of the other (win minus loss, where nothing
     *     else counts), at least
     * @param upper at most
     */
    public record Response(double lower, double upper) {}

    private final Graph graph;

    /** Policies in a space of two seats. */
    public PolicyEvaluation(Space space, List<? extends Policy> policies) {
        this(space, policies, _ -> {});
    }

    /**
     * Policies in a space of two seats, which may take long to be followed.
     *
     * @param followed hears after each state how many are followed
     */
    public PolicyEvaluation(Space space, List<? extends Policy> policies, LongConsumer followed) {
        if (space.game().seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d seats; policies are evaluated exactly in games of two",
                    space.game().spec(),
                    space.game().seats()));
        }
        graph = Graph.of(space, policies, followed);
    }

    /**
     * A player's policy.
     *
     * @throws BadInput when it cannot say how likely it is to pick an option
     */
    public static Policy policy(Player player) {
        Strategy strategy = player.instances().get();
        if (strategy instanceof Policy policy) {
            return policy;
        }
        if (strategy instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception e) {
                throw new BadInput("%s does not stop: %s".formatted(player.spec(), e));
            }
        }
        throw new BadInput(
                "%s is no policy: it only draws, and cannot say how likely it is to pick an option; alea arena plays it"
                        .formatted(player.spec()));
    }

    /** The graph with the choices of the policies, in their order. */
    public Graph graph() {
        return graph;
    }

    private double[][] seats(int first, int second) {
        return new double[][] {graph.choices(first), graph.choices(second)};
    }

    /**
     * What becomes of policy {@code a} when it plays policy {@code b}.
     *
     * @param starts whether {@code a} is to act first
     */
    public Outcome outcome(int a, int b, boolean starts) {
        Chain chain = Chain.of(graph, starts ? seats(a, b) : seats(b, a), MISSING);
        int seat = starts ? 0 : 1;
        Space space = graph.space();
        return new Outcome(
                Starts.mean(
                        space, (n, acting) -> chain.win(n, acting, seat), p -> Payoffs.winner(p, 2) == seat ? 1 : 0),
                Starts.mean(
                        space,
                        (n, acting) -> chain.win(n, acting, 1 - seat),
                        p -> Payoffs.winner(p, 2) == 1 - seat ? 1 : 0),
                Starts.mean(space, chain::draw, p -> Payoffs.winner(p, 2) < 0 ? 1 : 0),
                space.game().payoffs().isWinOnly()
                        ? null
                        : Double.valueOf(
                                Starts.mean(space, (n, acting) -> chain.payoff(n, acting, seat), p -> p.score(seat))),
                Starts.mean(space, chain::turns, Position::turns),
                chain.unresolved());
    }

    /**
     * What the best response to policy {@code a} reaches.
     *
     * @param starts whether the one that responds is to act first
     * @param gap how far the bounds may stay apart
     */
    public Response response(int a, boolean starts, double gap) {
        int seat = starts ? 0 : 1;
        BestResponse best = BestResponse.to(graph, graph.choices(a), seat, gap);
        return new Response(
                Starts.mean(graph.space(), best::lower, p -> p.score(seat) - p.score(1 - seat)),
                Starts.mean(graph.space(), best::upper, p -> p.score(seat) - p.score(1 - seat)));
    }

    /**
     * The Markov chain of policy {@code a} in seat 0 and policy {@code b} in seat 1.
     *
     * @param most how many states it may have
     */
    public Absorbing chain(int a, int b, int most) {
        var starts = new LinkedHashSet<Absorbing.State>();
        Starts.mean(
                graph.space(),
                (n, acting) -> {
                    starts.add(new Absorbing.State(n, acting));
                    return 0;
                },
                p -> 0);
        return Absorbing.of(graph, seats(a, b), new ArrayList<>(starts), most);
    }
}
