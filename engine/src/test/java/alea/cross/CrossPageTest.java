package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.GameFactory;
import alea.game.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The sections of docs/games.md about games of this family list the keys that these have, with their values, and
 * docs/rules.md lists which choices exclude each other.
 */
class CrossPageTest {
    private static final String HEADER = "| key | values | what it decides |";

    @TestFactory
    Stream<DynamicTest> everySectionListsTheKeysOfItsGame() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../docs/games.md"));
        List<DynamicTest> tests = Crossings.families()
                .filter(family -> lines.contains(heading(family)))
                .map(family -> DynamicTest.dynamicTest(
                        family.name(),
                        () -> assertThat(keys(lines, heading(family)))
                                .containsExactlyElementsOf(family.keys().stream()
                                        .map(key -> "`%s` | %s".formatted(key.name(), values(key)))
                                        .toList())))
                .toList();
        assertThat(tests).hasSizeGreaterThan(3);
        return tests.stream();
    }

    @Test
    void theChoicesThatExcludeEachOtherAreThose() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("../docs/rules.md")).stream()
                .dropWhile(line -> !line.equals("| choice | excludes | because |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(rows)
                .isEqualTo(CrossContradictions.EXCLUSIONS.stream()
                        .map(e -> "| `%s` | `%s` | %s |"
                                .formatted(
                                        e.one().toString().replace('|', '/'),
                                        e.other().toString().replace('|', '/'),
                                        e.why()))
                        .toList());
    }

    private static String heading(GameFactory family) {
        return "### `" + family.name() + "`";
    }

    /** The first two cells of every row of the table that follows a heading. */
    private static List<String> keys(List<String> lines, String heading) {
        List<String> section = lines.subList(lines.indexOf(heading), lines.size());
        return section.stream()
                .skip(section.indexOf(HEADER) + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.split(" \\| ", 3))
                .map(cells -> cells[0].substring(2) + " | " + cells[1])
                .toList();
    }

    private static String values(Key key) {
        return key.values() instanceof Key.Choice choice
                ? choice.words().stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "))
                : key.values().describe();
    }
}
