package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Installed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LudoCsNotationTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-cs");

    @Test
    void linesMayStandBelowEachOtherOrOnOneLine() {
        String one = "round: 10; piece R1 @ 30 cw cap=0 pass=0; mystery: 32 left=3; die: 2";
        assertThat(GAME.parse(one.replace("; ", "\n"))).isEqualTo(GAME.parse(one));
        assertThat(GAME.parse(one))
                .hasToString("round: 10; order: red green yellow blue; turn: red; piece R1 @ 30 cw cap=0 pass=0; "
                        + "mystery: 32 left=3; die: 2");
    }

    @Test
    void aScenarioFileIsAPosition() throws IOException {
        for (Path file : ScenarioTest.files()) {
            var position = GAME.parse(Files.readString(file));
            assertThat(GAME.parse(position.toString())).isEqualTo(position);
        }
        assertThat(GAME.parse("title: one; two\nround: 3\nscript: die:1\nrun: turn red"))
                .isEqualTo(GAME.parse("round: 3"));
    }

    @Test
    void aBlockThatGoesAnotherWayThanANewOneSaysSo() {
        String text = "piece G1 @ 20 cw cap=0 pass=0; piece G2 @ 20 ccw cap=0 pass=0; block 20 cw";
        assertThat(GAME.parse(text).toString()).contains("block 20 cw");
        assertThat(GAME.parse(text.replace("block 20 cw", "block 20 ccw")).toString())
                .doesNotContain("block");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "piece R5 @ 3 cw | position, line 1: 'piece R5 @ 3 cw' is not a piece; write for example 'piece "
                        + "R1 @ 30 cw cap=0 pass=0'",
                "round: 1; piece R1 @ 52 cw | position, line 2: '52' is not a square, straight0..straight4, home "
                        + "or base (0..51)",
                "piece R1 @ 5 left | position, line 1: 'left' is not a direction: cw or ccw",
                "piece R1 @ 5 cw; piece Y1 @ 5 cw | position: Y1 and a red piece are both on 5",
                "piece R1 @ 5 cw; piece R1 @ 6 cw | position, line 2: piece R1 comes twice",
                "order: red yellow green blue | position: order: 'red yellow green blue' is not an order round "
                        + "the board; after red it is 'red green yellow blue'",
                "die: 3 | position, die: nothing can be moved with a 3, so the dice pass on without a decision",
                "wait: teleport R1 | position: wait: 'teleport R1' needs the pieces that it is for, where they wait",
                "turn: pink | position: 'pink' is not a colour: red, green, yellow, blue",
            })
    void aWrongTextSaysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> GAME.parse(text)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void anUnknownLineNamesTheKnownOnes() {
        assertThatThrownBy(() -> GAME.parse("round: 1; colour: red"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "position, line 2: 'colour: red' is no line of a position; there are piece, block, round");
    }
}
