package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Installed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With two seats nobody has a partner, whatever the key says. */
class TeamsTest {
    @ParameterizedTest
    @ValueSource(strings = {"uckers", "pachisi"})
    void partnersAreRefusedWithTwoSeats(String name) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(name + ":seats=2,teams=opposite"))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s: seats=2 and teams=opposite exclude each other: two who sit opposite are foes", name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uckers", "pachisi"})
    void noPartnersSayNothingWithTwoSeats(String name) {
        assertThat(Installed.REGISTRY.game(name + ":seats=2,teams=none").spec()).hasToString(name + ":seats=2");
    }
}
