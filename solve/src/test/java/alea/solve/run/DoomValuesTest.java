package alea.solve.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomPosition;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.Values;
import alea.solve.Wins;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Exact values of Dice of Doom against those of another program. */
class DoomValuesTest {
    private static final double TIE = 1e-9;

    /** Larger boards take minutes: {@code -DargLine=-Dalea.large=true} checks them too. */
    private static final long LARGE = Boolean.getBoolean("alea.large") ? Long.MAX_VALUE : 100_000;

    static Stream<String> boards() {
        return Reference.rows("doom.csv").stream()
                .map(r -> "doom:size=%sx%s,dice=%s".formatted(r[1], r[2], r[3]))
                .distinct()
                .filter(spec ->
                        Plan.of(Reference.game(spec), Objective.ZERO_SUM).states() <= LARGE);
    }

    private static Stream<String[]> rows(String spec) {
        return Reference.rows("doom.csv").stream()
                .filter(r -> spec.equals("doom:size=%sx%s,dice=%s".formatted(r[1], r[2], r[3])));
    }

    private static Solution solved(String spec, Objective objective, double gap) {
        Plan plan = Plan.of(Reference.game(spec), objective);
        return Solution.of(new Drive(plan.start(gap).solving(), gap).run().solving());
    }

    private static DoomPosition position(String spec, String[] row) {
        return (DoomPosition) Reference.game(spec).parse("%s %s %s".formatted(row[4], row[5], row[6]));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyPositionHasItsZeroSumValueAndBestMoves(String spec) {
        Solution solution = solved(spec, Objective.ZERO_SUM, 1e-9);
        assertThat(solution.gap()).isLessThanOrEqualTo(1e-9);
        Values values = solution.values();
        var softly = new SoftAssertions();
        rows(spec).forEach(row -> {
            Position position = position(spec, row);
            Values.Range range = values.at(position);
            double expected = Double.parseDouble(row[11]);
            softly.assertThat(range.value()).as(row[0]).isCloseTo(expected, within(1e-9));
            softly.assertThat(expected).as(row[0]).isBetween(range.lower() - 1e-9, range.upper() + 1e-9);
            softly.assertThat(best(
                            position, option -> values.behind(position, option).value()))
                    .as(row[0])
                    .isEqualTo(moves(row[12]));
        });
        softly.assertAll();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyPositionHasItsProbabilitiesWhereEverybodyMaximisesTheirOwnWin(String spec) {
        Wins wins = solved(spec, Objective.OWN_WIN, 1e-9).wins();
        var softly = new SoftAssertions();
        rows(spec).forEach(row -> {
            Position position = position(spec, row);
            double[] found = wins.at(position);
            if (position.node() == Position.OVER && position.seat() != (row[5].equals("r") ? 0 : 1)) {
                found = new double[] {found[1], found[0]};
            }
            softly.assertThat(found[0]).as(row[0]).isCloseTo(Double.parseDouble(row[7]), within(1e-9));
            softly.assertThat(found[1]).as(row[0]).isCloseTo(Double.parseDouble(row[8]), within(1e-9));
            softly.assertThat(best(position, option -> wins.behind(position, option)[0]))
                    .as(row[0])
                    .isEqualTo(moves(row[10]));
        });
        softly.assertAll();
    }

    private static List<String> moves(String text) {
        return text.equals("-") ? List.of() : List.of(text.replace("S", "skip").split(" "));
    }

    private static List<String> best(Position position, java.util.function.IntToDoubleFunction worth) {
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < position.options(); option++) {
            most = Math.max(most, worth.applyAsDouble(option));
        }
        List<String> best = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            if (worth.applyAsDouble(option) > most - TIE) {
                best.add(position.label(option));
            }
        }
        return best;
    }

    @Test
    void averagesAreThoseOfTheThesisToTheDigitsThatItsStoppingRuleLeaves() {
        Averages small = Averages.of(solved("doom:size=2x2,dice=5", Objective.OWN_WIN, 1e-9));
        assertThat(small.states()).isEqualTo(20_000);
        assertThat(small.means()[0]).isCloseTo(0.564133498949, within(1e-11));
        assertThat(small.means()[1]).isCloseTo(0.427363062746, within(1e-11));
        assertThat(small.draw()).isCloseTo(0.008503438305, within(1e-11));
        Averages line = Averages.of(solved("doom:size=1x3,dice=2", Objective.OWN_WIN, 1e-9));
        assertThat(line.means()[0]).isCloseTo(0.579939253375, within(1e-11));
        assertThat(line.means()[1]).isCloseTo(0.420060746625, within(1e-11));
        assertThat(line.draw()).isCloseTo(0, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"zero-sum", "own-win"})
    void theGraphAndTheSweepsAgree(String words) {
        Objective objective = Objective.of(words);
        Solution sweeps = solved("doom:size=2x2,dice=2", objective, 1e-11);
        var graph = alea.solve.graph.Graph.of(sweeps.space(), List.of());
        var solving = objective == Objective.ZERO_SUM
                ? new alea.solve.graph.ZeroSum(graph, 1e-11)
                : new alea.solve.graph.OwnWins(graph);
        Solution other = Solution.of(new Drive(solving, 1e-11).run().solving());
        for (long n = 0; n < sweeps.space().states(); n++) {
            for (int array = 0; array < 2; array++) {
                assertThat(other.arrays().get(array, n))
                        .as("state %d array %d", n, array)
                        .isCloseTo(sweeps.arrays().get(array, n), within(1e-9));
            }
        }
    }
}
