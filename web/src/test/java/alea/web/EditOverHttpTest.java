package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Positions that are set up on a board. */
class EditOverHttpTest {
    private static final String POSITION = "3/-/10/- 0 2";

    private static final String GAME = "ludo-simple:pawns=1";

    @TempDir
    private Path folder;

    @Test
    void whatCouldBeOtherwiseIsAPositionOfTheGame() {
        try (var served = new Served(folder)) {
            JsonNode answer = served.call(
                    "edit", Map.of("game", GAME, "position", POSITION, "cell", Map.of("row", 6, "column", 1)));
            List<String> at = answer.get("at").findValuesAsString("position");
            assertThat(at).anyMatch(position -> position.startsWith("0/-/10/-"));
            assertThat(answer.get("turns").size()).isEqualTo(2);
            assertThat(answer.get("rolls").size()).isEqualTo(7);
            for (String position : answer.findValuesAsString("position")) {
                served.call("board", Map.of("game", GAME, "position", position));
            }
        }
    }

    @Test
    void aCellIsARowAndAColumn() {
        try (var served = new Served(folder)) {
            assertThat(served.refusal("edit", Map.of("game", GAME, "position", POSITION, "cell", "a1")))
                    .isEqualTo("edit: the parameter cell has a row and a column, which are whole numbers");
        }
    }
}
