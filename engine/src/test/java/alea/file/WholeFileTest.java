package alea.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.game.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aFileHasTheModeOfAnyOther() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path ordinary = Files.createFile(folder.resolve("ordinary"));
        Path file = folder.resolve("file");
        WholeFile.write(file, "text");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(ordinary));
    }

    @Test
    void aFileIsThereOnceItIsFinishedAndNothingElseIs() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        try (var whole = new WholeFile(file)) {
            whole.write(new byte[] {'n', 'e', 'w'}, 0, 3);
            assertThat(file).hasContent("old");
            whole.finish();
        }
        assertThat(file).hasContent("new");
        assertThat(names()).containsExactly("file");
    }

    @Test
    void whatIsNotFinishedLeavesNothing() throws IOException {
        Path file = folder.resolve("file");
        Iterator<String> lines = new Iterator<>() {
            private int left = 3;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public String next() {
                if (left-- == 0) {
                    throw new IllegalStateException("no more");
                }
                return "line";
            }
        };
        assertThatThrownBy(() -> WholeFile.write(file, lines)).hasMessage("no more");
        assertThat(names()).isEmpty();
    }

    @Test
    void whatADeadProcessLeftIsRemovedAndWhatALivingOneWritesIsNot() throws IOException, InterruptedException {
        Process dead = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(dead.waitFor(60, TimeUnit.SECONDS)).isTrue();
        String left = ".x." + dead.pid() + "-01234567-89ab-cdef-0123-456789abcdef.part";
        String living = ".x." + ProcessHandle.current().pid() + "-01234567-89ab-cdef-0123-456789abcdef.part";
        for (String name : List.of(left, living, ".somebody.part")) {
            Files.createFile(folder.resolve(name));
        }
        WholeFile.write(folder.resolve("file"), "text");
        assertThat(names()).containsExactly(".somebody.part", living, "file");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
        WholeFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void namesOfAnyAllowedLengthWork() {
        Path file = folder.resolve("x".repeat(250));
        WholeFile.write(file, "text");
        assertThat(file).hasContent("text");
    }

    @Test
    void whatIsNoPlaceForAFileIsRefused() throws IOException {
        assertThatThrownBy(() -> WholeFile.write(folder, "text"))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s is a folder; name a file", folder);
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("none/file"), "text"))
                .isInstanceOf(BadInput.class)
                .hasMessage("%1$s/none/file cannot be written: there is no folder %1$s/none", folder);
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        assertThatThrownBy(() -> WholeFile.write(device, "text"))
                .isInstanceOf(BadInput.class)
                .hasMessage("/dev/null is no ordinary file, and is not replaced by one");
    }

    /** Writes a megabyte where the system allows less. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) {
            try {
                WholeFile.write(Path.of(args[0]), new byte[1 << 20]);
            } catch (NotWritten e) {
                System.out.println(e.getMessage());
            }
        }
    }

    @Test
    void aDiskThatTakesNoMoreIsNoBadInputAndKeepsWhatWasThere() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path file = Files.writeString(folder.resolve("file"), "old");
        Process process = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "ulimit -f 64; exec \"$0\" -XX:-UsePerfData -cp \"$1\" alea.file.WholeFileTest'$Writer' \"$2\"",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        System.getProperty("java.class.path"),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).startsWith(file + " cannot be written: ").hasLineCount(1);
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("file");
    }
}
