package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.arena.Signature;
import alea.game.GameFactory;
import alea.game.Plugin;
import alea.game.Registry;
import alea.json.Json;
import alea.search.Basics;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class BenchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** That all games play as before is held where signatures are made; here one says that they are those. */
    private static String simple(long seed) {
        return Signature.of(FEW, FEW.factory("ludo-simple"), 1, seed).hex();
    }

    /** Two games, which all strategies play as all games are played. */
    private static final Registry FEW = new Registry(List.of(new Basics(), new Plugin() {
        @Override
        public List<GameFactory> games() {
            return Stream.of("ludo-classic", "ludo-simple")
                    .map(Registry.installed()::factory)
                    .toList();
        }
    }));

    @Test
    void jsonHasTheSignaturesOfItsSeedAndNothingThatTimeChanges() {
        assertThat(run("bench", "--games", "1", "--json", "--seed", "2"))
                .contains(
                        "\"games\":1",
                        "\"seed\":2",
                        "\"game\":\"ludo-simple\",\"signature\":\"" + simple(2) + "\"",
                        "\"game\":\"ludo-classic\"")
                .doesNotContain("/s", "nanos");
        assertThat(simple(2)).isNotEqualTo(simple(1));
    }

    @Test
    void tableHasOneLineAGameAndOneInAll() {
        String table = run("bench", "--games", "1");
        assertThat(table.lines().map(line -> line.replaceFirst(" .*", "")))
                .startsWith("game")
                .contains("ludo-classic", "ludo-simple")
                .endsWith("all");
        assertThat(table).containsPattern("ludo-simple +" + simple(1));
    }

    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void allGamesThereAreAreInIt() {
        Run run = Run.alea("bench", "--games", "1").done();
        assertThat(Registry.installed().games())
                .allSatisfy(game -> assertThat(run.out()).contains("\n" + game.name() + " "));
    }

    @Test
    void lanesHaveARatioForEachTable() {
        JsonNode ratios = Json.mapper()
                .readTree(run(
                        "bench",
                        "--lanes",
                        "--json",
                        "--blocks",
                        "4",
                        "--game",
                        "ludo-simple:pawns=1",
                        "--strategy",
                        "first"))
                .get("ratios");
        assertThat(ratios).hasSize(1);
        for (JsonNode line : ratios) {
            assertThat(line.get("strategies").valueStream().map(JsonNode::asString))
                    .containsExactly("first", "first");
            assertThat(line.propertyNames()).containsExactly("game", "strategies", "lanes", "scalar", "ratio");
            assertThat(line.get("lanes").asDouble() / line.get("scalar").asDouble())
                    .isCloseTo(line.get("ratio").asDouble(), within(1e-9));
        }
    }

    @Test
    void moreStrategiesThanSeatsAreRefused() {
        Run.alea("bench --lanes --game ludo-simple --strategy first --strategy fast --strategy random".split(" "))
                .complains("alea bench: 3 strategies for the 2 seats of ludo-simple");
    }

    @Test
    void aRatioThatFellBelowThreeQuartersOfTheKeptOneIsToldByTheExitCode(@TempDir Path folder) throws Exception {
        Path kept = folder.resolve("kept.json");
        String[] command = {
            "bench", "--lanes", "--blocks", "4", "--game", "ludo-simple:pawns=1", "--baseline", kept.toString()
        };
        String line =
                "{\"ratios\":[{\"game\":\"ludo-simple:pawns=1\",\"strategies\":[\"random\",\"random\"],\"ratio\":%s}]}";
        Files.writeString(kept, line.formatted("900000"));
        assertThat(code(command)).isEqualTo(Exit.NOT_MET);
        assertThat(out.toString()).contains("900000.00  NOT REACHED");
        Files.writeString(kept, line.formatted("0.001"));
        assertThat(run(command)).contains("0.00  reached");
        assertThat(code("bench", "--baseline", kept.toString())).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString().lines()).containsExactly("alea bench: --baseline goes with --lanes");
        err.getBuffer().setLength(0);
        assertThat(code("bench", "--lanes", "--strategy", "first")).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString().lines()).containsExactly("alea bench: --strategy goes with --game");
        err.getBuffer().setLength(0);
        Files.writeString(kept, line.formatted("\"much\""));
        assertThat(code(command)).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString().lines())
                .containsExactly("alea bench: " + kept + " is not a document of alea bench --lanes --json: it has no "
                        + "list 'ratios' of games, strategies and ratios");
    }

    @Test
    void noGamesIsBadInput() {
        assertThat(code("bench", "--games", "0")).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString().lines()).containsExactly("alea bench: --games 0 is not allowed; it is at least 1");
    }

    private String run(String... args) {
        out.getBuffer().setLength(0);
        assertThat(code(args)).as(err::toString).isEqualTo(Exit.DONE);
        return out.toString();
    }

    private int code(String... args) {
        var console =
                new Console(InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), false, false);
        return CommandLines.run(console, () -> new Alea(console, FEW).commandLine(), args);
    }
}
