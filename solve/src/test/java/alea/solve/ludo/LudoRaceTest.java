package alea.solve.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Position;
import alea.game.Strikes;
import alea.ludo.LudoGame;
import alea.solve.Objective;
import alea.solve.RaceSpace;
import alea.solve.Reference;
import alea.solve.SolvePlugin;
import alea.solve.Values;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceSolver;
import alea.solve.run.Solved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LudoRaceTest {
    private static LudoGame game(String spec) {
        return (LudoGame) Reference.game(spec);
    }

    private static RaceSpace space(String spec) {
        return SolvePlugin.of(game(spec)).race(game(spec));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-simple|26|27404",
                "ludo-classic|25|52359",
                "ludo-classic:turnoff=51|26|52359",
                "ludo-simple:pawns=2|26|377",
                "ludo-ucsc:pawns=1|25|93",
                "ludo-classic:turnoff=25,pawns=1|-1|32"
            })
    void whoHasPassedIsKnownFromTheBoard(String spec, int passed, int rows) {
        assertThat(game(spec).passed()).isEqualTo(passed);
        assertThat(space(spec).rows()).isEqualTo(rows);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple",
                "ludo-classic",
                "ludo-ucsc",
                "ludo-star:seats=2",
                "ludo-simple:overshoot=bounce",
                "ludo-classic:lane=0,overshoot=back,again=six",
                "ludo-classic:walls=yes,tries=3",
                "ludo-star:seats=2,lane-start=ring"
            })
    void fromARaceOnRandomPlayNeverStrikesNorLeavesIt(String spec) {
        RaceSpace space = space(spec);
        Strikes strikes = space.game().strikes().orElseThrow();
        Position position = space.game().start();
        Position before = space.game().start();
        var dice = new Dice(7, 0);
        for (int match = 0; match < 300; match++) {
            int rolling = dice.below(space.rows());
            int waiting = dice.below(space.rows());
            if (!space.waits(waiting)) {
                continue;
            }
            space.position(rolling, waiting, position);
            assertThat(space.row(position, 0)).isEqualTo(rolling);
            assertThat(space.row(position, 1)).isEqualTo(waiting);
            while (position.node() != Position.OVER) {
                before.set(position);
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
                assertThat(strikes.between(before, position)).as("%s", before).isZero();
                if (position.isChance()) {
                    assertThat(Math.min(space.row(position, 0), space.row(position, 1)))
                            .as("%s", position)
                            .isNotNegative();
                }
            }
        }
    }

    @Test
    void aSquareBeforePawnsStillMeet() {
        for (String[] meeting : new String[][] {
            {"ludo-simple", "25,H,H,H/-/50,H,H,H/- 2 1"}, {"ludo-classic", "24,H,H,H/-/49,H,H,H/- 2 1"}
        }) {
            LudoGame game = game(meeting[0]);
            Position before = game.parse(meeting[1]);
            Position after = before.copy();
            after.take(0);
            assertThat(game.strikes().orElseThrow().between(before, after)).isOne();
            assertThat(space(meeting[0]).row(before, 0)).isNegative();
        }
    }

    @Test
    void gamesWithoutRacesSayWhy() {
        for (String[] refused : new String[][] {
            {"ludo-simple:seats=4", "it has 4 seats, and races are tabled for two"},
            {"ludo-simple:end=all", "its rules do not treat both seats alike"},
            {"doom:2x2", "has no races that can be tabled: Ludo of two seats has"}
        }) {
            var game = Reference.game(refused[0]);
            assertThatThrownBy(() -> SolvePlugin.of(game).race(game))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining(refused[1])
                    .hasMessageNotContaining("\n");
        }
    }

    /** Of every position of the race. From half the ring on, races of a shorter way are those of the whole board. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-simple:pawns=2,turnoff=30|0.0047|0.084|0.0007",
                "ludo-classic:pawns=2,turnoff=30|0.0031|0.0085|0.0007",
                "ludo-classic:pawns=1|0.000001|0.000001|0.000001"
            })
    void whatIsSolvedExactlyLiesBetweenTheBounds(String spec, double mean, double most, double middle) {
        check(spec, mean, most, middle);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"ludo-simple:pawns=2|0.0047|0.084|0.0007", "ludo-classic:pawns=2|0.0031|0.0085|0.0007"})
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void onAWholeBoardItDoesSoToo(String spec, double mean, double most, double middle) {
        check(spec, mean, most, middle);
    }

    private static void check(String spec, double mean, double most, double middle) {
        LudoGame game = game(spec);
        Values exact =
                Solved.small(game, Objective.ZERO_SUM).orElseThrow().solution().values();
        RaceSpace space = space(spec);
        var pairs = new RacePairs(space, RaceSolver.solve(space));
        Values bounds = pairs.solution(most).values();
        Position position = game.start();
        double sum = 0;
        double off = 0;
        double widest = 0;
        for (long number = 0; number < pairs.states(); number++) {
            assertThat(pairs.position(number, position)).isTrue();
            Values.Range truth = exact.at(position);
            Values.Range found = bounds.at(position);
            if (!(found.lower() <= truth.upper() && found.upper() >= truth.lower())) {
                throw new AssertionError("%s: %s is not within %s".formatted(position, truth, found));
            }
            double gap = (found.upper() - found.lower()) / 2;
            sum += gap;
            off += Math.abs(found.value() - truth.value()) / 2;
            widest = Math.max(widest, gap);
        }
        assertThat(widest).isLessThanOrEqualTo(most);
        assertThat(sum / pairs.states()).isLessThanOrEqualTo(mean);
        assertThat(off / pairs.states()).as("the middle of bounds").isLessThanOrEqualTo(middle);
    }
}
