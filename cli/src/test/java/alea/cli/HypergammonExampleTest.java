package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * What README.md of examples/hypergammon does, but for the long runs: the game with one checker a side is solved here.
 * The example's own tests run when Maven builds it.
 */
class HypergammonExampleTest {
    private static final Path EXAMPLE = Path.of("../examples/hypergammon");

    @TempDir
    private static Path folder;

    private static PluggedIn alea;

    @BeforeAll
    static void compile() throws IOException {
        alea = new PluggedIn(
                Files.createDirectory(folder.resolve("classes")),
                EXAMPLE.resolve("src/main/java"),
                EXAMPLE.resolve("src/main/resources"));
    }

    @AfterAll
    static void close() throws IOException {
        alea.close();
    }

    @Test
    void itKeepsTheContract() throws ReflectiveOperationException {
        assertThat(alea.run("", "games", "hypergammon:checkers=1", "--check")
                        .done()
                        .out())
                .contains("hypergammon:checkers=1 keeps the contract");
    }

    @Test
    void itsOptionsAreShown() throws ReflectiveOperationException {
        JsonNode node = alea.json("options", "hypergammon", "bar,13,8/24,5,4 0 3,5", "--json");
        assertThat(StreamSupport.stream(node.path("options").spliterator(), false)
                        .map(option -> option.path("label").asString()))
                .containsExactly("bar/20", "bar/22");
        assertThat(alea.run("", "options", "hypergammon", "24,23/24,23,22 0 -").err())
                .contains("seat 0: '24,23' is not 3 of bar, 24..1 and off, falling");
    }

    @Test
    void itsRulesAreComparedByTheContractAlone() throws ReflectiveOperationException {
        JsonNode balance = alea.json("balance", "hypergammon", "--vary", "checkers=1,3", "--games", "60", "--json");
        assertThat(balance.path("players").toString()).isEqualTo("[\"safe\"]");
        JsonNode three = balance.path("variants").get(1).path("measures");
        assertThat(three.path("strikes").path("value").asDouble()).isGreaterThan(0.5);
        assertThat(three.path("leadChanges").path("why").asString()).isEqualTo("the game has no heuristic");
        assertThat(three.path("luck").path("value").asDouble()).isBetween(0.5, 1.0);
    }

    @Test
    void itsPlayersMeetInTheArenaAndTheirMatchesAreReplayed() throws ReflectiveOperationException, IOException {
        Path records = folder.resolve("records");
        JsonNode arena = alea.json(
                "arena", "hypergammon", "safe", "random", "--games", "200", "--record", records.toString(), "--json");
        assertThat(arena.path("players").get(0).path("winRate").asDouble())
                .isGreaterThan(arena.path("players").get(1).path("winRate").asDouble());
        assertThat(arena.path("players")
                        .get(0)
                        .path("payoff")
                        .path("ci95")
                        .get(0)
                        .asDouble())
                .isPositive();
        List<Path> matches = PluggedIn.files(records);
        assertThat(matches).hasSize(200);
        assertThat(matches)
                .allSatisfy(match -> assertThat(Files.readString(match))
                        .containsPattern("\\npayoffs (1,-1|2,-2|3,-3|-1,1|-2,2|-3,3)\\n"));
        alea.run("", "replay", matches.getFirst().toString()).done();
    }

    @Test
    void itIsDrawn() throws ReflectiveOperationException {
        assertThat(alea.run("q\n", "play", "hypergammon", "--seed", "3").out())
                .contains(
                        " 13   14   15   16   17   18        19   20   21   22   23   24\n",
                        " .    .    .    .    .    .    ( )  .    .    .    R    R    R    [b]\n",
                        " .    .    .    .    .    .    ( )  .    .    .    B    B    B    [r]\n",
                        "  Blue: safe, 69 steps to go\n");
    }

    @Test
    void itIsSolvedByItsOwnSolverAndTheTablePlays() throws ReflectiveOperationException {
        String game = "hypergammon:checkers=1";
        Path table = folder.resolve("hypergammon.table");
        JsonNode solved = alea.json("solve", game, "--out", table.toString(), "--json");
        assertThat(solved.path("solver").asString()).isEqualTo("sweeps of Hypergammon");
        assertThat(solved.path("states").asInt()).isEqualTo(601);
        assertThat(solved.path("gap").asDouble()).isLessThan(1e-9);
        assertThat(solved.path("complete").asBoolean()).isTrue();
        assertThat(alea.run("", "solve", game, "--verify", table.toString())
                        .done()
                        .out())
                .contains("601 states");
        JsonNode arena = alea.json("arena", game, "optimal:table=" + table, "random", "--games", "200", "--json");
        assertThat(arena.path("players").get(0).path("payoff").path("mean").asDouble())
                .isPositive();
        JsonNode analysed = alea.json("analyse", game, "24/12 0 3,5", "--json");
        assertThat(analysed.path("method").asString()).isEqualTo("exact");
        for (JsonNode option : analysed.path("options")) {
            assertThat(option.path("value").asDouble())
                    .isBetween(
                            option.path("lower").asDouble(),
                            option.path("upper").asDouble());
        }
        assertThat(alea.run("", "analyse", game, "24/12 0 3,5").done().out()).contains("payoff, exact");
        assertThat(alea.run("", "regret", game, "safe").done().out()).contains("gives away of its payoff");
    }

    /** In it nobody draws, and a gammon is more than a win. */
    @Test
    void playingOnTellsWinsFromPayoffs() throws ReflectiveOperationException {
        String request =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"value\",\"params\":" + "[\"hypergammon\",\"%s\"]}%n";
        JsonNode even = value(request.formatted("24,23,22/24,23,22 0 -"));
        assertThat(even.path("draw").asDouble()).isZero();
        assertThat(even.path("win").asDouble()).isBetween(0.4, 0.65);
        assertThat(even.path("value").asDouble())
                .isBetween(even.path("lower").asDouble(), even.path("upper").asDouble());
        // The other seat has all on the bar or far behind, and none off: this seat wins, more than once.
        JsonNode ahead = value(request.formatted("2,off,off/bar,bar,24 0 -"));
        assertThat(ahead.path("win").asDouble()).isGreaterThan(0.9);
        assertThat(ahead.path("value").asDouble()).isGreaterThan(1.5);
        assertThat(alea.run("", "analyse", "hypergammon", "24,23,22/24,23,22 0 1,3", "--games", "50")
                        .done()
                        .out())
                .contains("payoff, of 54 matches each"); // whole units of six
    }

    private static JsonNode value(String request) throws ReflectiveOperationException {
        return Json.mapper().readTree(alea.run(request, "rpc").done().out()).path("result");
    }

    @Test
    void aPlayerAloneGetsWhatAllGetTogether() throws ReflectiveOperationException {
        JsonNode payoff = alea.json("arena", "hypergammon", "safe", "--games", "10", "--json")
                .path("players")
                .get(0)
                .path("payoff");
        assertThat(payoff.path("mean").asDouble()).isZero();
        assertThat(payoff.path("ci95").get(0).asDouble()).isZero();
        assertThat(payoff.path("ci95").get(1).asDouble()).isZero();
    }

    @Test
    void aNetworkLearnsIt() throws Exception {
        Path config = Files.writeString(folder.resolve("hypergammon.yaml"), """
                trainer: td
                game: hypergammon
                name: checkers
                games: 300
                hidden: 8
                final-games: 100
                seed: 1
                """);
        Path out = folder.resolve("trained");
        assertThat(alea.run("", "train", config.toString(), "--out", out.toString())
                        .code())
                .isZero();
        assertThat(Files.readString(out.resolve("report.txt")))
                .containsPattern("one seat of two, against .*: a match was worth [+-][0-9.]+ on fresh dice ");
        Path model = out.resolve("checkers.net");
        assertThat(Files.readString(model, StandardCharsets.ISO_8859_1)).contains("features: hypergammon\n");
        alea.json("arena", "hypergammon", "net:file=" + model, "random", "--games", "20", "--json");
    }

    /** The example stands alone; what it names of Alea's build is what Alea has. */
    @Test
    void itsProjectNamesTheVersionsOfAleas() throws IOException {
        String outside = Files.readString(EXAMPLE.resolve("pom.xml"));
        String parent = Files.readString(Path.of("../pom.xml"));
        for (String name : List.of("version.jspecify", "version.junit", "version.assertj", "maven.compiler.release")) {
            assertThat(first(outside, "<" + name + ">(.*?)<")).isEqualTo(first(parent, "<" + name + ">(.*?)<"));
        }
        assertThat(first(outside, "<alea.version>(.*?)<")).isEqualTo(first(parent, "</artifactId>\\s*<version>(.*?)<"));
        for (String plugin : List.of("resources", "compiler", "surefire", "jar")) {
            String version = "<artifactId>maven-" + plugin + "-plugin</artifactId>\\s*<version>(.*?)<";
            assertThat(first(outside, version)).as(plugin).isEqualTo(first(parent, version));
        }
    }

    private static String first(String text, String pattern) {
        var matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }
}
