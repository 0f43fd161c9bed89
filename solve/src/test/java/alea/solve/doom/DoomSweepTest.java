package alea.solve.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomGame;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.graph.Bounds;
import alea.solve.graph.Graph;
import alea.solve.graph.OwnWin;
import alea.solve.graph.ZeroSum;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps over boards against graphs of positions, and against averages that another program worked out. */
class DoomSweepTest {
    private static DoomSpace space(String spec) {
        return new DoomSpace((DoomGame) Reference.game(spec));
    }

    private static double mean(DoomSpace space, LongToDoubleFunction of) {
        double sum = 0;
        for (long n = 0; n < space.states(); n++) {
            sum += of.applyAsDouble(n);
        }
        return sum / space.states();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"doom:1x2,dice=5", "doom:1x4,dice=2", "doom:2x2,dice=3", "doom:2x3,dice=2", "doom:3x2,dice=2"})
    void boundsBracketTheValuesOfTheGraph(String spec) {
        DoomSpace space = space(spec);
        Graph graph = Graph.of(space, List.of());
        Bounds plain = ZeroSum.solve(graph, 1e-11);
        var swept = new DoomBounds(space);
        for (int i = 0; i < 25; i++) {
            swept.refine();
        }
        check(space, plain, swept);
        var proven = new DoomBounds(space);
        var found = new DoomPolicyIteration(space, Objective.ZERO_SUM);
        found.solve(1e-13);
        assertThat(proven.prove(found, 4e-10)).isTrue();
        assertThat(proven.gap()).isLessThanOrEqualTo(1e-9);
        check(space, plain, proven);
    }

    private static void check(DoomSpace space, Bounds plain, DoomBounds swept) {
        Position position = space.game().position();
        for (int n = 0; n < space.states(); n++) {
            if (space.position(n, position)) {
                assertThat(swept.lower().applyAsDouble(n)).isLessThanOrEqualTo(plain.upper()[n]);
                assertThat(swept.upper().applyAsDouble(n)).isGreaterThanOrEqualTo(plain.lower()[n]);
            } else {
                double worth = position.score(0) - position.score(1);
                assertThat(swept.lower().applyAsDouble(n)).isEqualTo(worth);
                assertThat(swept.upper().applyAsDouble(n)).isEqualTo(worth);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:1x3,dice=2', 0.579939253375, 0.420060746625",
        "'doom:2x2,dice=5', 0.564133498949, 0.427363062746",
    })
    void seatsThatMaximiseTheirOwnWinsWinAsOftenAsTheReferenceSays(String spec, double win, double loss) {
        DoomSpace space = space(spec);
        var solver = new DoomPolicyIteration(space, Objective.OWN_WIN);
        solver.solve(1e-14);
        assertThat(solver.settled()).isTrue();
        assertThat(mean(space, solver.win())).isCloseTo(win, within(1e-12));
        assertThat(mean(space, solver.loss())).isCloseTo(loss, within(1e-12));
    }

    @Test
    void ownWinsAgreeWithTheGraph() {
        DoomSpace space = space("doom:2x3,dice=2");
        var solver = new DoomPolicyIteration(space, Objective.OWN_WIN);
        solver.solve(1e-14);
        OwnWin.Result graph = OwnWin.solve(Graph.of(space, List.of()), 1e-13);
        Position position = space.game().position();
        for (int n = 0; n < space.states(); n++) {
            if (space.position(n, position)) {
                assertThat(solver.win().applyAsDouble(n))
                        .isCloseTo(graph.chain().win(n, 0, 0), within(2e-9));
            }
        }
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws Exception {
        DoomSpace space = space("doom:2x3,dice=3");
        double[] alone = swept(space, 1);
        assertThat(swept(space, 4)).isEqualTo(alone);
    }

    private static double[] swept(DoomSpace space, int threads) throws Exception {
        try (var pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> {
                        var bounds = new DoomBounds(space);
                        for (int i = 0; i < 10; i++) {
                            bounds.refine();
                        }
                        return java.util.stream.LongStream.range(0, space.states())
                                .mapToDouble(bounds.lower())
                                .toArray();
                    })
                    .get();
        }
    }
}
