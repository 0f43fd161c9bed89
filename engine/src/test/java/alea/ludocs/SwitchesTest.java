package alea.ludocs;

import static alea.ludocs.Played.passes;
import static alea.ludocs.Played.tellsApart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Installed;
import alea.game.Position;
import org.junit.jupiter.api.Test;

/** The other answers to the questions that the sheet leaves open. */
class SwitchesTest {
    private static final String LONE_YELLOW = "piece Y2 @ home\npiece Y3 @ home\npiece Y4 @ home\n";
    private static final String LAST_GREENS = "piece G3 @ home\npiece G4 @ home\n";

    @Test
    void endAllGoesOnAfterTheWinner() {
        String won = "turn: yellow; piece Y1 @ straight4 cw cap=1 pass=0; piece Y2 @ home; piece Y3 @ home; piece Y4 "
                + "@ home; die: 1";
        Position first = Installed.REGISTRY.game("ludo-cs").parse(won);
        first.take(0);
        assertThat(first.node()).isEqualTo(Position.OVER);
        Position all = Installed.REGISTRY.game("ludo-cs:end=all").parse(won);
        all.take(0);
        assertThat(all.isChance()).isTrue();
        assertThat(all.toString()).contains("turn: blue").contains("finished: yellow");
    }

    @Test
    void tieAllLetsEverybodyRollAgain() {
        tellsApart("ludo-cs:tie=all", """
                script: die:5 die:5 die:2 die:1 die:1 die:2 die:6 die:3
                run: opening
                state:
                order: yellow blue red green
                end""");
    }

    @Test
    void tieFirstLetsTheFirstOfTheTiedBegin() {
        tellsApart("ludo-cs:tie=first", """
                script: die:2 die:5 die:5 die:1
                run: opening
                state:
                order: green yellow blue red
                end""");
    }

    @Test
    void unusableSixRollGivesTheFurtherRoll() {
        tellsApart("ludo-cs:unusable-six=roll", LONE_YELLOW + """
                piece Y1 @ straight3 cw cap=1 pass=0
                script: die:6 die:1
                run: turn yellow
                state:
                Y1 @ straight4 cw cap=1 pass=0
                end""");
    }

    @Test
    void sixAndCaptureTwoGivesTwoRolls() {
        tellsApart("ludo-cs:six-and-capture=two", LONE_YELLOW + """
                piece Y1 @ 10 cw cap=0 pass=0
                piece R1 @ 16 cw cap=0 pass=0
                script: die:6 die:1 die:2
                run: turn yellow
                state:
                Y1 @ 19 cw cap=1 pass=0
                R1 @ base
                end""");
    }

    @Test
    void stopShortExactStopsBeforeABlockThatTheRollWouldHit() {
        tellsApart("ludo-cs:stop-short=exact", LONE_YELLOW + """
                piece Y1 @ 10 cw cap=0 pass=0
                piece R1 @ 13 cw cap=0 pass=0
                piece R2 @ 13 cw cap=0 pass=0
                script: die:3
                run: turn yellow
                state:
                Y1 @ 12 cw cap=0 pass=0
                end""");
    }

    @Test
    void blockShareExactMovesNoBlockWithAnUnevenRoll() {
        tellsApart("ludo-cs:block-share=exact", LAST_GREENS + """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                script: die:5
                run: turn green
                state:
                G1 @ 15 cw cap=0 pass=0
                end""");
    }

    @Test
    void thirdSixEachMovesEveryPieceBySix() {
        tellsApart("ludo-cs:third-six=each", """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                piece G3 @ 10 ccw cap=0 pass=0
                piece G4 @ home
                script: die:6 die:6 die:6
                run: turn green
                state:
                G1 @ 12 cw cap=0 pass=0
                G2 @ 12 cw cap=0 pass=0
                G3 @ 6 ccw cap=0 pass=0
                end""");
    }

    @Test
    void threesThreeWaitsForTheThird() {
        String frozen = """
                round: 11
                piece R1 @ 25 cw cap=1 pass=0 aura=frozen until=14
                piece R2 @ home
                piece R3 @ home
                piece R4 @ home
                script: die:3 die:3%s
                run: turn red
                run: turn red%s
                state:
                R1 @ %s
                end""";
        tellsApart(
                "ludo-cs:threes=three", frozen.formatted("", "", "25 cw cap=1 pass=0 aura=frozen until=14 threes=2"));
        passes("ludo-cs:threes=three", frozen.formatted(" die:3", "\nrun: turn red", "base"));
    }

    @Test
    void threesAnyCountsEveryValue() {
        tellsApart("ludo-cs:threes=any", """
                round: 11
                piece R1 @ 25 cw cap=1 pass=0 aura=frozen until=14
                piece R2 @ home
                piece R3 @ home
                piece R4 @ home
                script: die:2 die:4 die:4 die:4
                run: turn red
                run: turn red
                run: turn red
                run: turn red
                state:
                R1 @ base
                end""");
    }

    @Test
    void teleportCancelNeverLandsOnAnOpponent() {
        tellsApart("ludo-cs:teleport=cancel", """
                piece R1 @ 30 cw cap=0 pass=0
                piece G1 @ 7 cw cap=0 pass=0
                mystery: 33 left=2
                script: die:3 tele:Bhawana
                run: turn red
                state:
                R1 @ 33 cw cap=0 pass=0
                end""");
    }

    @Test
    void blockCaptureLargerTakesASmallerBlock() {
        tellsApart("ludo-cs:block-capture=larger", """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                piece G3 @ 10 cw cap=0 pass=0
                piece G4 @ home
                piece Y1 @ 12 cw cap=0 pass=0
                piece Y2 @ 12 cw cap=0 pass=0
                script: die:6 die:1
                run: turn green
                state:
                G1 @ 13 cw cap=1 pass=0
                G2 @ 12 cw cap=1 pass=0
                G3 @ 12 cw cap=1 pass=0
                Y1 @ base
                Y2 @ base
                end""");
    }

    @Test
    void anUnknownValueNamesTheAllowedOnes() {
        assertThatThrownBy(() -> Installed.REGISTRY.game("ludo-cs:tie=some"))
                .isInstanceOf(BadInput.class)
                .hasMessage("ludo-cs: tie=some is not allowed; tie is tied, all, first");
    }
}
