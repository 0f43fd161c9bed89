package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Strategy;
import alea.match.Runners;
import alea.match.Streams;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-cs");

    @ParameterizedTest
    @ValueSource(strings = {"ludo-cs", "ludo-cs:end=all"})
    void aMatchPlayedAgainFromItsOutcomesSaysTheSame(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        for (long seed = 0; seed < 20; seed++) {
            var text = new StringBuilder();
            Simulation.Played played = Simulation.seeded(game, seed, text);
            var mirror = new StringBuilder();
            Script script = Script.parse("mirror", String.join(" ", played.outcomes()));
            assertThat(Simulation.scripted(game, script, mirror)).isEqualTo(played);
            assertThat(mirror).hasToString(text.toString());
            assertThat(script.hasNext()).isFalse();
            var again = new StringBuilder();
            Simulation.seeded(game, seed, again);
            assertThat(again).hasToString(text.toString());
        }
    }

    @Test
    void aSimulationIsTheMatchOfAnArena() {
        Strategy[] seats = Installed.table(GAME, "red green yellow blue");
        Streams streams = new Streams(4, false);
        streams.begin(9, 0, 0);
        var position = GAME.start();
        Runners.of(GAME, List.of(seats)).play(position, seats, streams, GAME.turnCap(), null);
        assertThat(Simulation.seeded(GAME, 9, new StringBuilder()).position()).isEqualTo(position.toString());
    }

    @Test
    void everyMatchEndsWithItsWinnerOrStalls() {
        var text = new StringBuilder();
        Simulation.Played played = Simulation.seeded(GAME, 1, text);
        assertThat(text.toString()).endsWith(played.winner().orElseThrow() + " player wins!!!\n");
        assertThat(played.places().getFirst()).isEqualTo(played.winner().orElseThrow());
    }

    @Test
    void aScriptThatEndsEarlyEndsTheMatch() {
        Simulation.Played played = Simulation.scripted(
                GAME, Script.parse("s", "die:1 die:2 die:3 die:4 # opening\ndie:6"), new StringBuilder());
        assertThat(played.ending()).isEqualTo(LudoCsEnding.NONE);
        assertThat(played.outcomes()).hasSize(5);
    }

    @Test
    void aWrongOutcomeIsNamedWithItsLine() {
        assertThatThrownBy(() -> Simulation.scripted(GAME, Script.parse("s", "die:1\n\ncoin:H"), new StringBuilder()))
                .isInstanceOf(BadInput.class)
                .hasMessage("s, line 3, outcome 2: 'coin:H' where a die is due");
        assertThatThrownBy(() -> Script.parse("s", "die:1\ndie:7"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("s, line 2: 'die:7' is not an outcome: die:1..6, ");
    }
}
