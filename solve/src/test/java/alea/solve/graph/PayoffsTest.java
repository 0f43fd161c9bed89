package alea.solve.graph;

import static alea.solve.graph.Toy.node;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import alea.search.RandomPolicy;
import alea.solve.Enumerated;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.graph.Toy.Kind;
import alea.solve.graph.Toy.Node;
import alea.solve.run.Drive;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Matches that are worth more than a win, on random games whose values another program works out: plain sweeps over
 * nodes.
 */
class PayoffsTest {
    private static final int INNER = 40;
    private static final int[] WORTH = {-3, -2, -1, 0, 1, 2, 3};
    private static final Payoffs PAYOFFS = new Payoffs(-3, 3, 0);

    @TempDir
    private Path folder;

    /** Decisions lead on, coins on or anywhere, so that there are cycles and every match ends. */
    private static List<Node> nodes(long seed) {
        var dice = new Dice(seed, 1);
        List<Node> nodes = new ArrayList<>();
        int all = INNER + WORTH.length;
        for (int n = 0; n < INNER; n++) {
            Kind kind = List.of(Kind.values()).get((int) (dice.unit() * 3));
            Integer[] next = new Integer[2 + (int) (dice.unit() * 2)];
            for (int i = 0; i < next.length; i++) {
                boolean on = kind != Kind.COIN || i == 0;
                next[i] = on ? n + 1 + (int) (dice.unit() * (all - n - 1)) : (int) (dice.unit() * INNER);
            }
            nodes.add(node(kind, next));
        }
        for (int worth : WORTH) {
            nodes.add(Toy.paid(worth));
        }
        return nodes;
    }

    private static Game game(long seed) {
        return new Toy(nodes(seed), PAYOFFS);
    }

    /** What seat 0 gets at every node. A seat that does not play for the most takes all options alike. */
    private static double[] plain(List<Node> nodes, boolean optimal0, boolean optimal1) {
        double[] worth = new double[nodes.size()];
        for (int sweep = 0; sweep < 4_000; sweep++) {
            for (int n = nodes.size() - 1; n >= 0; n--) {
                Node here = nodes.get(n);
                double[] behind =
                        here.next().stream().mapToDouble(m -> worth[m]).toArray();
                worth[n] = switch (here.kind()) {
                    case PAID -> here.payoff();
                    case SEAT_0 ->
                        optimal0 ? java.util.Arrays.stream(behind).max().orElseThrow() : mean(behind);
                    case SEAT_1 ->
                        optimal1 ? java.util.Arrays.stream(behind).min().orElseThrow() : mean(behind);
                    default -> mean(behind);
                };
            }
        }
        return worth;
    }

    private static double mean(double[] of) {
        return java.util.Arrays.stream(of).average().orElseThrow();
    }

    /** By number of the space: for the seat that acts. */
    private static double seen(double[] worth, Enumerated space, int n) {
        Position position = space.game().start();
        space.position(n, position);
        double first = worth[Integer.parseInt(position.toString())];
        return position.seat() == 0 ? first : -first;
    }

    private static Enumerated space(Game game) {
        return new Enumerated(game, List.of(game.start()), 1_000);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void boundsEncloseTheValueOfEveryNodeInEverySweep(long seed) {
        Enumerated space = space(game(seed));
        double[] worth = plain(nodes(seed), true, true);
        var solving = new ZeroSum(Graph.of(space, List.of()), 1e-11);
        while (!solving.done()) {
            solving.refine();
            for (int n = 0; n < space.states(); n++) {
                double payoff = seen(worth, space, n);
                assertThat(solving.get(0, n) / 2).isLessThanOrEqualTo(payoff + 1e-12);
                assertThat(solving.get(1, n) / 2).isGreaterThanOrEqualTo(payoff - 1e-12);
            }
        }
        assertThat(solving.gap()).isLessThan(1e-10);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aPolicyIsPaidAndRespondedToAsPlainSweepsSay(long seed) {
        Enumerated space = space(game(seed));
        var random = new RandomPolicy();
        Graph graph = Graph.of(space, List.of(random, random));
        Chain chain = Chain.of(graph, new double[][] {graph.choices(0), graph.choices(1)}, 1e-13);
        BestResponse best = BestResponse.to(graph, graph.choices(1), 0, 1e-11);
        double[] even = plain(nodes(seed), false, false);
        double[] response = plain(nodes(seed), true, false);
        Position position = space.game().start();
        for (int n = 0; n < space.states(); n++) {
            space.position(n, position);
            int at = Integer.parseInt(position.toString());
            assertThat(chain.payoff(n, position.seat(), 0)).isCloseTo(even[at], within(1e-9));
            assertThat(chain.payoff(n, position.seat(), 1)).isCloseTo(-even[at], within(1e-9));
            assertThat(best.lower(n, position.seat()) / 2).isLessThanOrEqualTo(response[at] + 1e-12);
            assertThat(best.upper(n, position.seat()) / 2).isBetween(response[at] - 1e-12, response[at] + 1e-9);
        }
    }

    @ParameterizedTest
    @EnumSource(Precision.class)
    void tablesHoldValuesGreaterThanOneAndSayHowGreat(Precision precision) {
        Enumerated space = space(game(1));
        var solving = new ZeroSum(Graph.of(space, List.of()), 1e-11);
        while (!solving.done()) {
            solving.refine();
        }
        Path file = folder.resolve("a.table");
        TableFile.write(file, Solution.of(solving), precision, true);
        TableFile table = TableFile.open(file);
        table.verify();
        Solution read = table.solution(space);
        assertThat(read.objective()).isEqualTo(Objective.ZERO_SUM);
        for (int n = 0; n < space.states(); n++) {
            double unit = precision == Precision.I16 ? 6.1 / 32_767 : precision == Precision.F32 ? 1e-6 : 0;
            assertThat(read.arrays().get(0, n))
                    .isLessThanOrEqualTo(solving.get(0, n))
                    .isCloseTo(solving.get(0, n), within(unit));
            assertThat(read.arrays().get(1, n))
                    .isGreaterThanOrEqualTo(solving.get(1, n))
                    .isCloseTo(solving.get(1, n), within(unit));
            assertThat(read.arrays().get(1, n) - read.arrays().get(0, n)).isLessThanOrEqualTo(read.gap());
        }
        Game other = new Toy(nodes(1), new Payoffs(-5, 5, 0));
        assertThatThrownBy(() -> table.solution(space(other)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has values up to 6; those of toy are up to 10");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void aSolveThatIsStoppedAnywhereGoesOnToTheSameBounds(long seed) {
        Enumerated space = space(game(seed));
        Drive whole = drive(space).run();
        assertThat(whole.close()).isTrue();
        Path checkpoint = folder.resolve("checkpoint");
        for (int stop = 0; stop <= whole.solving().sweeps(); stop += 3) {
            Drive first = drive(space);
            for (int step = 0; step < stop; step++) {
                first.step();
            }
            first.keep(checkpoint);
            Drive second = drive(space);
            second.resume(checkpoint);
            second.run();
            assertThat(second.solving().sweeps()).isEqualTo(whole.solving().sweeps());
            for (int n = 0; n < space.states(); n++) {
                assertThat(second.solving().get(0, n)).isEqualTo(whole.solving().get(0, n));
                assertThat(second.solving().get(1, n)).isEqualTo(whole.solving().get(1, n));
            }
        }
    }

    private static Drive drive(Enumerated space) {
        return new Drive(new ZeroSum(Graph.of(space, List.of()), 1e-11), 1e-11);
    }

    @Test
    void payoffsThatDoNotSumToTheSameAreNoZeroSumGame() {
        Game game = new Toy(nodes(1), new Payoffs(-3, 3, Double.NaN));
        assertThatThrownBy(() -> new ZeroSum(Graph.of(space(game), List.of()), 1e-9))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "toy: payoffs do not always sum to the same, so it is not zero-sum; own-win is for any game");
    }
}
