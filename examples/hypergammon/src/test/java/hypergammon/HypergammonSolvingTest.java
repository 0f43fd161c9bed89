package hypergammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Position;
import alea.game.Registry;
import alea.solve.Values;
import alea.solve.graph.Bounds;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbering, and the solver beside the graph that solves any game. */
class HypergammonSolvingTest {
    private static final double GAP = 1e-10;
    private static final HypergammonSolving ONE = solved(1);
    private static final HypergammonSolving TWO = solved(2);

    private static HypergammonSpace space(int checkers) {
        return new HypergammonSpace((Hypergammon) Registry.installed().game("hypergammon:checkers=" + checkers));
    }

    private static HypergammonSolving solved(int checkers) {
        var solving = new HypergammonSolving(space(checkers));
        while (solving.gap() > GAP) {
            solving.refine();
        }
        return solving;
    }

    private static HypergammonSolving solution(int checkers) {
        return checkers == 1 ? ONE : TWO;
    }

    /**
     * The numbers are those of makehyper, which comes with GNU Backgammon: its legal positions less those that are
     * over.
     */
    @ParameterizedTest
    @CsvSource({"1, 601, 1", "2, 106552, 7", "3, 7953353, 9973"})
    void everyNumberIsAPositionAndNoTwoAreTheSame(int checkers, long states, int step) {
        HypergammonSpace space = space(checkers);
        assertThat(space.states()).isEqualTo(states);
        Position position = space.game().start();
        for (long number = 0; number < space.states(); number += step) {
            assertThat(space.position(number, position)).isTrue();
            assertThat(space.number(position)).as(position.toString()).isEqualTo(number);
            assertThat(space.game().parse(position.toString())).isEqualTo(position);
        }
    }

    @Test
    void positionsOfMatchesHaveNumbersBeforeARollAndElseNone() {
        HypergammonSpace space = space(3);
        Position again = space.game().start();
        for (int match = 0; match < 300; match++) {
            Dice dice = new Dice(5, match);
            Position position = space.game().start();
            while (position.node() != Position.OVER) {
                long number = space.number(position);
                assertThat(number >= 0).isEqualTo(position.isChance());
                if (number >= 0) {
                    space.position(number, again);
                    assertThat(again)
                            .isEqualTo(
                                    position.seat() == 0
                                            ? position
                                            : space.game().turned(position));
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
        }
    }

    /** The graph finds plays one checker at a time, by the rules themselves. */
    @Test
    void theGraphComesToTheSameBounds() {
        HypergammonSpace space = space(1);
        Bounds graph = ZeroSum.solve(Graph.of(space, List.of()), GAP);
        for (int n = 0; n < space.states(); n++) {
            assertThat(ONE.get(0, n))
                    .isLessThanOrEqualTo(graph.upper()[n])
                    .isCloseTo(graph.lower()[n], within(2 * GAP));
            assertThat(ONE.get(1, n)).isGreaterThanOrEqualTo(graph.lower()[n]);
        }
    }

    /** Between two rolls, the rules play a roll in every order, and come to what the solver's plays come to. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 50"})
    void whatAStateIsWorthFollowsFromItsRolls(int checkers, int step) {
        HypergammonSpace space = space(checkers);
        HypergammonSolving solving = solution(checkers);
        var values = new Values(space, n -> solving.get(0, n), n -> solving.get(1, n));
        Position position = space.game().start();
        for (long n = 0; n < space.states(); n += step) {
            space.position(n, position);
            double sum = 0;
            for (int roll = 0; roll < position.options(); roll++) {
                sum += position.probability(roll)
                        * values.behind(position, roll).value();
            }
            assertThat(sum)
                    .as(position.toString())
                    .isCloseTo(values.at(position).value(), within(2 * GAP));
        }
    }

    /** reference/hypergammon.c says so, a program of another design. */
    @ParameterizedTest
    @CsvSource({"1, 0.452773136924, 0.452773137160", "2, 0.152243912239, 0.152243912728"})
    void theStartIsWorthWhatTheReferenceSays(int checkers, double lower, double upper) {
        HypergammonSpace space = space(checkers);
        HypergammonSolving solving = solution(checkers);
        long start = space.number(space.game().start());
        assertThat(solving.get(0, start)).isLessThanOrEqualTo(HypergammonSolving.value(upper));
        assertThat(solving.get(1, start)).isGreaterThanOrEqualTo(HypergammonSolving.value(lower));
    }
}
