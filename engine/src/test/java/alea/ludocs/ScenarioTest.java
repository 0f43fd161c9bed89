package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The scenario files: positions, scripted chance, and the messages and positions that must come of them. */
class ScenarioTest {
    private static final Path FOLDER = Path.of("src/main/resources/alea/ludocs");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(f -> f.toString().endsWith(".scn")).sorted().toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioPasses() throws IOException {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(),
                        () -> assertThat(Scenario.parse(
                                                Installed.REGISTRY.game("ludo-cs"),
                                                file.toString(),
                                                Files.readString(file))
                                        .check())
                                .isEmpty()));
    }

    @Test
    void thereAreTwentySix() throws IOException {
        assertThat(files()).hasSize(26);
    }

    @Test
    void whatDiffersIsShownWithoutCharactersThatATerminalObeys() throws IOException {
        String opening = "The red player has ";
        String text = files().stream()
                .map(ScenarioTest::read)
                .filter(t -> t.contains(opening))
                .findFirst()
                .orElseThrow();
        Game game = Installed.REGISTRY.game("ludo-cs");
        for (String hostile : List.of("\u202e", "\u001b[2J", "\u0085")) {
            String difference = Scenario.parse(game, "a", text.replace(opening, opening + hostile))
                    .check()
                    .orElseThrow();
            assertThat(difference)
                    .contains("expected 'The red player has \\u{")
                    .doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
