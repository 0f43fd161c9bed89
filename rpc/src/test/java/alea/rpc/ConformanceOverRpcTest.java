package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The engine's reference rows once more, asked as another program would ask. */
class ConformanceOverRpcTest {
    /** The engine has every row; of so many rows of the strategies, one is asked for here, too. */
    private static final int ONE_OF = Boolean.getBoolean("alea.long") ? 1 : 7;

    private static final Path ROWS = Path.of("../engine/src/test/resources/alea/ludo");
    private static final Calls CALLS = new Calls(Registry.installed());

    private record Dialect(String name, int home) {
        String game(Map<String, String> row) {
            return name + ":seats=" + row.get("players");
        }

        String position(Map<String, String> row, String prefix, int seat, String die) {
            int seats = Integer.parseInt(row.get("players"));
            String[] places = {"-", "-", "-", "-"};
            for (int s = 0; s < seats; s++) {
                places[place(row, s)] = Arrays.stream(row.get(prefix + s).split(" "))
                        .map(p -> p.equals("-1") ? "B" : p.equals(String.valueOf(home)) ? "H" : p)
                        .collect(Collectors.joining(","));
            }
            return String.join("/", places) + " " + place(row, seat) + " " + die;
        }

        String rolled(Map<String, String> row) {
            return position(row, "p", Integer.parseInt(row.get("mover")), row.get("die"));
        }

        private static int place(Map<String, String> row, int seat) {
            return row.get("players").equals("2") ? 2 * seat : seat;
        }
    }

    private static final Dialect SIMPLE = new Dialect("ludo-simple", 52);
    private static final Dialect CLASSIC = new Dialect("ludo-classic", 56);

    private static List<Map<String, String>> rows(String file) throws IOException {
        List<String> lines = Files.readAllLines(ROWS.resolve(file));
        String[] header = lines.getFirst().split(",");
        List<Map<String, String>> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < header.length; i++) {
                row.put(header[i], cells[i]);
            }
            rows.add(row);
        }
        return rows;
    }

    @ParameterizedTest
    @CsvSource({"ludo-simple, apply.csv, 720", "ludo-classic, apply_classic.csv, 360"})
    void playHasTheEffectOfEveryRow(String dialect, String file, int expected) throws IOException {
        Dialect rules = dialect.equals("ludo-simple") ? SIMPLE : CLASSIC;
        List<Map<String, String>> rows = rows(file);
        assertThat(rows).hasSize(expected);
        for (var row : rows) {
            String game = rules.game(row);
            String before = rules.rolled(row);
            int winner = Integer.parseInt(row.get("winner"));
            int next = winner >= 0 ? winner : Integer.parseInt(row.get("next_mover"));
            String after = rules.position(row, "after", next, "-");
            assertThat(CALLS.result("play", Map.of("game", game, "position", before, "label", row.get("pawn")))
                            .get("position")
                            .stringValue())
                    .as(row.get("id"))
                    .isEqualTo(after);
            JsonNode node = CALLS.result("options", Map.of("game", game, "position", after));
            assertThat(node.get("node").stringValue()).isEqualTo(winner >= 0 ? "over" : "chance");
            assertThat(CALLS.result("options", Map.of("game", game, "position", before))
                            .get("options")
                            .valueStream()
                            .filter(o -> o.get("label").stringValue().equals(row.get("pawn")))
                            .map(o -> o.get("next").stringValue()))
                    .containsExactly(after);
        }
    }

    @ParameterizedTest
    @CsvSource({"ludo-simple, moves.csv, 2400", "ludo-classic, moves_classic.csv, 720"})
    void policyPicksThePawnsOfTheRows(String dialect, String file, int expected) throws IOException {
        Dialect rules = dialect.equals("ludo-simple") ? SIMPLE : CLASSIC;
        List<Map<String, String>> rows = rows(file);
        assertThat(rows).hasSize(expected);
        for (int i = 0; i < rows.size(); i += ONE_OF) {
            var row = rows.get(i);
            for (String column : List.of("random", "fast", "strike", "aggressive", "hybrid", "deftext")) {
                String strategy = column.equals("deftext") ? "defensive-prose" : column;
                JsonNode choices = CALLS.result(
                                "policy",
                                Map.of("game", rules.game(row), "position", rules.rolled(row), "strategy", strategy))
                        .get("choices");
                String picked = StreamSupport.stream(choices.spliterator(), false)
                        .map(c -> c.get("label").stringValue())
                        .collect(Collectors.joining(" "));
                assertThat(picked.equals("pass") ? "-" : picked)
                        .as("%s by %s", row.get("id"), strategy)
                        .isEqualTo(row.get(column));
            }
        }
    }

    @Test
    void evaluateGivesTheTermsOfEveryRow() throws IOException {
        for (var row : rows("hybrid.csv")) {
            JsonNode options = CALLS.result(
                            "evaluate",
                            Map.of(
                                    "game", SIMPLE.game(row),
                                    "position", SIMPLE.rolled(row),
                                    "evaluator", "hybrid"))
                    .get("options");
            JsonNode option = StreamSupport.stream(options.spliterator(), false)
                    .filter(o -> o.get("label").stringValue().equals(row.get("pawn")))
                    .findFirst()
                    .orElseThrow();
            close(option.get("value"), row.get("move_advantage"));
            close(option.get("terms").get("currentReward"), row.get("current_reward"));
            close(option.get("terms").get("currentRisk"), row.get("current_risk"));
            close(option.get("terms").get("futureReward"), row.get("future_reward"));
            close(option.get("terms").get("futureRisk"), row.get("future_risk"));
        }
    }

    private static void close(JsonNode value, String expected) {
        assertThat(value.doubleValue())
                .isCloseTo(Double.parseDouble(expected), org.assertj.core.data.Offset.offset(1e-11));
    }
}
