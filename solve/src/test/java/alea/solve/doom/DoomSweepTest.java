package alea.solve.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomGame;
import alea.game.Position;
import alea.solve.Reference;
import alea.solve.graph.Bounds;
import alea.solve.graph.Graph;
import alea.solve.graph.OwnWin;
import alea.solve.graph.ZeroSum;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;
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

    private static DoomZeroSum solved(DoomSpace space, double gap) {
        var solving = new DoomZeroSum(space, gap);
        while (!solving.done()) {
            solving.refine();
        }
        return solving;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doom:1x2,dice=5",
                "doom:1x4,dice=2",
                "doom:1x6,dice=2",
                "doom:2x2,dice=3",
                "doom:2x3,dice=2",
                "doom:3x2,dice=2",
                "doom:2x2,dice=3,attack=3",
                "doom:2x2,dice=4,faces=4",
                "doom:2x3,dice=2,mask=xx-/xxx"
            })
    void boundsBracketTheValuesOfTheGraph(String spec) {
        DoomSpace space = space(spec);
        Graph graph = Graph.of(space, List.of());
        Bounds plain = ZeroSum.solve(graph, 1e-11);
        for (double gap : new double[] {1e-9, 1e-4}) {
            DoomZeroSum solving = solved(space, gap);
            assertThat(solving.gap()).isLessThanOrEqualTo(gap);
            check(space, plain, solving);
        }
    }

    private static void check(DoomSpace space, Bounds plain, DoomZeroSum solved) {
        Position position = space.game().position();
        for (int n = 0; n < space.states(); n++) {
            assertThat(solved.get(1, n) - solved.get(0, n)).isBetween(0.0, solved.gap());
            if (space.position(n, position)) {
                assertThat(solved.get(0, n)).isLessThanOrEqualTo(plain.upper()[n]);
                assertThat(solved.get(1, n)).isGreaterThanOrEqualTo(plain.lower()[n]);
            } else if (n % 2 == 0) {
                double worth = position.score(0) - position.score(1);
                assertThat(solved.get(0, n)).isEqualTo(worth);
                assertThat(solved.get(1, n)).isEqualTo(worth);
            }
        }
    }

    @Test
    void theBoundsOfALongGameAreProvedToo() {
        DoomSpace space = space("doom:2x2,dice=8");
        DoomZeroSum fine = solved(space, 1e-9);
        DoomZeroSum coarse = solved(space, 1e-4);
        assertThat(fine.gap()).isLessThanOrEqualTo(1e-9);
        assertThat(coarse.gap()).isLessThanOrEqualTo(1e-4);
        for (long n = 0; n < space.states(); n++) {
            assertThat(coarse.get(0, n)).isLessThanOrEqualTo(fine.get(1, n));
            assertThat(coarse.get(1, n)).isGreaterThanOrEqualTo(fine.get(0, n));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:1x3,dice=2', 0.579939253375, 0.420060746625",
        "'doom:2x2,dice=5', 0.564133498949, 0.427363062746",
    })
    void seatsThatMaximiseTheirOwnWinsWinAsOftenAsTheReferenceSays(String spec, double win, double loss) {
        DoomSpace space = space(spec);
        var solver = new DoomPolicyIteration(space);
        solver.solve(1e-14);
        assertThat(solver.settled()).isTrue();
        assertThat(mean(space, solver.win())).isCloseTo(win, within(1e-12));
        assertThat(mean(space, solver.loss())).isCloseTo(loss, within(1e-12));
    }

    @Test
    void ownWinsAgreeWithTheGraph() {
        DoomSpace space = space("doom:2x3,dice=2");
        var solver = new DoomPolicyIteration(space);
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

    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 1e-4})
    void theNumberOfThreadsChangesNothing(double gap) throws Exception {
        DoomSpace space = space("doom:2x3,dice=3");
        double[] alone = swept(space, gap, 1);
        assertThat(swept(space, gap, 4)).isEqualTo(alone);
    }

    private static double[] swept(DoomSpace space, double gap, int threads) throws Exception {
        try (var pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> {
                        DoomZeroSum solved = solved(space, gap);
                        return LongStream.range(0, space.states())
                                .mapToDouble(n -> solved.get(0, n))
                                .toArray();
                    })
                    .get();
        }
    }
}
