package alea.cross;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Installed;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Texts to which no match comes are refused in one line that says what is wrong and what is allowed. */
class CrossNotationTest {
    @TestFactory
    Stream<DynamicTest> whatNoMatchComesToIsRefused() {
        return Crossings.rows("refused.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> {
                    Game game = Installed.REGISTRY.game(row[0]);
                    assertThatThrownBy(() -> game.parse(row[1]))
                            .isInstanceOf(BadInput.class)
                            .hasMessage(row[2]);
                }));
    }
}
