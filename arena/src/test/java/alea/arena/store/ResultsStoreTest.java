package alea.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.arena.Report;
import alea.arena.Setups;
import alea.game.BadInput;
import alea.match.Seating;
import alea.match.Termination;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultsStoreTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("results.duckdb");
    }

    private List<List<String>> query(String sql) throws SQLException {
        return SavedFixture.query("jdbc:duckdb:" + file(), sql);
    }

    @Test
    void everyMatchIsKeptAsItWasPlayed() throws SQLException {
        ArenaSetup setup = SavedFixture.small();
        SavedFixture.save(file(), setup);
        List<List<String>> expected = new ArrayList<>();
        new Arena(setup)
                .run(r -> expected.add(List.of(
                        Long.toString(r.number()),
                        r.seating()[0] == 0 ? "[fast, random]" : "[random, fast]",
                        r.seating()[r.winningSeat()] == 0 ? "fast" : "random",
                        r.winningSeat() == 0 ? "0" : "2",
                        Integer.toString(r.turns()))));
        assertThat(query("SELECT match, seating, winner, winner_seat, turns FROM results ORDER BY match"))
                .isEqualTo(expected)
                .hasSize(40);
        assertThat(query("""
                        SELECT DISTINCT run, game, strategies, seed, places, result, drawn_by, reason,
                            lineup, deal - match,
                            seating_rule, duplicate, max_turns, complete, version
                        FROM results
                        """))
                .containsExactly(List.of(
                        "1",
                        "ludo-simple",
                        "[fast, random]",
                        "7",
                        "[0, 2]",
                        "won",
                        "null",
                        "null",
                        "0",
                        "0",
                        "rotate",
                        "false",
                        "null",
                        "true",
                        "0.1.0"));
    }

    @Test
    void aRunTellsItsSetup() {
        Instant before = Instant.now();
        SavedFixture.save(file(), SavedFixture.withQuitter());
        try (SavedResults results = SavedResults.open(file())) {
            SavedRun run = results.run(1);
            assertThat(run.savedAt()).isBetween(before.minus(Duration.ofMillis(1)), Instant.now());
            assertThat(run)
                    .isEqualTo(new SavedRun(
                            1,
                            run.savedAt(),
                            "0.1.0",
                            "ludo-simple:seats=3",
                            List.of("exec:bot 'a', \"b\"", "fast", "random", "fast"),
                            50,
                            200,
                            2,
                            "shuffle",
                            true,
                            Optional.of(250),
                            true,
                            List.of(0, 1, 2),
                            Optional.empty()));
        }
    }

    @Test
    void countsAreThoseOfTheReport() {
        ArenaSetup four = Setups.of("ludo-simple:seats=4", 60, 3, "fast", "random");
        List<ArenaSetup> setups = List.of(
                SavedFixture.small(), SavedFixture.withQuitter(), four, Setups.with(four, 2, Seating.FIXED, false, 5));
        List<Report> reports =
                setups.stream().map(setup -> SavedFixture.save(file(), setup)).toList();
        assertThat(reports.get(1).forfeits()).isPositive();
        assertThat(reports.get(1).draws()).isPositive();
        assertThat(reports.get(1).truncated()).isPositive();
        try (SavedResults results = SavedResults.open(file())) {
            for (int i = 0; i < reports.size(); i++) {
                Report report = reports.get(i);
                RunCounts counts = results.counts(i + 1);
                assertThat(results.run(i + 1).matches()).isEqualTo(report.matches());
                assertThat(counts.draws()).isEqualTo(report.draws());
                assertThat(counts.truncated()).isEqualTo(report.truncated());
                assertThat(counts.forfeits()).isEqualTo(report.forfeits());
                assertThat(counts.meanTurns()).isEqualTo(report.meanTurns());
                assertThat(counts.players())
                        .isEqualTo(report.players().stream()
                                .map(p -> new RunCounts.PlayerCounts(
                                        p.strategy(),
                                        p.name(),
                                        p.matches(),
                                        p.wins(),
                                        p.losses(),
                                        p.draws(),
                                        p.truncated(),
                                        p.forfeits(),
                                        p.winRate(),
                                        p.rateDecided(),
                                        p.bounds(),
                                        Optional.empty()))
                                .toList());
            }
        }
    }

    @Test
    void severalWinningSeatsOfOnePlayerAreItsWin() throws SQLException {
        ArenaSetup setup = Setups.of("ludo-simple:seats=4", 1, 1, "fast", "random");
        try (ResultsStore store = ResultsStore.open(file());
                Recording recording = store.begin(setup, "test")) {
            int[] seating = {1, 0, 1, 0};
            recording.add(new MatchResult(
                    0,
                    0,
                    0,
                    seating,
                    Termination.PLAYED,
                    0b0101,
                    new double[0],
                    9,
                    List.of(),
                    new int[0],
                    new double[0]));
            recording.add(new MatchResult(
                    1,
                    0,
                    1,
                    seating,
                    Termination.PLAYED,
                    0b0110,
                    new double[0],
                    9,
                    List.of(),
                    new int[0],
                    new double[0]));
            recording.finish(true);
        }
        assertThat(query("SELECT result, winner, winner_seat, drawn_by FROM results ORDER BY match"))
                .containsExactly(
                        List.of("won", "random", "null", "null"), List.of("draw", "null", "null", "[fast, random]"));
    }

    @Test
    void equalSetupsGiveEqualContentApartFromTheTime() throws SQLException {
        SavedFixture.save(file(), SavedFixture.withQuitter());
        var columns = "SELECT * EXCLUDE (run, saved_at) FROM results WHERE run = %s ORDER BY match";
        SavedFixture.save(file(), Setups.with(SavedFixture.withQuitter(), 2, Seating.SHUFFLE, true, 250));
        assertThat(query(columns.formatted(1))).hasSize(200).isEqualTo(query(columns.formatted(2)));
    }

    @Test
    void aFileHoldsManyRuns() {
        assertThat(Files.exists(file())).isFalse();
        SavedFixture.save(file(), SavedFixture.small());
        SavedFixture.save(file(), Setups.of("ludo-classic", 10, 8, "first", "random"));
        try (ResultsStore store = ResultsStore.open(file())) {
            for (int i = 0; i < 2; i++) {
                Recording recording = store.begin(SavedFixture.small(), "0.1.0");
                assertThat(recording.run()).isEqualTo(3 + i);
                recording.finish(true);
            }
        }
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.runs()).extracting(SavedRun::run).containsExactly(1, 2, 3, 4);
            assertThat(results.runs()).extracting(SavedRun::matches).containsExactly(40L, 10L, 0L, 0L);
            assertThat(results.runs()).extracting(SavedRun::game).startsWith("ludo-simple", "ludo-classic");
            assertThat(results.counts(4).players())
                    .allSatisfy(p -> assertThat(p.matches()).isZero());
        }
    }

    @Test
    void anInterruptedRunIsKeptAsIncomplete() throws SQLException {
        ArenaSetup setup = Setups.of("ludo-simple", 1_000_000, 7, "random", "random");
        try (ResultsStore store = ResultsStore.open(file());
                Recording recording = store.begin(setup, "test")) {
            boolean complete = new Arena(setup).run(result -> {
                recording.add(result);
                if (result.number() == 99) {
                    Thread.currentThread().interrupt();
                }
                return true;
            });
            assertThat(complete).isFalse();
            Thread.currentThread().interrupt(); // even a second Ctrl-C does not keep it from being written
            recording.finish(complete);
            assertThat(Thread.interrupted()).isTrue();
        }
        String kept;
        try (SavedResults results = SavedResults.open(file())) {
            SavedRun run = results.run(1);
            assertThat(run.complete()).isFalse();
            assertThat(run.games()).isEqualTo(1_000_000);
            assertThat(run.matches()).isBetween(100L, 200L);
            kept = Long.toString(run.matches());
        }
        assertThat(query("SELECT count(*), max(match) + 1 FROM matches")).containsExactly(List.of(kept, kept));
    }

    @Test
    void anExceptionInTheMiddleLeavesNothingOfTheRun() throws SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        ArenaSetup setup = SavedFixture.small();
        assertThatThrownBy(() -> {
                    try (ResultsStore store = ResultsStore.open(file());
                            Recording recording = store.begin(setup, "test")) {
                        new Arena(setup).run(result -> {
                            recording.add(result);
                            if (result.number() == 20) {
                                throw new IllegalStateException("in the middle");
                            }
                            return true;
                        });
                        recording.finish(true);
                    }
                })
                .hasMessage("in the middle")
                .hasNoSuppressedExceptions();
        assertThat(query("SELECT (SELECT count(*) FROM runs), (SELECT count(*) FROM matches), "
                        + "(SELECT count(*) FROM seatings)"))
                .containsExactly(List.of("1", "40", "2"));
        SavedFixture.save(file(), SavedFixture.small());
        assertThat(query("SELECT run, count(*) FROM results GROUP BY ALL ORDER BY ALL"))
                .containsExactly(List.of("1", "40"), List.of("2", "40"));
    }

    @Test
    void whileARunIsBeingKeptTheSameProcessCannotReadTheFileEither() {
        try (ResultsStore store = ResultsStore.open(file());
                Recording recording = store.begin(SavedFixture.small(), "test")) {
            assertThatThrownBy(() -> SavedResults.open(file()))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file() + " is in use by this process; try again later");
            recording.finish(true);
        }
    }

    @Test
    void aRunThatIsClosedTakesNoMore() {
        try (ResultsStore store = ResultsStore.open(file())) {
            Recording recording = store.begin(SavedFixture.small(), "test");
            assertThatThrownBy(() -> store.begin(SavedFixture.small(), "test"))
                    .isInstanceOf(IllegalStateException.class);
            recording.finish(true);
            assertThatThrownBy(() -> recording.finish(true)).isInstanceOf(IllegalStateException.class);
            recording.close();
        }
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.runs()).hasSize(1);
        }
    }

    @Test
    void whileAProcessWritesNoOtherCanAndWhenItIsKilledNothingOfItsRunIsLeft(@TempDir Path temporary)
            throws IOException, InterruptedException {
        SavedFixture.save(file(), SavedFixture.small());
        Process other = Holder.start(file(), temporary, "unfinished");
        try {
            String complaint = String.format(
                    Locale.ROOT,
                    "%s is in use by another process (%d); try again when it has ended",
                    file(),
                    other.pid());
            assertThatThrownBy(() -> ResultsStore.open(file()))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(complaint);
            assertThatThrownBy(() -> SavedResults.open(file()))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(complaint);
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.runs()).hasSize(1);
        }
        SavedFixture.save(file(), SavedFixture.small());
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.runs()).extracting(SavedRun::matches).containsExactly(40L, 40L);
            assertThat(results.counts(2).players()).extracting("matches").containsExactly(40L, 40L);
        }
    }

    @Test
    void aFinishedRunSurvivesTheDeathOfItsProcessAndIsExportedInOrder(@TempDir Path temporary)
            throws IOException, InterruptedException, SQLException {
        Holder.start(file(), temporary, "finished").destroyForcibly().waitFor();
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.run(1).matches()).isEqualTo(Holder.MATCHES);
            assertThat(results.counts(1).players().getFirst().wins()).isEqualTo(Holder.MATCHES);
            results.export(folder.resolve("all.parquet"));
        }
        assertThat(SavedFixture.elsewhere(
                        ("SELECT count(*) FROM read_parquet('%s/all.parquet', file_row_number = true) "
                                        + "WHERE match = file_row_number")
                                .formatted(folder)))
                .containsExactly(List.of(Integer.toString(Holder.MATCHES)));
    }

    @Test
    void runsThatAreNotThereAreAnsweredWithThoseThatAre() {
        ResultsStore.open(file()).close();
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.runs()).isEmpty();
            assertThatThrownBy(() -> results.run(1))
                    .isInstanceOf(BadInput.class)
                    .hasMessageEndingWith("; there are none");
        }
        SavedFixture.save(file(), SavedFixture.small());
        SavedFixture.save(file(), SavedFixture.small());
        try (SavedResults results = SavedResults.open(file())) {
            assertThatThrownBy(() -> results.counts(0))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("there is no run 0 in %s; there are runs 1 to 2".formatted(file()));
        }
    }

    @Test
    void whatRemainsOfAFileWithDeletedRunsIsUsable() throws IOException, SQLException {
        for (int i = 0; i < 4; i++) {
            SavedFixture.save(file(), SavedFixture.small());
        }
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file());
                Statement statement = connection.createStatement()) {
            for (String table : List.of("runs", "seatings", "matches")) {
                statement.execute("DELETE FROM " + table + " WHERE run IN (1, 3)");
            }
        }
        SavedFixture.save(file(), SavedFixture.small());
        Path csv = folder.resolve("rest.csv");
        try (SavedResults results = SavedResults.open(file())) {
            assertThatThrownBy(() -> results.run(3))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("there is no run 3 in %s; there are runs 2, 4, 5".formatted(file()));
            assertThat(results.export(csv)).isEqualTo(120);
        }
        assertThat(SavedFixture.elsewhere("SELECT DISTINCT run, game FROM '%s' ORDER BY run".formatted(csv)))
                .isEqualTo(query("SELECT run, game FROM runs ORDER BY run"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 20_000})
    void aFileOfAnotherKindIsRefusedAndLeftAsItIs(int length) throws IOException {
        String content = "x".repeat(length);
        Files.writeString(file(), content);
        assertThatThrownBy(() -> ResultsStore.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(file() + " is not a DuckDB file");
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(file() + " is not a DuckDB file");
        assertThat(file()).hasContent(content);
    }

    /** Another version than Alea's: that of Python, where it has one ({@code pip install duckdb}). */
    @Test
    void thePythonOfTheseDaysReadsTheFile() throws IOException, InterruptedException {
        SavedFixture.save(file(), SavedFixture.small());
        Process python = new ProcessBuilder("python3", "-c", """
                        import sys
                        try:
                            import duckdb
                        except ImportError:
                            sys.exit(3)
                        results = duckdb.connect(sys.argv[1], read_only=True)
                        print(results.sql("SELECT count(*), min(game), max(match) FROM results").fetchall())
                        """, file().toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assumeTrue(python.waitFor() != 3, "no duckdb in python3");
        assertThat(said).isEqualTo("[(40, 'ludo-simple', 39)]\n");
    }

    @Test
    void anotherDatabaseIsRefused() throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file());
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE runs (distance DOUBLE)");
        }
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(file() + " is a DuckDB file without results of Alea");
        assertThatThrownBy(() -> ResultsStore.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(file() + " is a DuckDB file without results of Alea");
    }

    @Test
    void aFileOfAnotherVersionIsRefused() throws SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file());
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE alea_schema SET number = 2");
        }
        String complaint = file() + " was written by another version of Alea: its tables have number 2, here it is 1";
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
        assertThatThrownBy(() -> ResultsStore.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    @Test
    void aPlaceWithoutAFileIsRefused() {
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no file %s".formatted(file()));
        Path nowhere = folder.resolve("none/results.duckdb");
        assertThatThrownBy(() -> SavedResults.open(nowhere))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s cannot be read: there is no folder %s/none".formatted(nowhere, folder));
        assertThatThrownBy(() -> ResultsStore.open(nowhere))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s cannot be made: there is no folder %s/none".formatted(nowhere, folder));
        assertThatThrownBy(() -> ResultsStore.open(folder))
                .isInstanceOf(BadInput.class)
                .hasMessage(folder + " is a folder; name a file");
        assertThatThrownBy(() -> ResultsStore.open(folder.resolve("a;b.duckdb")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("contains ';'");
        assertThat(folder).isEmptyDirectory();
    }

    /** Root may write everywhere, but nobody can make a file in /proc. */
    @Test
    void aPlaceThatCannotBeWrittenIsRefusedInOneLine() {
        assertThatThrownBy(() -> ResultsStore.open(Path.of("/proc/results.duckdb")))
                .isInstanceOf(BadInput.class)
                .message()
                .startsWith("/proc")
                .hasLineCount(1);
        SavedFixture.save(file(), SavedFixture.small());
        try (SavedResults results = SavedResults.open(file())) {
            assertThatThrownBy(() -> results.export(Path.of("/proc/x.csv")))
                    .isInstanceOf(BadInput.class)
                    .message()
                    .startsWith("/proc/x.csv cannot be written: ")
                    .hasLineCount(1);
        }
    }
}
