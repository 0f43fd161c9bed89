package alea.cli;

import static alea.cli.Run.alea;
import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void playsToTheEndWithScriptedMoves() {
        Run run = aleaReading("1\n".repeat(2000), "play", "ludo-simple:pawns=1", "fast", "--seed", "3")
                .done();
        assertThat(run.out())
                .contains("Red (you): rolls ")
                .contains("Yellow (fast): Y0 from ")
                .containsPattern("(Red \\(you\\)|Yellow \\(fast\\)) wins after [0-9]+ turns\\.\\s*$");
        assertThat(aleaReading("1\n".repeat(2000), "play", "ludo-simple:pawns=1", "fast", "--seed", "3"))
                .isEqualTo(run);
    }

    @Test
    void explainsHintsAndAsksAgain() {
        Run run = aleaReading("0\nmove\n?\nhint\n2\nq\n", "play", "ludo-simple", "--seed", "1")
                .done();
        assertThat(run.out())
                .contains("Red, your move (1-4, hint, help, q): ")
                .contains("'0' is not a move: a number from 1 to 4, hint, help or q")
                .contains("'move' is not a move: a number from 1 to 4, hint, help or q")
                .contains("A number from 1 to 4 plays that move")
                .contains("with probability 0.25")
                .contains("Red (you): R1 from 0 (safe) to ")
                .contains("You leave.")
                .contains("The match stops after ");
    }

    @Test
    void theEndOfTheInputIsNoError() {
        assertThat(alea("play", "ludo-classic", "random").done().out()).contains("The input has ended.");
    }

    @Test
    void strategiesAlonePlayTheMatchOut() {
        Run run = alea("play", "ludo-classic", "--seat", "0=hybrid", "--seat", "2=fast")
                .done();
        assertThat(run.out()).containsPattern("(Red \\(hybrid\\)|Yellow \\(fast\\)) wins after [0-9]+ turns\\.\\s*$");
        assertThat(run.out()).doesNotContain("\033").contains("passes, since no pawn can move");
    }

    @Test
    void aPersonSitsWhereTheySay() {
        assertThat(alea("play", "ludo-simple:seats=4", "--seat", "3=human", "fast", "strike")
                        .done()
                        .out())
                .contains("Red: fast")
                .contains("Green: strike")
                .contains("Yellow: fast")
                .contains("Blue: you");
    }

    @Test
    void wrongSeatsAreOneLine() {
        alea("play", "ludo-simple", "--seat", "1=fast")
                .complains("alea play: --seat: '1=fast' is not N=human or N=STRATEGY, with N one of 0, 2 or r, y");
        alea("play", "ludo-simple", "--seat", "0=fast", "--seat", "0=random")
                .complains("alea play: --seat: place 0 is given twice");
        alea("play", "ludo-simple", "fast", "strike", "chase")
                .complains("alea play: 3 strategies for 1 free seats of ludo-simple");
        Run unknown = alea("play", "ludo-simple", "hybird");
        assertThat(unknown.err()).contains("did you mean 'hybrid'?").hasLineCount(1);
        assertThat(unknown.code()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void diceOfDoomIsDrawnWithTheChancesOfEveryAttack() {
        Run run = aleaReading(
                        "hint\n" + "1\n".repeat(500),
                        "play",
                        "doom:2x2",
                        "--seat",
                        "r=human",
                        "--seat",
                        "b=greedy",
                        "--seed",
                        "4")
                .done();
        assertThat(run.out())
                .contains("Red (you): the deal brings ")
                .contains("|  0  |  1  |")
                .contains("     |  2  |  3  |")
                .containsPattern("1\\) [0-3] attacks [0-3]: [2-5] dice against b[1-5], wins [0-9.]+ %")
                .containsPattern("greedy +\\n|plays this")
                .containsPattern("(wins|loses) the battle, [0-3] with [2-5] dice against [0-3] with [1-5]")
                .containsPattern("((Red|Blue) \\((you|greedy)\\) wins|A draw) after [0-9]+ turns\\.\\s*$");
    }
}
