package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ConformanceCommandTest {
    private static final String EXAMPLES = "../examples/conformance/";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ludo-classic:seats=3", "parchis", "doom:1x2,dice=2", "ludo-cs", "../examples/rules/RULES"})
    void whatIsExportedIsWhatTheRulesDo(String spec) throws IOException {
        String named = spec.endsWith("RULES") ? ruleFile() : spec;
        Path file = folder.resolve("pack.jsonl");
        alea("conformance", "export", named, "--positions", "60", "--matches", "1", "--out", file.toString())
                .done();
        List<JsonNode> lines =
                Files.readAllLines(file).stream().map(Json.mapper()::readTree).toList();
        assertThat(lines.getFirst().get("alea-conformance").asInt()).isEqualTo(1);
        Game game = named.equals(spec) ? Registry.installed().game(spec) : null;
        int positions = 0;
        for (JsonNode line : lines) {
            if (line.has("position")) {
                positions++;
                if (game != null) {
                    holds(game.parse(line.get("position").asString()), line);
                }
            }
        }
        assertThat(positions).isGreaterThan(5).isLessThanOrEqualTo(60);
        assertThat(lines).anyMatch(line -> line.has("perft"));
        assertThat(lines.getLast().get("match").size()).isPositive();
    }

    private static String ruleFile() throws IOException {
        try (var files = Files.list(Path.of("../examples/rules"))) {
            return files.filter(f -> f.toString().endsWith(".yaml"))
                    .sorted()
                    .findFirst()
                    .orElseThrow()
                    .toString();
        }
    }

    private static void holds(Position position, JsonNode line) {
        if (position.node() == Position.OVER) {
            assertThat(line.get("scores").get(0).asDouble()).isEqualTo(position.score(0));
            return;
        }
        assertThat(line.get("options").size()).isEqualTo(position.options());
        for (JsonNode option : line.get("options")) {
            Position next = position.copy();
            next.take(position.option(option.get("label").asString()));
            assertThat(next).hasToString(option.get("next").asString());
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there it is not called python3")
    void aProgramWithAFaultIsFound() {
        assertThat(alea("conformance", "check", "ludo-simple", "--", "python3", EXAMPLES + "ludo_simple.py")
                        .done()
                        .out())
                .startsWith("ludo-simple: no difference after 1,000 positions");
        Run run = alea("conformance", "check", "ludo-simple", "--json", "--", "python3", EXAMPLES + "faulty.py");
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        JsonNode difference = Json.mapper().readTree(run.out()).get("difference");
        assertThat(difference.get("asked").asString()).startsWith("play ");
        assertThat(difference.get("expected").asString())
                .isNotEqualTo(difference.get("got").asString());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the programs are written for /bin/sh")
    void aProgramThatCrashesOrIsMissingIsToldInOneLine() {
        Run crash = alea("conformance", "check", "ludo-simple", "--", "read game; echo ready; read start; exit 3");
        assertThat(crash.code()).isEqualTo(Exit.NOT_MET);
        assertThat(crash.out()).contains("\ngot       crashed with exit status 3\n");
        Run missing = alea("conformance", "check", "ludo-simple", "--", "no-such-program");
        assertThat(missing.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(missing.err())
                .startsWith("alea conformance check: no-such-program: did not say ready")
                .hasLineCount(1);
    }
}
