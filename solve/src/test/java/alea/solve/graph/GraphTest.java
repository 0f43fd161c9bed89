package alea.solve.graph;

import static alea.solve.graph.Toy.node;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Game;
import alea.game.Policy;
import alea.ludo.LudoGame;
import alea.solve.Enumerated;
import alea.solve.Reference;
import alea.solve.graph.Toy.Kind;
import alea.solve.graph.Toy.Node;
import alea.solve.ludo.LudoSpace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** What is worked out on graphs, on games small enough to know the answer. */
class GraphTest {
    private static Graph graph(Game game) {
        return Graph.of(new Enumerated(game, List.of(game.start()), 100_000), List.of());
    }

    /**
     * Two rows of coins behind a first coin: heads goes on, tails back to the first coin; seat 0 wins at the end of
     * one row, loses at the end of the other. By symmetry the value is 0; a row is left at its end once in {@code
     * 2^n} times.
     */
    private static Game slow(int n) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(node(Kind.COIN, 1, n + 1));
        for (int row = 0; row < 2; row++) {
            for (int i = 1; i <= n; i++) {
                int next = row * n + i + 1;
                nodes.add(node(Kind.COIN, i < n ? next : 2 * n + 1 + row, 0));
            }
        }
        nodes.add(node(Kind.WON));
        nodes.add(node(Kind.LOST));
        return new Toy(nodes);
    }

    @Test
    void aSmallLastChangeIsNoSmallErrorButASmallGapIs() {
        int n = 12;
        double epsilon = 1e-3;
        // Value iteration for the probability that seat 0 wins, from 0: the last change is below epsilon at once.
        double[] v = new double[2 * n + 3];
        v[2 * n + 1] = 1;
        double change = 1;
        while (change > epsilon) {
            double[] last = v.clone();
            change = 0;
            for (int i = 0; i <= 2 * n; i++) {
                int heads = i == 0 ? 1 : i == n ? 2 * n + 1 : i == 2 * n ? 2 * n + 2 : i + 1;
                v[i] = (last[heads] + last[i == 0 ? n + 1 : 0]) / 2;
                change = i == 0 ? Math.abs(v[0] - last[0]) : change;
            }
        }
        assertThat(Math.abs(v[0] - 0.5)).as("the error of the usual rule").isGreaterThan(100 * epsilon);

        Bounds bounds = ZeroSum.solve(graph(slow(n)), epsilon);
        assertThat(bounds.gap()).isLessThanOrEqualTo(epsilon);
        assertThat(bounds.lower()[0]).isLessThanOrEqualTo(0);
        assertThat(bounds.upper()[0]).isGreaterThanOrEqualTo(0);
        assertThat(bounds.value(0)).isCloseTo(0, within(epsilon));
    }

    @Test
    void aChainWithSlowMixingIsFollowedToItsEnd() {
        Chain chain = Chain.of(graph(slow(8)), new double[2][0], 1e-12);
        assertThat(chain.win(0, 0, 0)).isCloseTo(0.5, within(1e-12));
        assertThat(chain.unresolved()).isLessThan(1e-12);
        // Each try is a first coin and, heads after heads, up to 8 more; one in 2^8 ends.
        double coins = 1 + 2 - Math.pow(2, -7);
        assertThat(chain.turns(0, 0)).isCloseTo(coins * 256, within(1e-6));
    }

    @Test
    void matchesThatTheSeatsCanKeepGoingForEverAreFoundOut() {
        Game patient =
                new Toy(List.of(node(Kind.SEAT_0, 1, 2), node(Kind.SEAT_1, 0, 3), node(Kind.WON), node(Kind.LOST)));
        assertThat(Endless.states(graph(patient))).isEqualTo(2);
        // A coin that ends the match now and then takes that away.
        Game impatient =
                new Toy(List.of(node(Kind.SEAT_0, 1, 2), node(Kind.COIN, 0, 3), node(Kind.WON), node(Kind.LOST)));
        assertThat(Endless.states(graph(impatient))).isZero();
        assertThat(Endless.states(graph(slow(5)))).isZero();
    }

    @Test
    void aSeatThatCanWinAtOnceDoes() {
        Game game = new Toy(List.of(
                node(Kind.COIN, 1, 2),
                node(Kind.SEAT_0, 3, 4),
                node(Kind.SEAT_1, 3, 0),
                node(Kind.WON),
                node(Kind.LOST)));
        // Seat 1 goes back rather than lose, and seat 0 wins when it comes to decide: it always does in the end.
        Bounds bounds = ZeroSum.solve(graph(game), 1e-12);
        assertThat(bounds.value(0)).isCloseTo(1, within(1e-12));
    }

    @Test
    void oneNumberingAndAnotherGiveTheSameValues() {
        var game = (LudoGame) Reference.game("ludo-classic:pawns=1");
        var dense = new LudoSpace(game);
        Bounds byRank = ZeroSum.solve(Graph.of(dense, List.of()), 1e-12);
        var found = new Enumerated(game, List.of(game.start()), 100_000);
        Bounds bySearch = ZeroSum.solve(Graph.of(found, List.of()), 1e-12);
        var position = game.start();
        int compared = 0;
        for (int n = 0; n < found.states(); n++) {
            found.position(n, position);
            long rank = dense.number(position);
            if (rank >= 0) {
                assertThat(bySearch.value(n))
                        .as(position.toString())
                        .isCloseTo(byRank.value((int) rank), within(1e-11));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(1_000);
    }

    @Test
    void noPolicyDoesBetterThanTheBestResponseAndTheBestResponseToItIsAtLeastTheValue() {
        Game game = Reference.game("ludo-simple:pawns=1");
        List<Policy> policies = List.of(policy("fast", game), policy("random", game));
        Graph graph = Graph.of(new LudoSpace((LudoGame) game), policies);
        Bounds value = ZeroSum.solve(graph, 1e-12);
        BestResponse best = BestResponse.to(graph, graph.choices(0), 0, 1e-12);
        int start = (int) graph.space().number(game.start());
        // One pawn leaves nothing to decide.
        assertThat(best.lower(start, 0)).isCloseTo(value.value(start), within(1e-11));
        assertThat(best.upper(start, 1)).isCloseTo(-value.value(start), within(1e-11));
    }

    /** A minute: two million states. {@code -DargLine=-Dalea.large=true} checks them too. */
    @Test
    @EnabledIfSystemProperty(named = "alea.large", matches = "true")
    void agreesWithTheReferenceOnHybridAndFastWithTwoPawns() {
        Game game = Reference.game("ludo-simple:pawns=2");
        Graph graph = Graph.of(new LudoSpace((LudoGame) game), List.of(policy("hybrid", game), policy("fast", game)));
        int start = (int) graph.space().number(game.start());
        Chain chain = Chain.of(graph, new double[][] {graph.choices(0), graph.choices(1)}, 1e-11);
        assertThat(chain.win(start, 0, 0)).as("hybrid begins").isCloseTo(0.618230384949, within(1e-9));
        assertThat(chain.win(start, 1, 0)).as("fast begins").isCloseTo(0.582829351857, within(1e-9));
    }

    private static Policy policy(String spec, Game game) {
        return (Policy) Reference.REGISTRY.player(spec, game).instances().get();
    }

    @Test
    void positionsThatAreLargerAreEstimatedToBeSo() {
        long small = Enumerated.bytes(Reference.game("ludo-simple:pawns=1"));
        long large = Enumerated.bytes(Reference.game("ludo-cs"));
        assertThat(small).isBetween(150L, 1_500L);
        assertThat(large).isBetween(2 * small, 20_000L);
    }
}
