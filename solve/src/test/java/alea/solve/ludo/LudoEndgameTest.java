package alea.solve.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.Values;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Endgames of Ludo, against the whole game, another solver, and values of another program. */
class LudoEndgameTest {
    /** Seats still meet on this ring, and there are few enough positions. */
    private static final String SHORT_SIMPLE = "ludo-simple:pawns=2,turnoff=30";

    private static final String SHORT_CLASSIC = "ludo-classic:pawns=2,turnoff=30,lane=1";

    private static Solution solved(Game game, int pieces, double gap) {
        Plan plan = Plan.of(game, Objective.ZERO_SUM, gap, pieces);
        return Solution.of(new Drive(plan.start(gap).solving(), gap).run().solving());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-simple|2|2704",
                "ludo-simple|3|146016",
                "ludo-simple|4|4624516",
                "ludo-classic:pawns=3|4|6630126",
                SHORT_CLASSIC + "|3|38115"
            })
    void aPositionHasANumberWhereSoManyPawnsAreLeft(String spec, int pieces, long states) {
        var game = (LudoGame) Reference.game(spec);
        var space = new LudoEndgame(game, pieces);
        assertThat(space.states()).isEqualTo(states).isEqualTo(Math.round(LudoEndgame.states(game, pieces)));
        Position position = game.start();
        assertThat(space.number(position)).isEqualTo(-1);
        var dice = new Dice(1, 0);
        for (int i = 0; i < 2_000; i++) {
            long number = (long) (dice.unit() * states);
            if (space.position(number, position)) {
                assertThat(space.counts(number, position)).isTrue();
                assertThat(space.number(position)).isEqualTo(number);
                assertThat(left((LudoPosition) position)).isBetween(2, pieces);
                position.take(dice.below(6));
                position.take(dice.below(position.options()));
                assertThat(position.node() == Position.OVER || space.number(position) >= 0)
                        .isTrue();
            } else {
                assertThat(space.counts(number, position)).isFalse();
            }
        }
    }

    private static int left(LudoPosition position) {
        LudoGame game = position.game();
        int left = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                left += position.progress(seat, pawn) < game.dialect().home() ? 1 : 0;
            }
        }
        return left;
    }

    @ParameterizedTest
    @ValueSource(strings = {SHORT_SIMPLE, SHORT_CLASSIC})
    void anotherSolverFindsTheSameValues(String spec) {
        var space = new LudoEndgame((LudoGame) Reference.game(spec), 3);
        Solution rows = solved(space.game(), 3, 1e-11);
        var graph = new ZeroSum(Graph.of(space, List.of()), 1e-11);
        while (!graph.done()) {
            graph.refine();
        }
        Position position = space.game().start();
        for (long n = 0; n < space.states(); n++) {
            if (space.position(n, position)) {
                assertThat(rows.arrays().get(0, n)).isLessThanOrEqualTo(graph.get(1, n));
                assertThat(rows.arrays().get(1, n)).isGreaterThanOrEqualTo(graph.get(0, n));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SHORT_SIMPLE, SHORT_CLASSIC})
    void theWholeGameSolvedHasTheSameValues(String spec) {
        Game game = Reference.game(spec);
        Values whole =
                Solved.small(game, Objective.ZERO_SUM).orElseThrow().solution().values();
        for (double gap : List.of(1e-11, 1e-6)) {
            Solution part = solved(game, 3, gap);
            assertThat(part.gap()).isLessThanOrEqualTo(gap);
            Position position = game.start();
            for (long n = 0; n < part.space().states(); n += 7) {
                if (part.space().position(n, position)) {
                    assertThat(part.arrays().get(0, n))
                            .isLessThanOrEqualTo(whole.at(position).upper());
                    assertThat(part.arrays().get(1, n))
                            .isGreaterThanOrEqualTo(whole.at(position).lower());
                }
            }
        }
    }

    @Test
    void ofWhatComesBeforeNothingIsKnown() {
        Values values = solved(Reference.game(SHORT_SIMPLE), 3, 1e-9).values();
        Game game = Reference.game(SHORT_SIMPLE);
        Values.Range start = values.at(game.start());
        assertThat(start.lower()).isEqualTo(-1);
        assertThat(start.upper()).isEqualTo(1);
        // A pawn that gets home leads into the endgames, another does not.
        Position position = game.parse("28,3/-/5,5/- 0 6");
        assertThat(values.behind(position, 0).upper()
                        - values.behind(position, 0).lower())
                .isLessThan(1e-9);
        assertThat(values.behind(position, 1).upper()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2})
    void lastPawnsOfFourHaveTheValuesOfAnotherProgram(int pieces) {
        check(pieces);
    }

    /** Some ten seconds. */
    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void twoLastPawnsOfFourHaveTheValuesOfAnotherProgram() {
        check(4);
    }

    private static void check(int pieces) {
        var game = (LudoGame) Reference.game("ludo-simple");
        Values values = solved(game, pieces, 1e-9).values();
        var position = (LudoPosition) game.start();
        int checked = 0;
        for (String[] row : Reference.rows("exact.csv")) {
            if (2 * Integer.parseInt(row[1]) == pieces) {
                position.beforeRoll(new int[][] {pawns(row[2]), pawns(row[3])}, 0);
                assertThat((1 + values.at(position).value()) / 2)
                        .as(row[0])
                        .isCloseTo(Double.parseDouble(row[4]), within(1e-9));
                checked++;
            }
        }
        assertThat(checked).isPositive();
    }

    /** Those of a text, and others that are home. */
    private static int[] pawns(String text) {
        int[] pawns = {52, 52, 52, 52};
        int[] told = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
        System.arraycopy(told, 0, pawns, 0, told.length);
        return pawns;
    }

    @Test
    void whatIsNoEndgameIsRefused() {
        assertThatThrownBy(() -> Plan.of(Reference.game("ludo-simple"), Objective.ZERO_SUM, 1e-9, 8))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("8 is not allowed; of the 8 pawns of ludo-simple, 2..7 can be left");
        assertThatThrownBy(() -> Plan.of(Reference.game("doom:2x2"), Objective.ZERO_SUM, 1e-9, 3))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no endgames that could be solved apart");
        assertThatThrownBy(() -> Plan.of(Reference.game("ludo-simple:seats=4"), Objective.OWN_WIN, 1e-9, 3))
                .isInstanceOf(BadInput.class);
    }
}
