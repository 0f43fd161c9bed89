package alea.solve.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.Reference;
import alea.solve.Values;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact values of Project LUDO's simplified game against those of another program. */
class LudoValuesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyReferencePositionHasItsValueAndItsBestMoves(int pawns) {
        var game = (LudoGame) Reference.game("ludo-simple:pawns=" + pawns);
        var space = new LudoSpace(game);
        LudoRows<?> rows = solved(space, 1e-9);
        var values = new Values(space, rows::lower, rows::upper);
        var softly = new SoftAssertions();
        for (String[] row : Reference.rows("exact.csv")) {
            if (Integer.parseInt(row[1]) == pawns) {
                check(row, (LudoPosition) game.start(), values, softly);
            }
        }
        softly.assertAll();
    }

    private static LudoRows<?> solved(LudoSpace space, double gap) {
        LudoRows<?> rows = LudoRows.of(space, gap);
        while (rows.gap() > gap) {
            rows.sweep();
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=1", "ludo-classic:pawns=1"})
    void boundsInWholeNumbersBracketTheSameValues(String spec) {
        var space = new LudoSpace((LudoGame) Reference.game(spec));
        LudoRows<?> fine = solved(space, 1e-9);
        LudoRows<?> coarse = solved(space, LudoRows.COARSE);
        for (long n = 0; n < space.states(); n++) {
            assertThat(coarse.lower(n)).isLessThanOrEqualTo(fine.lower(n) + 1e-9);
            assertThat(coarse.upper(n)).isGreaterThanOrEqualTo(fine.upper(n) - 1e-9);
            assertThat(coarse.upper(n) - coarse.lower(n)).isBetween(0.0, LudoRows.COARSE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=1", "ludo-classic:pawns=1"})
    void rowsHaveTheValuesOfTheGraph(String spec) {
        var space = new LudoSpace((LudoGame) Reference.game(spec));
        LudoRows<?> rows = solved(space, 1e-12);
        var graph = new ZeroSum(Graph.of(space, List.of()), 1e-12);
        while (!graph.done()) {
            graph.refine();
        }
        var position = space.game().start();
        for (long n = 0; n < space.states(); n++) {
            if (space.position(n, position)) {
                assertThat(rows.lower(n)).isLessThanOrEqualTo(graph.get(1, n));
                assertThat(rows.upper(n)).isGreaterThanOrEqualTo(graph.get(0, n));
            }
        }
    }

    private static void check(String[] row, LudoPosition position, Values values, SoftAssertions softly) {
        position.beforeRoll(new int[][] {numbers(row[2]), numbers(row[3])}, 0);
        softly.assertThat(win(values.at(position))).as(row[0]).isCloseTo(Double.parseDouble(row[4]), within(1e-9));
        for (int die = 1; die <= 6; die++) {
            Position rolled = position.copy();
            rolled.take(die - 1);
            softly.assertThat(win(values.at(rolled)))
                    .as(row[0] + " die " + die)
                    .isCloseTo(Double.parseDouble(row[4 + die]), within(1e-9));
            var best = new TreeSet<Integer>();
            for (int option = 0; option < rolled.options(); option++) {
                if (values.behind(rolled, option).value() > values.at(rolled).value() - 1e-10) {
                    best.add(position.progress(0, ((LudoPosition) rolled).pawn(option)));
                }
            }
            softly.assertThat(best)
                    .as(row[0] + " die " + die)
                    .isEqualTo(new TreeSet<>(
                            Arrays.stream(numbers(row[10 + die])).boxed().collect(Collectors.toSet())));
        }
    }

    private static double win(Values.Range range) {
        return (1 + range.value()) / 2;
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    /** Minutes: seven million states. {@code -DargLine=-Dalea.large=true} checks them too. */
    @Test
    @EnabledIfSystemProperty(named = "alea.large", matches = "true")
    void fourSeatsWithOnePawnEachWinAsOftenAsTheReferenceSays() {
        var game = (LudoGame) Reference.game("ludo-simple:seats=4,pawns=1");
        var space = new LudoSpace(game);
        Chain chain = Chain.of(Graph.of(space, List.of()), new double[4][0], 2e-10);
        assertThat(chain.unresolved()).isLessThan(1e-9);
        var position = (LudoPosition) game.start();
        var softly = new SoftAssertions();
        for (String[] row : Reference.rows("exact4.csv")) {
            position.beforeRoll(new int[][] {numbers(row[1]), numbers(row[2]), numbers(row[3]), numbers(row[4])}, 0);
            int state = (int) space.number(position);
            for (int seat = 0; seat < 4; seat++) {
                softly.assertThat(chain.win(state, 0, seat))
                        .as(row[0])
                        .isCloseTo(Double.parseDouble(row[5 + seat]), within(1e-9));
            }
        }
        softly.assertAll();
    }
}
