package alea.papers.pyludo.players;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Registry;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of gigabytes are judged by their size and header before they are read. */
class LargeFilesTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final Game GAME = REGISTRY.game("ludo-pyludo-fork");
    private static final long GIGABYTES = 3L << 30;

    @TempDir
    private Path folder;

    private static void grow(Path file, long length) throws IOException {
        try (var sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(length);
        }
    }

    @Test
    void aNetworkOfAnotherShapeIsRefusedByItsHeader() throws IOException {
        Path file = folder.resolve("large.npy");
        String header = "{'descr': '<f8', 'fortran_order': False, 'shape': (268435455,), }";
        String prefix = "\u0093NUMPY\u0001\u0000" + (char) 118 + "\u0000";
        Files.writeString(
                file, prefix + header + " ".repeat(117 - header.length()) + "\n", StandardCharsets.ISO_8859_1);
        grow(file, 128 + 8L * 268_435_455);
        assertThatThrownBy(() -> REGISTRY.player("simple:file=" + file, GAME))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        file + " has numbers of the shape (268435455,); a simple chromosome has 4 of the shape (4,)");
    }

    @Test
    void aFileThatIsFarTooLongIsRefusedByItsSize() throws IOException {
        for (String strategy : new String[] {"qtable", "simple"}) {
            Path zeros = folder.resolve("zeros");
            grow(zeros, GIGABYTES);
            assertThatThrownBy(() -> REGISTRY.player(strategy + ":file=" + zeros, GAME))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("has 3,221,225,472 bytes; a ");
        }
    }
}
