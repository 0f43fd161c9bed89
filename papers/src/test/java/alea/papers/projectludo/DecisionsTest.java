package alea.papers.projectludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.ludo.LudoPosition;
import alea.papers.projectludo.Decisions.Answer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionsTest {
    private static LudoPosition position(String text) {
        return (LudoPosition) Registry.installed().game("ludo-simple").parse(text);
    }

    private static Answer ask(Decisions.Question question, String text, int pawn) {
        LudoPosition p = position(text);
        return question.ask(p, p.optionOf(pawn));
    }

    @ParameterizedTest
    @CsvSource({
        "'8,3,H,H/-/0,0,0,0/- 0 3', 0, YES",
        "'8,3,H,H/-/0,0,0,0/- 0 3', 1, NO",
        "'8,13,H,H/-/0,0,0,0/- 0 3', 0, OTHER",
        "'9,3,H,H/-/0,0,0,0/- 0 3', 0, OTHER"
    })
    void aPawnLeavesSafetyWhereAnotherCouldHaveMoved(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::leavesSafety, position, pawn)).isEqualTo(answer);
    }

    /** The opponent on its 32 is on square 6 of seat 0, two behind the safe square 8; on its 30 it is four behind. */
    @ParameterizedTest
    @CsvSource({
        "'8,30,H,H/-/32,0,0,0/- 0 3', 0, YES",
        "'8,30,H,H/-/32,0,0,0/- 0 3', 1, NO",
        "'8,30,H,H/-/32,0,0,0/- 0 5', 0, OTHER",
        "'8,30,H,H/-/24,0,0,0/- 0 3', 0, OTHER",
        "'9,30,H,H/-/32,0,0,0/- 0 3', 0, OTHER"
    })
    void aPawnGoesFromASafeSquareToOneThatIsInReach(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::leavesIntoDanger, position, pawn)).isEqualTo(answer);
    }

    /** The opponent on its 41 is on square 15 of seat 0. */
    @ParameterizedTest
    @CsvSource({
        "'12,3,H,H/-/41,0,0,0/- 0 3', 0, YES",
        "'12,3,H,H/-/41,0,0,0/- 0 3', 1, NO",
        "'12,3,H,H/-/41,0,0,0/- 0 4', 0, OTHER",
        "'5,3,H,H/-/34,0,0,0/- 0 3', 0, OTHER"
    })
    void aStrikeIsOneOffTheSafeSquares(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::strikes, position, pawn)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "'12,3,H,H/-/41,0,0,0/- 0 4', 0, YES",
        "'12,3,H,H/-/41,0,0,0/- 0 4', 1, NO",
        "'12,3,H,H/-/41,0,0,0/- 0 3', 0, OTHER"
    })
    void overtakingIsToGoBeyondAnOpponent(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::overtakes, position, pawn)).isEqualTo(answer);
    }

    /** By leaving 8 the pawn comes into reach, or does not while the other would overtake an opponent. */
    @ParameterizedTest
    @CsvSource({
        "'8,30,H,H/-/31,H,H,H/- 0 1', NO",
        "'8,33,H,H/-/8,H,H,H/- 0 4', YES",
        "'0,33,H,H/-/8,H,H,H/- 0 4', OTHER"
    })
    void byTheRiskAloneASafeSquareIsLeftWhereTheOtherPawnComesIntoDanger(String position, Answer answer) {
        assertThat(ask(Decisions::riskLeavesSafety, position, 0)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "'42,10,H,H/-/0,H,H,H/- 0 3', 1, YES",
        "'42,10,H,H/-/0,H,H,H/- 0 3', 0, NO",
        "'40,20,H,H/-/2,H,H,H/- 0 3', 0, OTHER"
    })
    void withNobodyNearTheForemostIsExpectedToMove(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::leavesTheForemostAlone, position, pawn)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "'30,4,0,0/-/20,0,0,0/- 0 3', 0, NO",
        "'30,4,0,0/-/20,0,0,0/- 0 3', 1, YES",
        "'30,4,0,0/-/27,0,0,0/- 0 3', 1, OTHER",
        "'0,0,0,0/-/20,0,0,0/- 0 3', 0, OTHER"
    })
    void anotherPawnThanTheForemostIsMovedBeforeAnOpponentHasPassed(String position, int pawn, Answer answer) {
        assertThat(ask(Decisions::leavesTheForemost, position, pawn)).isEqualTo(answer);
    }

    @Test
    void noPawnIsBarredInTheSimpleGame() {
        LudoPosition p = position("51,3,3,H/-/0,0,0,0/- 0 6");
        assertThat(Arrays.asList(Decisions.isBarred(p, 0), Decisions.isBarred(p, 1)))
                .containsOnly(Answer.NO);
    }
}
