package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReasonTest {
    @TempDir
    Path folder;

    @Test
    void usualFailuresHaveWordsAndNoNamesOfJava() throws IOException {
        Path latin = Files.write(folder.resolve("latin"), new byte[] {(byte) 0xe4, 'x'});
        assertThat(of(() -> Files.readString(folder.resolve("missing")))).isEqualTo("there is no such file or folder");
        assertThat(of(() -> Files.createDirectory(latin))).isEqualTo("there is a file of that name");
        assertThat(of(() -> Files.delete(folder))).isEqualTo("it is a folder with files");
        assertThat(of(() -> Files.readString(latin))).isEqualTo("it is no text in UTF-8");
        assertThat(of(() -> {
                    try (var files = Files.list(latin)) {
                        assertThat(files).isEmpty();
                    }
                }))
                .isEqualTo("it is no folder");
    }

    @Test
    void whatIsWrappedOrUnknownKeepsItsMessage() {
        IOException full = new IOException("No space left on device");
        assertThat(Reason.of(new UncheckedIOException(full))).isEqualTo("No space left on device");
    }

    private interface Touching {
        void file() throws IOException;
    }

    private static String of(Touching touching) {
        return Reason.of(catchThrowableOfType(IOException.class, touching::file));
    }
}
