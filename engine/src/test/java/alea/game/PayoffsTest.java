package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What matches can be worth, and who has won them. */
class PayoffsTest {
    private static final Payoffs MARGINS = new Payoffs(-3, 3, 0);

    @Test
    void whoHasTheMostHasWonAndSeveralHaveDrawn() {
        assertThat(Payoffs.winner(seat -> seat == 1 ? 2 : -2, 2)).isEqualTo(1);
        assertThat(Payoffs.winner(seat -> 0.5, 2)).isEqualTo(-1);
        assertThat(Payoffs.winner(seat -> seat == 0 ? -3 : 1.5, 3)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-3, 0, 3})
    void whatAGameSaysIsAllowed(double payoff) {
        assertThat(MARGINS.allowed(payoff)).isEqualTo(payoff);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-3.5, 4, Double.NaN, Double.POSITIVE_INFINITY})
    void aMatchThatPaysSomethingElseIsRefused(double payoff) {
        assertThatThrownBy(() -> MARGINS.allowed(payoff))
                .isInstanceOf(BadInput.class)
                .hasMessage("a match was worth %s to a seat; the game says that it is from -3.0 to 3.0", payoff);
    }

    @Test
    void payoffsAreWinsAloneOnlyWhereTheySayThat() {
        assertThat(Payoffs.WIN.isWinOnly()).isTrue();
        assertThat(new Payoffs(0, 1, 1).isWinOnly()).isTrue();
        assertThat(new Payoffs(0, 1, Double.NaN).isWinOnly()).isFalse();
        assertThat(MARGINS.isWinOnly()).isFalse();
    }
}
