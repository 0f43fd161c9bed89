package alea.learn.q;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.train.Trainers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QTrainerTest {
    @Test
    void whereNoJarBringsAnAgentThatIsSaid() {
        assertThatThrownBy(() -> Trainers.start(Map.of("trainer", "q"), Registry.installed(), 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no agent that learns by q-learning: no jar on the class path brings one");
    }
}
