package alea.ludocs;

import static alea.ludocs.Played.difference;
import static alea.ludocs.Played.passes;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.Position;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sheet's rules one by one: 1 to 11 as LUDO-CS keeps them, then its own, CS-1 to CS-15. */
class RulesTest {
    /** Yellow with one piece to move. */
    private static final String LONE_YELLOW = "piece Y2 @ home\npiece Y3 @ home\npiece Y4 @ home\n";

    /** Green with two or three pieces to move. */
    private static final String FOURTH_GREEN = "piece G4 @ home\n";

    private static String yellow(String place, String script, String end) {
        return LONE_YELLOW + "piece Y1 @ " + place + "\nscript: " + script + "\nrun: turn yellow\nstate:\n" + end
                + "\nend";
    }

    @Test
    void rule1APieceMovesByTheFaceValue() {
        for (int value = 1; value <= 5; value++) {
            passes(yellow(
                    "10 cw cap=0 pass=0",
                    "die:" + value,
                    String.format(Locale.ROOT, "Y1 @ %d cw cap=0 pass=0", 10 + value)));
        }
    }

    @Test
    void rule2OnlyASixBringsAPieceToX() {
        for (int value = 1; value <= 5; value++) {
            passes(String.format(Locale.ROOT, "script: die:%d\nrun: turn red\nstate:\nend", value));
        }
        passes("script: die:6 coin:H die:1\nrun: turn red\nstate:\nR1 @ 27 cw cap=0 pass=0\nend");
    }

    @Test
    void rule3NobodyIsOnThePathBeforeASix() {
        Position start = Installed.REGISTRY.game("ludo-cs").start();
        assertThat(start).hasToString("round: 1; opening: red green yellow blue");
        passes("round: 1\nscript: die:5 die:1 die:2 die:3\nrun: rounds 1\nstate:\nend");
    }

    @Test
    void rule4TwoSixesRollAgainAndTheThirdIsIgnored() {
        passes(yellow("10 cw cap=0 pass=0", "die:6 die:6 die:6", "Y1 @ 22 cw cap=0 pass=0"));
        passes(yellow("10 cw cap=0 pass=0", "die:6 die:6 die:5", "Y1 @ 27 cw cap=0 pass=0"));
    }

    @Test
    void rule4TheCountOfSixesDoesNotSpanTurns() {
        passes(LONE_YELLOW + """
                piece Y1 @ 10 cw cap=0 pass=0
                script: die:6 die:6 die:1 die:6 die:2
                run: turn yellow
                run: turn yellow
                state:
                Y1 @ 31 cw cap=0 pass=0
                end""");
    }

    @Test
    void rule5APieceJumpsOverOwnAndOtherPieces() {
        passes("""
                piece R1 @ 30 cw cap=0 pass=0
                piece Y1 @ 31 cw cap=0 pass=0
                piece R2 @ 32 cw cap=0 pass=0
                script: die:3
                run: turn red
                state:
                R1 @ 33 cw cap=0 pass=0
                end""");
    }

    @Test
    void rule6LandingOnAnOpponentSendsItToItsBase() {
        passes("""
                piece R1 @ 30 cw cap=0 pass=0
                piece G1 @ 33 ccw cap=0 pass=0
                script: die:3 die:1
                run: turn red
                state:
                R1 @ 34 cw cap=1 pass=0
                G1 @ base
                end""");
    }

    @Test
    void rule7ARollThatNothingCanUseIsIgnored() {
        passes(yellow("straight4 cw cap=1 pass=0", "die:6", ""));
        passes("script: die:4\nrun: turn green\nmessages:\ngreen player rolled 4.\nend");
    }

    @Test
    void rule8HeadsIsClockwise() {
        passes("script: die:6 coin:H die:4\nrun: turn yellow\nstate:\nY1 @ 4 cw cap=0 pass=0\nend");
    }

    @Test
    void rule9AfterTheApproachComesTheHomeStraight() {
        passes(yellow("49 cw cap=1 pass=0", "die:3", "Y1 @ straight1 cw cap=1 pass=0"));
        passes(yellow("49 cw cap=1 pass=0", "die:1", "Y1 @ 50 cw cap=1 pass=0"));
    }

    @Test
    void rule10HomeTakesTheExactRoll() {
        passes(yellow("straight3 cw cap=1 pass=0", "die:3", ""));
        passes(yellow("straight3 cw cap=1 pass=0", "die:2", "Y1 @ home"));
    }

    @Test
    void rule11TheFirstWithAllPiecesHomeWins() {
        passes(LONE_YELLOW + """
                piece Y1 @ straight3 cw cap=1 pass=0
                script: die:2
                run: turn yellow
                messages:
                yellow player rolled 2.
                yellow moves piece Y1 from location yellowhomepath3 to Home by 2 units in clockwise direction.
                yellow player wins!!!
                end""");
        Position position = Installed.REGISTRY
                .game("ludo-cs")
                .parse("turn: yellow; piece Y1 @ straight4 cw cap=1 pass=0; piece Y2 @ home; piece Y3 @ home; "
                        + "piece Y4 @ home; die: 1");
        position.take(0);
        assertThat(position.node()).isEqualTo(Position.OVER);
        assertThat(position.score(2)).isEqualTo(1);
        assertThat(position.score(0)).isZero();
    }

    @Test
    void cs1TailsIsCounterClockwiseAndPassesItsApproachOnce() {
        passes("script: die:6 coin:T die:2\nrun: turn green\nstate:\nG1 @ 37 ccw cap=0 pass=0\nend");
        passes("""
                piece G1 @ 39 ccw cap=1 pass=0
                script: die:4
                run: turn green
                state:
                G1 @ 35 ccw cap=1 pass=1
                end""");
    }

    @Test
    void cs2ACaptureGivesOneFurtherRollAlsoWithASix() {
        String six = "piece R1 @ 16 cw cap=0 pass=0\n"
                + yellow("10 cw cap=0 pass=0", "die:6 die:1", "Y1 @ 17 cw cap=1 pass=0\nR1 @ base");
        passes(six);
        assertThat(difference("ludo-cs", six.replace("die:6 die:1", "die:6 die:1 die:1")))
                .isPresent();
    }

    @Test
    void cs3NobodyJumpsABlockAndOnlyRollsThatLeadPastItStopShort() {
        String block = "piece R1 @ 13 cw cap=0 pass=0\npiece R2 @ 13 cw cap=0 pass=0\n";
        passes(block + yellow("10 cw cap=0 pass=0", "die:5", "Y1 @ 12 cw cap=0 pass=0"));
        passes(block + yellow("10 cw cap=0 pass=0", "die:3", ""));
        passes(block + yellow("12 cw cap=0 pass=0", "die:5", ""));
        passes("piece R1 @ 13 cw cap=0 pass=0\n" + yellow("10 cw cap=0 pass=0", "die:5", "Y1 @ 15 cw cap=0 pass=0"));
    }

    @Test
    void cs4ABlockSharesTheRollAndGoesTheLongerWay() {
        passes(FOURTH_GREEN + """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                script: die:5
                run: turn green
                state:
                G1 @ 12 cw cap=0 pass=0
                G2 @ 12 cw cap=0 pass=0
                block 12 cw
                end""");
        passes(FOURTH_GREEN + """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 ccw cap=0 pass=0
                script: die:4
                run: turn green
                state:
                G1 @ 8 cw cap=0 pass=0
                G2 @ 8 ccw cap=0 pass=0
                block 8 ccw
                end""");
    }

    @Test
    void cs5APieceThatLeavesABlockGoesItsOwnWay() {
        passes(FOURTH_GREEN + """
                piece G1 @ 20 cw cap=0 pass=0
                piece G2 @ 20 ccw cap=0 pass=0
                script: die:1
                run: turn green
                state:
                G1 @ 21 cw cap=0 pass=0
                end""");
    }

    @Test
    void cs6TheThirdSixBreaksTheBlock() {
        passes("piece G3 @ home\n" + FOURTH_GREEN + """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                script: die:6 die:6 die:6
                run: turn green
                state:
                G1 @ 16 cw cap=0 pass=0
                G2 @ 22 cw cap=0 pass=0
                end""");
    }

    @Test
    void cs7OnlyAPieceThatHasCapturedTurnsHome() {
        passes(yellow("49 cw cap=0 pass=0", "die:3", "Y1 @ 0 cw cap=0 pass=1"));
        passes(yellow("1 ccw cap=0 pass=1", "die:4", "Y1 @ 49 ccw cap=0 pass=2"));
    }

    @Test
    void cs8BlocksOfDifferentSizesDoNotCaptureEachOther() {
        passes("piece G3 @ home\n" + FOURTH_GREEN + """
                piece G1 @ 10 cw cap=0 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                piece Y1 @ 12 cw cap=0 pass=0
                piece Y2 @ 12 cw cap=0 pass=0
                piece Y3 @ 12 cw cap=0 pass=0
                script: die:4
                run: turn green
                state:
                G1 @ 11 cw cap=0 pass=0
                end""");
    }

    @Test
    void cs8EachMemberOfACapturingBlockHasOneCaptureMore() {
        passes("piece G3 @ home\n" + FOURTH_GREEN + """
                piece G1 @ 10 cw cap=2 pass=0
                piece G2 @ 10 cw cap=0 pass=0
                piece Y1 @ 12 cw cap=0 pass=0
                piece Y2 @ 12 cw cap=0 pass=0
                script: die:4 die:2
                run: turn green
                state:
                G1 @ 13 cw cap=3 pass=0
                G2 @ 13 cw cap=1 pass=0
                Y1 @ base
                Y2 @ base
                end""");
    }

    @Test
    void cs9ACapturedPieceForgetsEverything() {
        passes("""
                round: 10
                piece R1 @ 30 cw cap=0 pass=0
                piece Y1 @ 33 ccw cap=2 pass=1 aura=energised until=14
                script: die:3 die:1 die:6 coin:H die:2
                run: turn red
                run: turn yellow
                state:
                R1 @ 34 cw cap=1 pass=0
                Y1 @ 2 cw cap=0 pass=0
                end""");
    }

    @Test
    void cs10AMysteryCellStaysFourRoundsAndComesBackElsewhere() {
        String scenario = """
                round: 20
                piece R1 @ 7 cw cap=0 pass=0
                mystery: 5 left=1
                script: die:1 die:1 die:1 die:1 spawn:%s
                run: rounds 1
                state:
                R1 @ 8 cw cap=0 pass=0
                mystery: %s left=4
                end""";
        passes(scenario.formatted(6, 6));
        assertThat(difference("ludo-cs", scenario.formatted(5, 5)))
                .hasValueSatisfying(d -> assertThat(d).contains("'5' is not possible here"));
        assertThat(difference("ludo-cs", scenario.formatted(8, 8)))
                .hasValueSatisfying(d -> assertThat(d).contains("'8' is not possible here"));
    }

    @ParameterizedTest
    @CsvSource({
        "Bhawana aura:energised, R1 @ 7 cw cap=1 pass=0 aura=energised until=14",
        "Bhawana aura:sick, R1 @ 7 cw cap=1 pass=0 aura=sick until=14",
        "Kotuwa, R1 @ 25 cw cap=1 pass=0 aura=frozen until=14",
        "Pita-Kotuwa, R1 @ 44 ccw cap=1 pass=0",
        "Base, R1 @ base",
        "X, R1 @ 26 cw cap=1 pass=0",
        "Approach, R1 @ 24 cw cap=1 pass=0"
    })
    void cs11AMysteryCellTeleportsToOneOfSixPlaces(String destination, String end) {
        passes("""
                round: 10
                piece R1 @ 30 cw cap=1 pass=0
                mystery: 32 left=3
                script: die:2 tele:%s
                run: turn red
                state:
                %s
                end""".formatted(destination, end));
    }

    @ParameterizedTest
    @CsvSource({"energised, 5, 40", "energised, 3, 36", "sick, 5, 32", "sick, 4, 32", "sick, 1, 30"})
    void cs12EnergisedMovesTwiceAndSickHalfTheRoll(String aura, int value, int to) {
        String place = "cw cap=0 pass=0 aura=%s until=12".formatted(aura);
        passes(String.format(Locale.ROOT, """
                round: 10
                piece R1 @ 30 %s
                script: die:%d
                run: turn red
                state:
                R1 @ %d %s
                end""", place, value, to, place));
    }

    @Test
    void cs12AurasEndAfterFourFullRounds() {
        passes("""
                round: 14
                status: off
                piece R1 @ 30 cw cap=0 pass=0 aura=energised until=14
                mystery: 1 left=4
                script: die:2 die:1 die:1 die:1 die:2 die:1 die:1 die:1
                run: rounds 2
                state:
                R1 @ 36 cw cap=0 pass=0
                end""");
    }

    @Test
    void cs13AFrozenPieceCannotMove() {
        passes("""
                round: 11
                piece R1 @ 25 cw cap=1 pass=0 aura=frozen until=14
                script: die:4
                run: turn red
                state:
                end""");
    }

    @Test
    void cs13TwoThreesInARowSendItToBase() {
        passes("""
                round: 11
                piece R1 @ 25 cw cap=1 pass=0 aura=frozen until=14
                piece R2 @ home
                piece R3 @ home
                piece R4 @ home
                script: die:3 die:4 die:3 die:3
                run: turn red
                run: turn red
                run: turn red
                run: turn red
                state:
                R1 @ base
                end""");
    }

    @Test
    void cs14PitaKotuwaTurnsClockwisePiecesAndSendsTheOthersToKotuwa() {
        String scenario = """
                round: 10
                piece R1 @ %s cap=0 pass=0
                mystery: 32 left=3
                script: die:2 tele:Pita-Kotuwa
                run: turn red
                state:
                R1 @ %s
                end""";
        passes(scenario.formatted("30 cw", "44 ccw cap=0 pass=0"));
        passes(scenario.formatted("34 ccw", "25 ccw cap=0 pass=0 aura=frozen until=14"));
    }

    @Test
    void cs14AMixedBlockIsSplitByPitaKotuwa() {
        passes("piece G3 @ home\n" + FOURTH_GREEN + """
                round: 10
                piece G1 @ 20 cw cap=0 pass=0
                piece G2 @ 20 ccw cap=0 pass=0
                piece R1 @ 25 cw cap=1 pass=0
                mystery: 18 left=3
                script: die:4 tele:Pita-Kotuwa die:1
                run: turn green
                messages:
                green player rolled 4.
                green moves piece G1 from location 20 to 18 by 2 units in counter-clockwise direction.
                green moves piece G2 from location 20 to 18 by 2 units in counter-clockwise direction.
                green player lands on a mystery cell and is teleported to Pita-Kotuwa.
                green piece G1 teleported to Pita-Kotuwa.
                The green piece G1, which was moving clockwise, has changed to moving counterclockwise.
                green piece G2 teleported to Pita-Kotuwa.
                The green piece G2 is moving in a counterclockwise direction. Teleporting to Kotuwa from Pita-Kotuwa.
                green piece G2 teleported to Kotuwa.
                green piece G2 lands on square 25, captures red piece R1, and returns it to the base.
                green player now has 2/4 on pieces on the board and 0/4 pieces on the base.
                green piece G2 attends briefing and cannot move for four rounds.
                green player rolled 1.
                green moves piece G1 from location 44 to 43 by 1 units in counter-clockwise direction.
                end
                state:
                G1 @ 43 ccw cap=0 pass=0
                G2 @ 25 ccw cap=1 pass=0 aura=frozen until=14
                R1 @ base
                end""");
    }

    @ParameterizedTest
    @CsvSource({"5, 7", "23, 25", "42, 44"})
    void cs15ThePlacesDoNothingWithoutATeleport(int from, int to) {
        passes(yellow(from + " cw cap=0 pass=0", "die:2", String.format(Locale.ROOT, "Y1 @ %d cw cap=0 pass=0", to)));
    }
}
