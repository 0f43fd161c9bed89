package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OwnNameTest {
    @Test
    void aCommandIsPrintedAsAleaWasStarted() {
        assertThat(OwnName.command(Map.of("ALEA_NAME", "../my alea/alea"), "review", "a b.alea"))
                .isEqualTo("'../my alea/alea' review 'a b.alea'");
        assertThat(OwnName.command(Map.of("ALEA_NAME", "./alea"), "games")).isEqualTo("./alea games");
        assertThat(OwnName.command(Map.of(), "games")).isEqualTo("alea games");
    }
}
