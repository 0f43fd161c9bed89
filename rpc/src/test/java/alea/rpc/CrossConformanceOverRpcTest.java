package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The reference rows of cross-and-circle games, asked as another program would ask. */
class CrossConformanceOverRpcTest {
    /** The engine has every row; of so many rows of a decision, one is asked for here, too. */
    private static final int ONE_OF = Boolean.getBoolean("alea.long") ? 1 : 7;

    private static final Path ROWS = Path.of("../engine/src/test/resources/alea/cross");
    private static final Calls CALLS = new Calls(Registry.installed());

    private static Stream<Path> files(String kind) throws IOException {
        List<Path> found;
        try (Stream<Path> all = Files.list(ROWS)) {
            found = all.filter(file -> file.toString().endsWith(kind)).sorted().toList();
        }
        return found.stream();
    }

    static Stream<Path> decisions() throws IOException {
        return files("-rows.tsv");
    }

    static Stream<Path> throwings() throws IOException {
        return files("-throws.tsv");
    }

    private static List<String[]> rows(Path file) throws IOException {
        List<String[]> rows = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (String line : lines.subList(1, lines.size())) {
            rows.add(line.split("\t", -1));
        }
        return rows;
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void optionsAreTheLabelsAndLeadToTheNextPositionsOfTheRows(Path file) throws IOException {
        List<String[]> rows = rows(file);
        assertThat(rows).hasSizeGreaterThan(1000);
        for (int i = 0; i < rows.size(); i += ONE_OF) {
            String[] row = rows.get(i);
            JsonNode answer = CALLS.result("options", Map.of("game", row[0], "position", row[1]));
            List<String> found = answer.get("node").stringValue().equals("over")
                    ? List.of("", "over:" + joined(answer.get("scores").valueStream(), ","))
                    : List.of(
                            joined(answer.get("options").valueStream().map(o -> o.get("label")), ","),
                            joined(answer.get("options").valueStream().map(o -> o.get("next")), " | "));
            if (!found.equals(List.of(row[2], row[3]))) {
                assertThat(found).as("%s %s", row[0], row[1]).containsExactly(row[2], row[3]);
            }
        }
    }

    private static String joined(Stream<JsonNode> values, String between) {
        return values.map(value -> value.isString() ? value.stringValue() : whole(value.doubleValue()))
                .collect(Collectors.joining(between));
    }

    private static String whole(double score) {
        return score == Math.rint(score) ? Integer.toString((int) score) : Double.toString(score);
    }

    @ParameterizedTest
    @MethodSource("throwings")
    void playOfEveryThrowLeadsToItsPosition(Path file) throws IOException {
        for (String[] row : rows(file)) {
            JsonNode answer = CALLS.result("play", Map.of("game", row[0], "position", row[1], "label", row[2]));
            assertThat(answer.get("position").stringValue())
                    .as("%s %s throw %s", row[0], row[1], row[2])
                    .isEqualTo(row[3]);
        }
    }
}
