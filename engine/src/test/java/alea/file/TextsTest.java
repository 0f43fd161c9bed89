package alea.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.game.BadInput;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class TextsTest {
    @TempDir
    private Path folder;

    @Test
    void aTextIsReadUpToItsBoundAndNotBeyond() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "äbc");
        assertThat(Texts.read(file, 4)).isEqualTo("äbc");
        refused(file, 3, "has more than 3 bytes, the most that are read");
    }

    @Test
    void aHugeFileIsRefusedBeforeItIsRead() throws IOException {
        Path file = folder.resolve("sparse");
        try (var sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 40);
        }
        refused(file, 1 << 20, "has more than 1,048,576 bytes, the most that are read");
    }

    @Test
    void aDeviceIsRefused() {
        Path zero = Path.of("/dev/zero");
        assumeTrue(Files.exists(zero));
        refused(zero, 1 << 20, "is no ordinary file");
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
        refused(pipe, 9, "is no ordinary file");
    }

    @Test
    void whatIsNoTextIsRefused() throws IOException {
        refused(Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff}), 9, "is not text in UTF-8");
        refused(folder, 9, "is a folder; name a file");
        assertThatThrownBy(() -> Texts.read(folder.resolve("none"), 9))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no file %s", folder.resolve("none"));
    }

    private static void refused(Path file, int most, String why) {
        assertThatThrownBy(() -> Texts.read(file, most))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " " + why);
    }
}
