package alea.papers.projectludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.papers.projectludo.Decisions.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerilsTest {
    private static final LudoGame GAME = (LudoGame) Registry.installed().game("ludo-simple");

    private static LudoPosition position(String text) {
        return (LudoPosition) GAME.parse(text);
    }

    private static Answer ask(Decisions.Question question, String text, int pawn) {
        LudoPosition p = position(text);
        return question.ask(p, p.optionOf(pawn));
    }

    /** The opponent on its 32 is on square 6 of seat 0; on its 2 it is on 28, and so behind 5 as well. */
    @ParameterizedTest
    @CsvSource({"11, 5", "7, 1", "8, 0", "5, 29", "52, 0", "30, 2"})
    void theNearestBehindIsTheOneThatCanComeToStrike(int square, int gap) {
        assertThat(Perils.nearestBehind(position("0,0,0,0/-/32,2,H,H/- 0 1"), square))
                .isEqualTo(gap);
    }

    @Test
    void onASafeSquareOpponentsAreBehindButNoDanger() {
        LudoPosition p = position("8,0,0,0/-/32,H,H,H/- 0 1");
        assertThat(Perils.behind(p, 8)).isEqualTo(2);
        assertThat(Perils.nearestBehind(p, 8)).isZero();
    }

    /** From 11, five squares before the opponent, a two is enough to get away; a one is not. */
    @ParameterizedTest
    @CsvSource({
        "'11,0,H,H/-/32,H,H,H/- 0 2', 0, YES",
        "'11,0,H,H/-/32,H,H,H/- 0 2', 1, NO",
        "'11,0,H,H/-/32,H,H,H/- 0 1', 0, OTHER",
        "'12,0,H,H/-/32,H,H,H/- 0 1', 0, YES"
    })
    void aPawnEscapesOutOfReachOrToASafeSquare(String position, int pawn, Answer answer) {
        assertThat(ask(Perils::escapes, position, pawn)).isEqualTo(answer);
    }

    /** Opponents two behind each of 5 and 30: a three brings 5 to the safe square, and 30 no farther than to 33. */
    @ParameterizedTest
    @CsvSource({
        "'5,30,H,H/-/29,2,H,H/- 0 3', 0, YES",
        "'5,30,H,H/-/29,2,H,H/- 0 3', 1, NO",
        "'5,30,H,H/-/29,H,H,H/- 0 3', 0, OTHER",
        "'5,8,H,H/-/29,H,H,H/- 0 3', 0, OTHER"
    })
    void ofSeveralPawnsAtRiskTheLeastIsLeft(String position, int pawn, Answer answer) {
        assertThat(ask(Perils::leavesLeast, position, pawn)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "'12,3,H,H/-/41,H,H,H/- 0 4', 0, YES",
        "'12,3,H,H/-/41,H,H,H/- 0 4', 1, NO",
        "'20,12,H,H/-/41,H,H,H/- 0 4', 1, OTHER"
    })
    void theForemostPawnOvertakes(String position, int pawn, Answer answer) {
        assertThat(ask(Perils::foremostOvertakes, position, pawn)).isEqualTo(answer);
    }

    @Test
    void aPawnThatHasStruckIsInReachOfTheOneThatItStruck() {
        LudoPosition p = position("25,0,0,0/-/1,0,0,0/- 0 2");
        p.take(p.optionOf(0));
        assertThat(p.toString()).startsWith("27,0,0,0/-/0,0,0,0/-");
        assertThat(Perils.struck(GAME, "27,1,0,0/-/0,0,0,0/-", 0)).isEqualTo(1.0 / 6, within(1e-12));
    }

    @Test
    void aSafeSquareProtectsUntilItIsLeft() {
        assertThat(Perils.struck(GAME, "8,0,0,0/-/32,0,0,0/-", 0)).isZero();
        assertThat(Perils.struck(GAME, "11,0,0,0/-/32,0,0,0/-", 0)).isEqualTo(1.0 / 6, within(1e-12));
        assertThat(Perils.struck(GAME, "11,0,0,0/-/32,33,0,0/-", 0)).isEqualTo(2.0 / 6, within(1e-12));
    }
}
