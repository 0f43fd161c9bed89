package alea.solve.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.Enumerated;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.WildGame;
import alea.solve.WildNumbering;
import alea.solve.WildValues;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A game that no part of Alea knows is solved by what a plug-in brings: a numbering, with a solver of its own or
 * without.
 */
class OutsideGameTest {
    private static final double GAP = 1e-11;
    private static final boolean[] BOTH = {true, true};

    @TempDir
    private Path folder;

    private static WildGame game(long seed, int nodes, boolean numbered) {
        return new WildGame(seed, 2, nodes, true, numbered);
    }

    static List<WildGame> games() {
        return LongStream.range(0, 20)
                .mapToObj(seed -> game(seed, 20 + (int) seed % 7, true))
                .toList();
    }

    private static Solution solved(Game game) {
        return Solution.of(
                new Drive(Plan.of(game, Objective.ZERO_SUM, GAP).start(GAP).solving(), GAP)
                        .run()
                        .solving());
    }

    @Test
    void aNumberingAloneGetsTheGraph() {
        Plan plan = Plan.of(game(1, 21, true), Objective.ZERO_SUM);
        assertThat(plan.numbered()).isTrue();
        assertThat(plan.solver()).hasToString("a graph");
        assertThat(plan.numbering()).isEqualTo(WildNumbering.Some.class);
        assertThat(plan.space().states()).isEqualTo(plan.states());
        assertThat(plan.describe()).contains("zero-sum by a graph: ").contains(" states, about ");
    }

    @Test
    void aSolverOfItsOwnServesItsObjective() {
        Game game = game(1, 20, true);
        assertThat(Plan.of(game, Objective.ZERO_SUM).solver()).hasToString("bounds of wild games");
        assertThat(Plan.of(game, Objective.OWN_WIN).solver()).hasToString("a graph");
        assertThat(Plan.of(game, Objective.ZERO_SUM).bytes()).isEqualTo(1 << 20);
        assertThat(Plan.of(game(1, 10, true), Objective.ZERO_SUM).small()).isTrue();
        assertThat(Plan.of(game(1, 100, true), Objective.ZERO_SUM).small()).isFalse();
        assertThatThrownBy(
                        () -> Plan.of(game(1, 4_000, true), Objective.ZERO_SUM).requireRoom())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("at most 1,000 are solved");
    }

    @Test
    void withoutAPluginItsPositionsAreLookedFor() {
        Plan plan = Plan.of(game(1, 21, false), Objective.ZERO_SUM);
        assertThat(plan.numbered()).isFalse();
        assertThat(plan.solver()).hasToString("a graph of the positions found");
        assertThat(plan.numbering()).isEqualTo(Enumerated.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsBoundsAreCertainAndCloseWhateverSolvesIt(WildGame game) {
        double[] exact = WildValues.best(game, new double[game.nodes.length][], BOTH);
        Solution solution = solved(game);
        assertThat(solution.gap()).isLessThanOrEqualTo(GAP);
        Position position = game.start();
        for (long n = 0; n < solution.space().states(); n++) {
            solution.space().position(n, position);
            double value = exact[WildGame.at(position)] * (position.seat() == 0 ? 1 : -1);
            assertThat(value)
                    .isBetween(
                            solution.arrays().get(0, n) - GAP, solution.arrays().get(1, n) + GAP);
        }
        // The means over all states and the start come from the same table.
        assertThat(Averages.of(solution).states()).isEqualTo(solution.space().states());
        double[] start = Averages.start(solution);
        assertThat((start[0] + start[1]) / 2)
                .isCloseTo(exact[0] * (game.nodes[0].seat() == 0 ? 1 : -1), within(10 * GAP));
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsTableIsReadBackAndItsOptimalPlayerReachesTheValue(WildGame game) {
        Solution solution = solved(game);
        Path file = folder.resolve("wild.table");
        TableFile.write(file, solution, Precision.F64, true);
        Solution read = Solved.table(file.toString(), game, Objective.ZERO_SUM).solution();
        for (long n = 0; n < solution.space().states(); n++) {
            for (int array = 0; array < 2; array++) {
                assertThat(read.arrays().get(array, n))
                        .isEqualTo(solution.arrays().get(array, n));
            }
        }
        Player player = Reference.REGISTRY.player("optimal:table=" + file, game);
        Policy optimal = PolicyEvaluation.policy(player);
        var outcome = new PolicyEvaluation(Plan.space(game), List.of(optimal)).outcome(0, 0, true);
        double[] exact = WildValues.best(game, new double[game.nodes.length][], BOTH);
        int first = game.nodes[0].seat();
        assertThat(first == 0 ? outcome.win() - outcome.loss() : outcome.loss() - outcome.win())
                .isCloseTo((first == 0 ? 1 : -1) * exact[0], within(1e-7));
    }

    @Test
    void aTableOfAnotherNumberingIsRefused() {
        Path file = folder.resolve("wild.table");
        TableFile.write(file, solved(game(3, 21, false)), Precision.F64, true);
        assertThatThrownBy(() -> Solved.table(file.toString(), game(3, 21, true), Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is for space 'Enumerated', not 'Some'");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSolveThatIsStoppedAnywhereEndsWithTheSameBytes(WildGame game) throws IOException {
        for (Objective objective : Objective.values()) {
            byte[] whole = table(drive(game, objective).run());
            for (int steps = 0; steps < 8; steps++) {
                Drive first = drive(game, objective);
                for (int step = 0; step < steps && !first.finished(); step++) {
                    first.step();
                }
                Path checkpoint = folder.resolve("checkpoint");
                first.keep(checkpoint);
                Drive second = drive(game, objective);
                second.resume(checkpoint);
                assertThat(table(second.run())).isEqualTo(whole);
            }
        }
    }

    private static Drive drive(WildGame game, Objective objective) {
        return new Drive(Plan.of(game, objective, GAP).start(GAP).solving(), GAP);
    }

    private byte[] table(Drive drive) throws IOException {
        Path file = folder.resolve("bytes");
        TableFile.write(file, Solution.of(drive.solving()), Precision.F64, drive.close());
        return Files.readAllBytes(file);
    }
}
