package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.store.Recording;
import alea.arena.store.ResultsStore;
import alea.game.Game;
import alea.game.Registry;
import alea.match.Seating;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ResultsCommandTest {
    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void saveTwoRuns() {
        file = folder.resolve("results.duckdb").toString();
        save("ludo-simple", Integer.MAX_VALUE, true);
        save("ludo-classic:seats=4", 5, false);
    }

    private void save(String spec, int maxTurns, boolean complete) {
        Registry registry = Registry.installed();
        Game game = registry.game(spec);
        var players = List.of(registry.player("fast", game), registry.player("random", game));
        var setup = new ArenaSetup(game, players, 30, 7, 1, Seating.ROTATE, false, maxTurns, Optional.empty(), false);
        try (ResultsStore store = ResultsStore.open(Path.of(file));
                Recording recording = store.begin(setup, "0.1.0")) {
            new Arena(setup).run(recording);
            recording.finish(complete);
        }
    }

    @Test
    void listsTheRuns() {
        assertThat(alea("results", "--db", file).done().out())
                .containsPattern("run +saved +game +strategies +matches +seed\\R")
                .containsPattern(" 1 +20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d +ludo-simple +fast, random +30 +7\\R")
                .containsPattern(" 2 +20.* +ludo-classic:seats=4 +fast, random +30 +7 +interrupted\\R");
    }

    @Test
    void whoeverInterruptsItIsToldSo() {
        Thread.currentThread().interrupt();
        try {
            Run run = alea("results", "--db", file);
            assertThat(run.code()).isEqualTo(Exit.INTERRUPTED);
            assertThat(run.err()).isEqualToNormalizingNewlines("alea results: interrupted\n");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void jsonOfTheListHasEverySetup() {
        JsonNode json = alea("results", "--db", file, "--json").json();
        assertThat(json.get("file").stringValue()).isEqualTo(file);
        assertThat(json.get("runs").size()).isEqualTo(2);
        JsonNode second = json.get("runs").get(1);
        assertThat(Instant.parse(second.get("savedAt").stringValue())).isBeforeOrEqualTo(Instant.now());
        assertThat(second.toString().replaceFirst("\"savedAt\":\"[^\"]*\",", ""))
                .isEqualTo("{\"run\":2,\"version\":\"0.1.0\",\"game\":\"ludo-classic:seats=4\","
                        + "\"strategies\":[\"fast\",\"random\"],\"games\":30,\"matches\":30,\"seed\":7,"
                        + "\"seating\":\"rotate\",\"duplicate\":false,\"maxTurns\":5,\"complete\":false,"
                        + "\"seats\":[0,1,2,3]}");
    }

    @Test
    void whatATerminalWouldObeyIsShownAsAnEscape() throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file);
                Statement statement = connection.createStatement()) {
            String text = "(chr(27) || '[31m' || chr(155) || chr(13) || 'x')";
            statement.execute(
                    "UPDATE runs SET game = %1$s, version = %1$s, seating_rule = %1$s, strategies = [%1$s, %1$s]"
                            .formatted(text));
        }
        for (String[] arguments : new String[][] {{}, {"1"}}) {
            List<String> command = new ArrayList<>(List.of("results", "--db", file));
            command.addAll(List.of(arguments));
            assertThat(alea(command.toArray(String[]::new)).done().out())
                    .contains("\\u{1b}[31m\\u{9b}\\rx")
                    .doesNotContainPattern("[\\p{Cntrl}\\x{80}-\\x{9f}&&[^\n\r]]")
                    .doesNotContainPattern("\r(?!\n)");
        }
    }

    @Test
    void tellsAllAboutOneRun() {
        assertThat(alea("results", "1", "--db", file).done().out())
                .contains("played by Alea 0.1.0", "game: ludo-simple", "seed: 7", "seating: rotate", "matches: 30")
                .doesNotContain("interrupted")
                .containsPattern("fast +30 +\\d+ +\\d+ +0 +0 +0 +0\\.\\d+\\R");
        assertThat(alea("results", "2", "--db", file).done().out())
                .contains("stopped: at 5 turns", "matches: 30, then it was interrupted", "truncated: 30");
    }

    @Test
    void jsonOfOneRunHasItsSetupAndItsCounts() {
        JsonNode json = alea("results", "2", "--db", file, "--json").json();
        assertThat(json.get("run").intValue()).isEqualTo(2);
        assertThat(json.get("truncated").longValue()).isEqualTo(30);
        assertThat(json.get("meanTurns").doubleValue()).isEqualTo(5);
        assertThat(json.get("players").get(1).toString())
                .isEqualTo("{\"strategy\":\"random\",\"matches\":30,\"wins\":0,\"losses\":0,\"draws\":0,"
                        + "\"truncated\":30,\"forfeits\":0,\"winRate\":0.0,\"bounds\":[0.0,1.0]}");
    }

    @Test
    void exportsOneRunOrAll() throws IOException {
        Path csv = folder.resolve("all.csv");
        assertThat(alea("results", "--db", file, "--export", csv.toString())
                        .done()
                        .out())
                .isEqualTo("%s holds 60 matches of all runs%n".formatted(csv));
        assertThat(csv).content().hasLineCount(61);
        Path parquet = folder.resolve("one.parquet");
        JsonNode json = alea("results", "1", "--db", file, "--export", parquet.toString(), "--json")
                .json();
        assertThat(json.toString()).isEqualTo("{\"file\":\"%s\",\"run\":1,\"matches\":30}".formatted(parquet));
        assertThat(new String(Files.readAllBytes(parquet), java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith("PAR1")
                .endsWith("PAR1");
    }

    @Test
    void whatCannotBeIsOneLine() {
        alea("results", "9", "--db", file)
                .complains("alea results: there is no run 9 in %s; there are runs 1 to 2".formatted(file));
        alea("results", "last", "--db", file).complains("alea results: RUN: 'last' is not a whole number");
        alea("results", "--db", file, "--export", "all.xlsx")
                .complains("alea results: all.xlsx: results are written to a file that ends in .csv or .parquet");
        alea("results", "--db", folder + "/none.duckdb")
                .complains("alea results: there is no file %s/none.duckdb; 'alea arena ... --save' makes one"
                        .formatted(folder));
        assertThat(folder.resolve("none.duckdb")).doesNotExist();
    }
}
