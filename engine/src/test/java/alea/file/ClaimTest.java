package alea.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderIsClaimedByOneAtATimeAndNothingStaysInIt() {
        Claim first = Claim.folder(folder);
        refused();
        first.close();
        Claim.folder(folder).close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFileIsClaimedByOneAtATimeWhateverItsPath() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        try (var _ = Claim.file(folder.resolve("file"))) {
            assertThatThrownBy(() -> Claim.file(link.resolve("file")))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("is being written by another run");
            Claim.file(folder.resolve("other")).close();
        }
        assertThat(folder).isDirectoryNotContaining(f -> !f.equals(link));
    }

    @Test
    void whatADeadProcessLeftIsInNobodysWay() throws IOException {
        Path lock = folder.resolve(".alea-lock");
        for (String content : new String[] {"", "over\n"}) {
            Files.writeString(lock, content);
            Claim.folder(folder).close();
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void aFolderIntoWhichNothingCanBeWrittenIsNamedAndTheLockIsNot() throws IOException {
        Files.createDirectory(folder.resolve(".run.alea-lock")); // so that there can be no file: rights bind no root
        Path run = folder.resolve("run");
        assertThatThrownBy(() -> Claim.file(run))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s cannot be written, since nothing can be in the folder %s: Is a directory"
                        .formatted(run, folder));
    }

    /** Claims a folder until its input ends. */
    static final class Claimant {
        private Claimant() {}

        public static void main(String[] args) throws IOException {
            try (var _ = Claim.folder(Path.of(args[0]))) {
                System.out.println("claimed");
                System.in.read();
            }
        }
    }

    @Test
    void anotherProcessIsKeptOutUntilItsHolderEndsHoweverItDoes() throws IOException, InterruptedException {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Claimant.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(other.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("claimed");
            refused();
        } finally {
            other.destroyForcibly();
        }
        assertThat(other.waitFor(60, TimeUnit.SECONDS)).isTrue();
        Claim.folder(folder).close();
        assertThat(folder).isEmptyDirectory();
    }

    private void refused() {
        assertThatThrownBy(() -> Claim.folder(folder))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s is being written by another run; wait for its end, or name another", folder);
    }
}
