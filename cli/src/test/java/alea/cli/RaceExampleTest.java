package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * The example of docs/plugins.md: a game that Alea does not know is played, drawn, solved, trained and converted. It
 * is compiled against the class path, and Alea is loaded anew beside it, as if it had been started with {@code
 * ALEA_PLUGINS}.
 */
class RaceExampleTest {
    private static final Path EXAMPLE = Path.of("../examples/race");

    @TempDir
    private static Path folder;

    private static PluggedIn alea;

    @BeforeAll
    static void compile() throws IOException {
        alea = new PluggedIn(Files.createDirectory(folder.resolve("classes")), EXAMPLE);
    }

    @AfterAll
    static void close() throws IOException {
        alea.close();
    }

    private static Run run(String input, String... args) throws ReflectiveOperationException {
        return alea.run(input, args);
    }

    private static JsonNode json(String... args) throws ReflectiveOperationException {
        return alea.json(args);
    }

    @Test
    void itKeepsTheContract() throws ReflectiveOperationException {
        assertThat(run("", "games", "race:length=6", "--check").done().out())
                .contains("race:length=6 keeps the contract");
    }

    @Test
    void itIsPlayedInTheArena() throws ReflectiveOperationException {
        JsonNode arena = json("arena", "race", "runner", "random", "--games", "2000", "--json");
        assertThat(arena.path("players").get(0).path("winRate").asDouble()).isGreaterThan(0.5);
    }

    @Test
    void itIsDrawnAsItSaysAndItsOwnOpponentSitsDown() throws ReflectiveOperationException {
        Run run = run("1\nq\n", "play", "race:length=4", "--seed", "1");
        assertThat(run.out())
                .contains("""
                         Red: you
                         R    .    .    .    [r]
                         Blue: runner
                         B    .    .    .    [b]
                        """)
                .contains("Red, your move (1-2, hint, help, q): Red (you): walks")
                .contains("""
                         .    R    .    .    [r]
                        """)
                .contains("Blue (runner): runs");
    }

    @Test
    void itIsSolvedByItsOwnNumberingBetweenCertainBounds() throws ReflectiveOperationException {
        Path table = folder.resolve("race.table");
        JsonNode solved = json("solve", "race", "--out", table.toString(), "--json");
        assertThat(solved.path("solver").asString()).isEqualTo("a graph");
        assertThat(solved.path("states").asInt()).isEqualTo(100);
        assertThat(solved.path("gap").asDouble()).isLessThan(1e-9);
        assertThat(solved.path("complete").asBoolean()).isTrue();
        assertThat(run("", "solve", "race", "--verify", table.toString()).out()).contains("100 states");
        // The table's player can do no better than the player that solves the game itself.
        JsonNode best = json("evaluate", "race", "optimal:table=" + table, "optimal", "--json");
        assertThat(best.toString()).contains("race");
        assertThat(json("respond", "race", "optimal", "--json").toString()).contains("race");
    }

    @Test
    void itsOptionsAreWorthWhatTheNumberingSays() throws ReflectiveOperationException {
        JsonNode analysed = json("analyse", "race", "9/7 0 -", "--json");
        assertThat(analysed.path("method").asString()).isEqualTo("exact");
        assertThat(analysed.path("best").toString()).isEqualTo("[\"walk\"]");
        // Where it is too large to be solved in passing, the strategy that the game recommends plays on.
        JsonNode large = json("analyse", "race:length=200", "100/100 0 -", "--games", "50", "--json");
        assertThat(large.path("method").asString()).isEqualTo("exact");
    }

    @Test
    void aNetworkLearnsItFromItsFeatures() throws Exception {
        Path config = Files.writeString(folder.resolve("race.yaml"), """
                trainer: td
                game: race
                name: racer
                games: 3000
                hidden: 8
                final-games: 500
                measure-against: [random]
                seed: 1
                """);
        Path out = folder.resolve("trained");
        Run run = run("", "train", config.toString(), "--out", out.toString());
        assertThat(run.code()).as(run.err()).isZero();
        Path model = out.resolve("racer.net");
        assertThat(Files.readString(model, StandardCharsets.ISO_8859_1)).contains("features: race\n");
        JsonNode arena = json("arena", "race", "net:file=" + model, "random", "--games", "2000", "--json");
        assertThat(arena.path("players").get(0).path("winRate").asDouble()).isGreaterThan(0.55);
    }

    @Test
    void itsArraysAreConverted() throws ReflectiveOperationException {
        JsonNode of = json("convert", "race", "3/5 1 -", "--json");
        assertThat(of.path("absolute").toString()).isEqualTo("[[3],[5]]");
        assertThat(of.path("relative").toString()).isEqualTo("[[5],[3]]");
        JsonNode back = json("convert", "race", "[[5],[3]]", "--seat", "1", "--relative", "--json");
        assertThat(back.path("position").asString()).isEqualTo("3/5 1 -");
        assertThat(run("", "convert", "race", "[[5,3]]").err())
                .contains("the array '[[5,3]]' is not two rows of one whole number, such as [[3], [5]]");
    }

    /** A page that shows code shows the example's. */
    @Test
    void theCodeOfThePageIsThatOfTheExample() throws IOException {
        var sources = new StringBuilder();
        for (Path file : PluggedIn.files(EXAMPLE)) {
            sources.append(Files.readString(file));
        }
        String page = Files.readString(Path.of("../docs/plugins.md"));
        var blocks = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(page);
        int found = 0;
        for (; blocks.find(); found++) {
            assertThat(flat(sources.toString())).contains(flat(blocks.group(1)));
        }
        assertThat(found).isGreaterThan(3);
        for (Path file : PluggedIn.files(EXAMPLE)) {
            assertThat(page).contains(file.getFileName().toString());
        }
    }

    private static String flat(String text) {
        return text.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
    }
}
