package alea.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.Enumerated;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.WildGame;
import alea.solve.WildValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Everything that is worked out on graphs, on games that nobody thought of, against what plain equations say of them.
 * A seed that fails is in the name of the case.
 */
class WildGamesTest {
    private static final double EXACT = 1e-11;
    private static final double GAP = 1e-12;
    private static final boolean[] BOTH = {true, true};

    static Stream<WildGame> ofTwo() {
        return LongStream.range(0, 150).mapToObj(seed -> game(seed, 2));
    }

    static Stream<WildGame> small() {
        return LongStream.range(0, 60).mapToObj(seed -> new WildGame(seed, 2, 9, seed % 2 == 0, false));
    }

    static Stream<WildGame> ofAny() {
        return LongStream.range(0, 150).mapToObj(seed -> game(seed, 2 + (int) (seed % 3)));
    }

    private static WildGame game(long seed, int seats) {
        return new WildGame(seed, seats, 10 + (int) (seed % 30), seed % 2 == 0, seed % 4 < 2);
    }

    /** All positions, or some where the game has a numbering. */
    private static Space space(WildGame game) {
        return SolvePlugin.of(game).numbering(game).isPresent()
                ? SolvePlugin.of(game).numbering(game).get().space()
                : new Enumerated(game, List.of(game.start()), 1_000);
    }

    /** A policy that draws: now and then it never takes an option. */
    private static double[][] mixed(WildGame game, long salt) {
        var dice = new Dice(game.spec().hashCode(), salt);
        double[][] policy = new double[game.nodes.length][];
        for (int i = 0; i < policy.length; i++) {
            int options = game.nodes[i].next().length;
            int[] weights = new int[options];
            Arrays.setAll(weights, option -> dice.below(4));
            int all = Arrays.stream(weights).sum();
            policy[i] = new double[options];
            for (int option = 0; option < options; option++) {
                policy[i][option] = all == 0 ? 1.0 / options : weights[option] / (double) all;
            }
        }
        return policy;
    }

    private record Drawn(double[][] policy) implements Policy {
        @Override
        public void probabilities(Position position, double[] into) {
            double[] own = policy[WildGame.at(position)];
            System.arraycopy(own, 0, into, 0, own.length);
        }

        @Override
        public int choose(Position position, Dice dice) {
            double[] own = policy[WildGame.at(position)];
            double left = dice.unit();
            int option = 0;
            while (option < position.options() - 1 && left >= own[option]) {
                left -= own[option++];
            }
            return option;
        }
    }

    /** The node of the game that each numbered state is. */
    private static int[] nodes(Space space) {
        Position position = space.game().start();
        int[] nodes = new int[(int) space.states()];
        for (int n = 0; n < nodes.length; n++) {
            space.position(n, position);
            nodes[n] = WildGame.at(position);
        }
        return nodes;
    }

    /** 1 where seat 0 acts, else -1. */
    private static double side(WildGame game, int node) {
        return game.nodes[node].seat() == 0 ? 1 : -1;
    }

    @ParameterizedTest
    @MethodSource("ofTwo")
    void boundsBracketTheValueOfEveryStateAtEverySweepAndNeverPartAgain(WildGame game) {
        double[] exact = WildValues.best(game, new double[game.nodes.length][], BOTH);
        Space space = space(game);
        int[] nodes = nodes(space);
        var solving = new ZeroSum(Graph.of(space, List.of()), GAP);
        double[] lower = new double[nodes.length];
        double[] upper = new double[nodes.length];
        Arrays.fill(lower, -1);
        Arrays.fill(upper, 1);
        while (!solving.done()) {
            solving.refine();
            for (int n = 0; n < nodes.length; n++) {
                double value = side(game, nodes[n]) * exact[nodes[n]];
                assertThat(solving.get(0, n)).isBetween(lower[n], value + EXACT);
                assertThat(solving.get(1, n)).isBetween(value - EXACT, upper[n]);
                lower[n] = solving.get(0, n);
                upper[n] = solving.get(1, n);
            }
        }
        assertThat(solving.gap()).isLessThan(EXACT);
        assertThat(Endless.states(Graph.of(space, List.of()))).isZero();
    }

    @ParameterizedTest
    @MethodSource("small")
    void noPairOfPurePoliciesIsBetterForEither(WildGame game) {
        Graph graph = Graph.of(space(game), List.of());
        double value = ZeroSum.solve(graph, GAP).value(0) * side(game, 0);
        // The largest of the least that seat 0 can be held to, over all its policies without a draw, by equations
        // alone.
        double most = Double.NEGATIVE_INFINITY;
        for (double[][] own : pure(game, 0, new double[game.nodes.length][])) {
            double least = Double.POSITIVE_INFINITY;
            for (double[][] both : pure(game, 1, own)) {
                least = Math.min(least, WildValues.follow(game, both, i -> WildValues.worth(game, i), 0)[0]);
            }
            most = Math.max(most, least);
        }
        assertThat(value).isCloseTo(most, within(EXACT));
    }

    /** A policy with every way to choose for a seat. */
    private static List<double[][]> pure(WildGame game, int seat, double[][] others) {
        List<double[][]> policies = new ArrayList<>();
        policies.add(others);
        for (int i = 0; i < game.nodes.length; i++) {
            WildGame.Node node = game.nodes[i];
            if (node.kind() == Position.DECISION && node.seat() == seat) {
                List<double[][]> more = new ArrayList<>();
                for (double[][] policy : policies) {
                    for (int option = 0; option < node.next().length; option++) {
                        double[][] one = policy.clone();
                        one[i] = new double[node.next().length];
                        one[i][option] = 1;
                        more.add(one);
                    }
                }
                policies = more;
            }
        }
        return policies;
    }

    @ParameterizedTest
    @MethodSource("ofTwo")
    void aBestResponseIsWhatEquationsSayAndAtLeastWhatAnyPolicyReaches(WildGame game) {
        double[][] known = mixed(game, 1);
        Space space = space(game);
        int[] nodes = nodes(space);
        Graph graph = Graph.of(space, List.of(new Drawn(known)));
        for (int seat = 0; seat < 2; seat++) {
            double sign = seat == 0 ? 1 : -1;
            double[] exact = WildValues.best(game, known, seat == 0, seat == 1);
            double[] value = WildValues.best(game, known, BOTH);
            double[][] tried = mixed(game, 2 + seat);
            for (int i = 0; i < tried.length; i++) {
                tried[i] = game.nodes[i].seat() == seat ? tried[i] : known[i];
            }
            double[] reached = WildValues.follow(game, tried, i -> WildValues.worth(game, i), 0);
            var response = BestResponse.to(graph, graph.choices(0), seat, GAP);
            assertThat(response.gap()).isLessThan(EXACT);
            for (int n = 0; n < nodes.length; n++) {
                int acting = game.nodes[nodes[n]].seat();
                assertThat(sign * exact[nodes[n]])
                        .isBetween(response.lower(n, acting) - EXACT, response.upper(n, acting) + EXACT);
                assertThat(response.upper(n, acting))
                        .isGreaterThanOrEqualTo(sign * reached[nodes[n]] - EXACT)
                        .isGreaterThanOrEqualTo(sign * value[nodes[n]] - EXACT);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ofAny")
    void aChainOfMixedPoliciesIsTheSolutionOfItsEquations(WildGame game) {
        List<Policy> policies = new ArrayList<>();
        double[][] all = new double[game.nodes.length][];
        for (int seat = 0; seat < game.seats(); seat++) {
            double[][] own = mixed(game, seat);
            policies.add(new Drawn(own));
            for (int i = 0; i < all.length; i++) {
                all[i] = game.nodes[i].seat() == seat ? own[i] : all[i];
            }
        }
        Space space = space(game);
        int[] nodes = nodes(space);
        Graph graph = Graph.of(space, policies);
        double[][] choices = new double[game.seats()][];
        Arrays.setAll(choices, graph::choices);
        Chain chain = Chain.of(graph, choices, 1e-14);
        double[] turns = WildValues.follow(game, all, i -> 0, 1);
        double[] draws = WildValues.follow(game, all, i -> isDraw(game, i) ? 1 : 0, 0);
        for (int seat = 0; seat < game.seats(); seat++) {
            int winner = seat;
            double[] wins = WildValues.follow(game, all, i -> game.nodes[i].scores()[winner] == 1 ? 1 : 0, 0);
            for (int n = 0; n < nodes.length; n++) {
                assertThat(chain.win(n, 0, seat)).isCloseTo(wins[nodes[n]], within(EXACT));
            }
        }
        for (int n = 0; n < nodes.length; n++) {
            assertThat(chain.draw(n, 0)).isCloseTo(draws[nodes[n]], within(EXACT));
            assertThat(chain.turns(n, 0)).isCloseTo(turns[nodes[n]], within(1e-9));
        }
    }

    private static boolean isDraw(WildGame game, int node) {
        return game.nodes[node].scores()[0] == game.nodes[node].scores()[1]
                && Arrays.stream(game.nodes[node].scores()).allMatch(s -> s > 0);
    }

    @ParameterizedTest
    @MethodSource("ofAny")
    void whereEverySeatPlaysForItsOwnWinNobodyGainsByAnotherOptionOfItsOwn(WildGame game) {
        var space = new Enumerated(game, List.of(game.start()), 1_000);
        int[] nodes = nodes(space);
        Graph graph = Graph.of(space, List.of());
        OwnWin.Result result = OwnWin.solve(graph, 1e-14);
        assertThat(result.settled()).isTrue();
        double[][] chosen = new double[game.nodes.length][];
        for (int n = 0; n < nodes.length; n++) {
            chosen[nodes[n]] = Arrays.copyOfRange(result.choice(), graph.first(n), graph.last(n));
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            int winner = seat;
            // What comes after the choices that were found, by equations; positions that are never reached are
            // nobody's.
            double[] wins = WildValues.follow(
                    game, filled(game, chosen), i -> game.nodes[i].scores()[winner] == 1 ? 1 : 0, 0);
            for (int n = 0; n < nodes.length; n++) {
                WildGame.Node node = game.nodes[nodes[n]];
                assertThat(result.chain().win(n, 0, seat)).isCloseTo(wins[nodes[n]], within(EXACT));
                if (node.kind() == Position.DECISION && node.seat() == seat) {
                    for (int next : node.next()) {
                        assertThat(wins[next]).isLessThanOrEqualTo(wins[nodes[n]] + 2 * OwnWin.TIE);
                    }
                }
            }
        }
    }

    private static double[][] filled(WildGame game, double[][] policy) {
        double[][] filled = policy.clone();
        for (int i = 0; i < filled.length; i++) {
            if (filled[i] == null) {
                filled[i] = new double[game.nodes[i].next().length];
                Arrays.fill(filled[i], 1.0 / Math.max(1, filled[i].length));
            }
        }
        return filled;
    }

    @ParameterizedTest
    @MethodSource("ofTwo")
    void whoTakesTheBestOptionsRegretsNothingAndOthersNeverLessThanNothing(WildGame game) {
        Space space = space(game);
        Graph graph = Graph.of(space, List.of(new Drawn(mixed(game, 1))));
        Bounds bounds = ZeroSum.solve(graph, GAP);
        double[] best = GreedyPolicy.choices(graph, bounds::value);
        assertThat(Regret.of(graph, best, bounds::value).most()).isLessThanOrEqualTo(GreedyPolicy.TIE);
        for (double regret : Regret.of(graph, graph.choices(0), bounds::value).byNode()) {
            assertThat(regret).isBetween(0.0, 1.0);
        }
        // And their chain reaches the value.
        Chain chain = Chain.of(graph, new double[][] {best, best}, 1e-14);
        for (int n = 0; n < graph.numbered(); n++) {
            double reached = chain.win(n, 0, graph.seat(n)) - chain.win(n, 0, 1 - graph.seat(n));
            assertThat(reached).isCloseTo(bounds.value(n), within(1e-7));
        }
    }
}
