package alea.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.arena.Arena;
import alea.arena.Setups;
import alea.game.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results files that somebody has made to do more than hold results. */
class HostileResultsTest {
    @TempDir
    private static Path kept;

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("results.duckdb");
    }

    @BeforeAll
    static void save() {
        var setup = Setups.of("ludo-simple", 40, 7, "fast", "random");
        try (ResultsStore store = ResultsStore.open(kept.resolve("results.duckdb"));
                Recording recording = store.begin(setup, "0.1.0")) {
            recording.finish(new Arena(setup).run(recording));
        }
    }

    @BeforeEach
    void copy() throws IOException {
        Files.copy(kept.resolve("results.duckdb"), file());
    }

    private void change(String... statements) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:duckdb:" + file());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    /** The version of the format, in the file's first block. */
    @Test
    void anyDuckDbFromVersion1CanReadTheFile() throws IOException {
        byte[] bytes = Files.readAllBytes(file());
        assertThat(new String(bytes, 8, 4, StandardCharsets.US_ASCII)).isEqualTo("DUCK");
        assertThat(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(12))
                .isEqualTo(64);
    }

    @Test
    void aFileThatKeepsDuckDbBusyForEverIsGivenUp() {
        var started = new CountDownLatch(1);
        assertThatThrownBy(() -> Database.inTime(file(), 1, () -> {
                    started.countDown();
                    while (true) {
                        LockSupport.park(); // deaf to everything, as the native code is
                    }
                }))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s cannot be opened: it takes more than 1 seconds".formatted(file()));
        assertThat(started.getCount()).isZero();
        assertThat(Database.inTime(file(), 60, () -> "opened")).isEqualTo("opened");
        assertThatThrownBy(() -> Database.inTime(file(), 60, () -> {
                    throw new BadInput("it is damaged");
                }))
                .isInstanceOf(BadInput.class)
                .hasMessage("it is damaged");
    }

    @Test
    void whatIsOpenedAfterAllIsClosedWhenNobodyWaitsForIt() throws InterruptedException {
        var givenUp = new CountDownLatch(1);
        var closed = new CountDownLatch(1);
        Thread waiting = Thread.currentThread();
        assertThatThrownBy(() -> Database.<AutoCloseable>inTime(file(), 60, () -> {
                    waiting.interrupt();
                    givenUp.await(); // what is opened before that is seen would be handed over
                    return closed::countDown;
                }))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        givenUp.countDown();
        assertThat(closed.await(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whoeverIsInterruptedAlreadyOpensNothing() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Database.inTime(file(), 60, () -> fail("it was opened")))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"runs", "seatings", "matches", "alea_schema"})
    void aViewInPlaceOfATableIsRefusedAndNotRun(String table) throws SQLException {
        change(
                "DROP VIEW results",
                "ALTER TABLE %1$s RENAME TO old".formatted(table),
                "CREATE VIEW %s AS SELECT o.* FROM old o, range(1000000000000) a, range(1000000000000) b"
                        .formatted(table));
        refused(table);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "matches  | ALTER TABLE matches ADD COLUMN more INTEGER",
                "runs     | ALTER TABLE runs ALTER seed TYPE VARCHAR",
                "seatings | ALTER TABLE seatings ALTER players DROP NOT NULL",
                "matches  | ALTER TABLE matches ALTER turns SET DEFAULT 7"
            })
    void aTableOfAnotherFormIsRefused(String table, String sql) throws SQLException {
        change("DROP VIEW results", sql);
        refused(table);
    }

    @Test
    void aColumnThatIsWorkedOutIsRefused() throws SQLException {
        change(
                "DROP VIEW results",
                "DROP TABLE seatings",
                "CREATE TABLE seatings (run INTEGER NOT NULL, seating INTEGER NOT NULL, players INTEGER[] AS ([run]))");
        refused("seatings");
    }

    private void refused(String table) {
        String complaint = table.equals("alea_schema")
                ? file() + " is a DuckDB file without results of Alea"
                : "%s is no results file: its table '%s' is not as Alea makes it".formatted(file(), table);
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
        assertThatThrownBy(() -> ResultsStore.open(file()))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    @Test
    void functionsOfTheFileAreNotFound() throws SQLException {
        RunCounts before;
        try (SavedResults results = SavedResults.open(file())) {
            before = results.counts(1);
        }
        change(
                "CREATE MACRO coalesce(a, b) AS (SELECT count(*) FROM read_text('/etc/*'))",
                "CREATE MACRO list_distinct(a) AS [7]",
                "CREATE MACRO list_contains(a, b) AS true",
                "CREATE MACRO strlen(a) AS 1000000000000",
                "CREATE MACRO duckdb_tables() AS TABLE SELECT 1",
                "CREATE MACRO to_json(a) AS (SELECT content FROM read_text('/etc/hostname'))");
        Path csv = folder.resolve("a.csv");
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.counts(1)).isEqualTo(before);
            assertThat(results.export(1, csv)).isEqualTo(40);
        }
        assertThat(csv).content().contains("\"[\"\"fast\"\",\"\"random\"\"]\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPDATE seatings SET players = [99, -1]     | run 1 has 2 players, and a seating of it names number",
                "UPDATE seatings SET players = [0, NULL] "
                        + "| run 1 has 2 players, and a seating of it names number null",
                "UPDATE seatings SET seating = 0            | run 1 has a seating twice",
                "UPDATE runs SET strategies = []            | run 1 has no players",
                "UPDATE runs SET strategies = ['a']         | run 1 has 1 players, and a seating of it names number 1",
                "UPDATE runs SET places = [NULL]            | a list of a run has an empty place",
                "UPDATE runs SET strategies = ['a', NULL]   | a list of a run has an empty place",
                "INSERT INTO runs SELECT r.* REPLACE (r.run + i + 1 AS run, repeat('x', 1000) AS game) "
                        + "FROM runs r, range(100000) t(i) | its runs are more than 100,000,000 characters"
            })
    void numbersThatCannotBeAreRefusedInOneLine(String sql, String why) throws SQLException {
        change(sql);
        assertThatThrownBy(() -> SavedResults.open(file()))
                .isInstanceOf(BadInput.class)
                .message()
                .startsWith("%s is damaged: %s".formatted(file(), why))
                .hasLineCount(1);
        change("SELECT 1"); // nobody holds the file any more
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE runs SET game = repeat('x', 100000001)",
                "INSERT INTO runs SELECT r.* REPLACE (r.run + i + 1 AS run) FROM runs r, range(1000000) t(i)"
            })
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void soAreOneHugeNameAndAMillionRuns(String sql) throws SQLException {
        numbersThatCannotBeAreRefusedInOneLine(sql, "its runs are more than 100,000,000 characters");
    }

    @Test
    @Timeout(60)
    void aPipeIsRefusedAndNotWaitedFor() throws IOException, InterruptedException {
        Path mkfifo = Path.of("/usr/bin/mkfifo");
        assumeTrue(Files.isExecutable(mkfifo));
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder(mkfifo.toString(), pipe.toString())
                        .start()
                        .waitFor())
                .isZero();
        assertThatThrownBy(() -> SavedResults.open(pipe))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s is no ordinary file", pipe);
        assertThatThrownBy(() -> ResultsStore.open(pipe))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s is no ordinary file", pipe);
    }

    /** Opens a file and says what lies in the folder for temporary files then. */
    static final class Opener {
        private Opener() {}

        public static void main(String[] args) throws IOException {
            try (SavedResults results = SavedResults.open(Path.of(args[0]));
                    var left = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
                System.out.println(results.runs().size() + " " + left.count());
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }

    private String opener(Path temporary) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Opener.class.getName(),
                        file().toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return said;
    }

    @Test
    void nothingOfDuckDbStaysInTheFolderForTemporaryFilesWhileItRuns() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        String nothing = Files.isReadable(Path.of("/proc/self/maps")) ? "1 0" : "1 1";
        assertThat(opener(temporary)).isEqualTo(nothing);
    }

    @Test
    void noRoomForTemporaryFilesIsOneLine() throws Exception {
        Path none = folder.resolve("none");
        assertThat(opener(none))
                .endsWith("NotWritten: DuckDB's library cannot be unpacked into %s: it cannot be written; "
                                .formatted(none)
                        + "ALEA_JAVA_OPTS=-Djava.io.tmpdir=... names another folder");
    }
}
