package alea.solve.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Objective;
import alea.solve.RaceSpace;
import alea.solve.Reference;
import alea.solve.SolvePlugin;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceSolver;
import alea.solve.run.Solved;
import alea.solve.run.TableFolders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RaceFileTest {
    private static final Game GAME = Reference.game("ludo-classic:pawns=2");
    private static final RaceSpace SPACE = SolvePlugin.of(GAME).race(GAME);
    private static final RacePairs PAIRS = new RacePairs(SPACE, RaceSolver.solve(SPACE));

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() {
        file = folder.resolve("a.table");
        RaceFile.write(file, PAIRS, 0.25);
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        RaceFile found = RaceFile.read(file, SPACE);
        assertThat(found.gap()).isEqualTo(0.25);
        assertThat(found.bytes()).isEqualTo(Files.size(file));
        for (int row = 0; row < SPACE.rows(); row++) {
            for (int k = 0; k < 60; k++) {
                assertThat(found.pairs().times().most(row, k))
                        .isEqualTo(PAIRS.times().most(row, k));
                assertThat(found.pairs().times().least(row, k))
                        .isEqualTo(PAIRS.times().least(row, k));
            }
        }
        assertThat(found.pairs().times().longest()).isEqualTo(PAIRS.times().longest());
        Path again = folder.resolve("b.table");
        RaceFile.write(again, found.pairs(), found.gap());
        assertThat(again).hasSameBinaryContentAs(file);
    }

    @Test
    void itIsFoundByItsGameAlone() {
        var folders = new TableFolders(List.of(folder));
        assertThat(folders.all(GAME, Objective.ZERO_SUM)).containsExactly(file);
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).isEmpty();
        assertThat(folders.all(GAME, Objective.OWN_WIN)).isEmpty();
        assertThat(folders.all(Reference.game("ludo-classic"), Objective.ZERO_SUM))
                .isEmpty();
    }

    @Test
    void oneThatIsDamagedOrOfSomethingElseIsRefusedInOneLine() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        refused(Arrays.copyOf(whole, whole.length - 100), "it was cut off, or is no whole table");
        refused(Arrays.copyOf(whole, 2_000), "it was cut off, or is no whole table");
        refused(Arrays.copyOf(whole, 200), "the header does not end within");
        refused(changed(whole, whole.length - 3), "is damaged: the checksum of its values");
        refused(changed(whole, 4_097), "is damaged: the checksum of its values");
        refused(replaced(whole, "alea race 1", "alea race 2"), "this version reads 'alea race 1'");
        refused(replaced(whole, "rows: 527", "rows: 528"), "is for rows '528', not '527'");
        refused(replaced(whole, "ludo-classic:pawns=2", "ludo-classic:pawns=3"), "is for game");
        refused(replaced(whole, "gap: 0.25", "gap: 9.25"), "is not from 0 to 2");
        assertThatThrownBy(() -> Solved.part(file.toString(), GAME, Objective.OWN_WIN))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is for the objective zero-sum, not own-win");
        assertThatThrownBy(() -> Solved.table(file.toString(), GAME, Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has races alone, and not the whole of ludo-classic:pawns=2");
    }

    @Test
    void distributionsThatFallAreRefusedThoughTheChecksumIsRight() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        byte[] wrong = changed(whole, whole.length - 1);
        Files.write(file, wrong);
        String right = assertThatThrownByReading();
        Files.write(
                file,
                replaced(
                        wrong,
                        "crc32c: "
                                + RaceFile.read(write(folder.resolve("c.table"), whole), SPACE)
                                        .checksum(),
                        "crc32c: " + right));
        assertThatThrownBy(() -> RaceFile.read(file, SPACE))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is no distribution");
    }

    private static Path write(Path to, byte[] bytes) throws IOException {
        return Files.write(to, bytes);
    }

    /** The checksum that would be right. */
    private String assertThatThrownByReading() {
        try {
            RaceFile.read(file, SPACE);
        } catch (BadInput e) {
            return e.getMessage().replaceFirst(".*values is ([0-9a-f]{8}),.*", "$1");
        }
        throw new AssertionError("a damaged file was read");
    }

    private void refused(byte[] bytes, String message) throws IOException {
        Path damaged = Files.write(folder.resolve("damaged.table"), bytes);
        assertThatThrownBy(() -> Solved.part(damaged.toString(), GAME, Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] changed = bytes.clone();
        changed[at] ^= (byte) 0x81;
        return changed;
    }

    private static byte[] replaced(byte[] bytes, String from, String to) {
        return new String(bytes, StandardCharsets.ISO_8859_1).replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }
}
