package alea.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.file.NotWritten;
import alea.game.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results files on a disk that has no room for them. */
class FullDiskTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "IO Error: Could not write file \"/d/r.duckdb\": No space left on device",
                "TransactionContext Error: Failed to commit: Could not write file \"/d/r.duckdb.wal\": "
                        + "No space left on device",
                "TransactionContext Error: Failed to commit: Async write failed for range [offset=12288, size=262144]: "
                        + "{\"exception_type\":\"IO\",\"exception_message\":"
                        + "\"Could not write file \\\"/d/r.duckdb\\\": No space left on device\",\"errno\":\"28\"}",
                "IO Error: Could not fsync file \"/d/r.duckdb\": No space left on device\nand more"
            })
    void aFullDiskIsToldInTheSystemsWordsAlone(String message) {
        var e = new SQLException(message);
        assertThat(Database.cannotOpen(Path.of("r.duckdb"), e))
                .isInstanceOf(NotWritten.class)
                .hasMessage("r.duckdb cannot be opened: No space left on device");
        assertThat(Database.notWritten("run 2 cannot be kept in r.duckdb", e))
                .isInstanceOf(NotWritten.class)
                .hasMessage("run 2 cannot be kept in r.duckdb: No space left on device");
    }

    @Test
    void whatIsNotTheDisksFaultIsBadInputWithoutTheNameOfAPart() {
        var e = new SQLException("IO Error: Cannot open file \"/d/r.duckdb\": Is a directory");
        assertThat(Database.cannotOpen(Path.of("r.duckdb"), e))
                .isInstanceOf(BadInput.class)
                .hasMessage("r.duckdb cannot be opened: Cannot open file \"/d/r.duckdb\": Is a directory");
    }

    /** Opens a file to write in, in a process that may write files of 4 KiB at most. */
    static final class Opener {
        private Opener() {}

        public static void main(String[] args) throws IOException, InterruptedException {
            Library.load();
            new ProcessBuilder(
                            "prlimit",
                            "--fsize=4096",
                            "--pid",
                            Long.toString(ProcessHandle.current().pid()))
                    .start()
                    .waitFor();
            try {
                ResultsStore.open(Path.of(args[0])).close();
                System.out.println("opened");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }

    @Test
    void aFileThatCannotBeMadeWholeIsNotLeft() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/prlimit")));
        Path file = folder.resolve("r.duckdb");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Opener.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).isEqualTo("NotWritten: %s cannot be opened: File too large".formatted(file));
        assertThat(folder).isEmptyDirectory();
    }
}
