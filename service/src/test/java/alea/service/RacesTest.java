package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Registry;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Races: tabled, and used by whoever asks. */
class RacesTest {
    private static final String GAME = "ludo-classic:pawns=3";
    private static final Registry REGISTRY = Registry.installed();
    private static final String RACE = "40,45,H/-/30,46,H/- 0 4";
    private static final String CONTACT = "40,45,H/-/12,46,H/- 0 4";

    @TempDir
    private static Path folder;

    private static Path table;
    private static RaceRun.Done done;

    private final Questions questions = new Questions(REGISTRY);

    @BeforeAll
    static void solve() {
        table = folder.resolve("race.table");
        done = new RaceRun(REGISTRY).run(GAME, table);
    }

    private static Questions.ValueRequest asked(String position) {
        return new Questions.ValueRequest(GAME, position, null, table.toString());
    }

    @Test
    void aTableSaysWhatItHasAndIsVerified() {
        assertThat(done.rows()).isEqualTo(5_983);
        assertThat(done.positions()).isEqualTo("every pawn at 25 or beyond");
        assertThat(done.gap()).isBetween(0.001, 0.05);
        RaceRun.Done found = new RaceRun(REGISTRY).verify(GAME, table);
        assertThat(found.crc32c()).isEqualTo(done.crc32c());
        assertThat(found.bytes()).isEqualTo(done.bytes());
        assertThat(found.gap()).isCloseTo(done.gap(), within(1e-12));
        assertThatThrownBy(() -> new RaceRun(REGISTRY).verify("ludo-classic", table))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is for game 'ludo-classic:pawns=3', not 'ludo-classic'");
    }

    @Test
    void aRaceIsAnalysedBetweenBoundsAndSaysHowManyTurnsAreLeft() {
        OptionValues found = questions.analyse(asked(RACE), Questions.Rollouts.of(null, 10, 1));
        assertThat(found.method()).isIn("bounds", "exact");
        assertThat(found.table()).isEqualTo(table.toString());
        assertThat(found.best()).isNotEmpty();
        PositionValue value = questions.value(asked(RACE));
        assertThat(value.of()).isEqualTo("game");
        assertThat(value.upper() - value.lower()).isBetween(0.0, done.gap());
        assertThat(found.turnsLeft()).hasSize(2);
        OptionValues.Turns own = found.turnsLeft().getFirst();
        OptionValues.Turns other = found.turnsLeft().getLast();
        assertThat(own.seat()).isZero();
        assertThat(other.seat()).isEqualTo(2);
        assertThat(own.mean()).isLessThan(other.mean());
        assertThat(own.low()).isLessThan(own.median());
        assertThat(own.median()).isLessThan(own.high());
        // Who needs fewer turns wins more often than not.
        assertThat(value.lower()).isGreaterThan(0.5);
    }

    /** All of two pawns is solved for it. */
    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void twoPawnsThatAreLeftOfThreeAreTwoOfTwo() {
        PositionValue value = questions.value(asked(RACE));
        OptionValues found = questions.analyse(asked(RACE), Questions.Rollouts.of(null, 10, 1));
        PositionValue truth =
                questions.value(new Questions.ValueRequest("ludo-classic:pawns=2", "40,45/-/30,46/- 0 4", null, null));
        assertThat(truth.method()).isEqualTo("exact");
        assertThat(truth.equity()).isBetween(value.lower() - 1e-9, value.upper() + 1e-9);
        OptionValues small = questions.analyse(
                new Questions.ValueRequest("ludo-classic:pawns=2", "40,45/-/30,46/- 0 4", null, null),
                Questions.Rollouts.of(null, 10, 1));
        assertThat(small.turnsLeft()).isEqualTo(found.turnsLeft());
    }

    @Test
    void beforeARaceMatchesArePlayedOn() {
        OptionValues found = questions.analyse(asked(CONTACT), Questions.Rollouts.of("fast", 72, 1));
        assertThat(found.method()).isEqualTo("rollout");
        assertThat(found.turnsLeft()).isNull();
        for (String player : new String[] {"optimal-endgame:by=fast,", "expectimax:depth=1,"}) {
            for (String position : new String[] {RACE, CONTACT}) {
                assertThat(questions
                                .choose(new Questions.StrategyRequest(GAME, position, player + "table=" + table, 1))
                                .drawn())
                        .isIn("0", "1");
            }
        }
    }
}
