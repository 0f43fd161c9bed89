package alea.solve.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableFileTest {
    private static final String GAME = "doom:size=2x2,dice=2";

    @TempDir
    private Path folder;

    private static Plan plan(String game, Objective objective) {
        return Plan.of(Reference.game(game), objective);
    }

    private static Solution solved(String game, Objective objective) {
        return Solution.of(new Drive(plan(game, objective).start(1e-9).solving(), 1e-9)
                .run()
                .solving());
    }

    private Path written(Precision precision) {
        Path file = folder.resolve("a.table");
        TableFile.write(file, solved(GAME, Objective.ZERO_SUM), precision, true);
        return file;
    }

    @ParameterizedTest
    @EnumSource(Precision.class)
    void boundsAreRoundedOutwardAndReadBack(Precision precision) {
        Solution solution = solved(GAME, Objective.ZERO_SUM);
        TableFile table = TableFile.open(written(precision));
        table.verify();
        Solution read = table.solution(solution.space());
        double unit = precision == Precision.F64 ? 0 : precision == Precision.F32 ? 0x1p-23 : 1.0 / 32_767;
        for (long n = 0; n < solution.space().states(); n++) {
            double lower = Math.max(-1, solution.arrays().get(0, n));
            double upper = Math.min(1, solution.arrays().get(1, n));
            assertThat(read.arrays().get(0, n)).isLessThanOrEqualTo(lower).isCloseTo(lower, within(unit));
            assertThat(read.arrays().get(1, n)).isGreaterThanOrEqualTo(upper).isCloseTo(upper, within(unit));
            assertThat(read.arrays().get(1, n) - read.arrays().get(0, n)).isLessThanOrEqualTo(read.gap());
        }
        assertThat(table.complete()).isTrue();
        assertThat(table.states()).isEqualTo(512);
    }

    @ParameterizedTest
    @EnumSource(Precision.class)
    void probabilitiesAreRoundedToTheNearest(Precision precision) {
        Solution solution = solved(GAME, Objective.OWN_WIN);
        Path file = folder.resolve("a.table");
        TableFile.write(file, solution, precision, true);
        Solution read = TableFile.open(file).solution(solution.space());
        double unit = precision == Precision.F64 ? 0 : precision == Precision.F32 ? 0x1p-24 : 0.5 / 32_767;
        for (long n = 0; n < solution.space().states(); n++) {
            for (int array = 0; array < 2; array++) {
                assertThat(read.arrays().get(array, n))
                        .isCloseTo(solution.arrays().get(array, n), within(unit));
            }
        }
    }

    @Test
    void theHeaderIsTextAndTheFileIsAsLongAsItSays() throws IOException {
        Path file = written(Precision.F32);
        byte[] bytes = Files.readAllBytes(file);
        assertThat(bytes).hasSize(4096 + 2 * 512 * 4);
        String header = new String(bytes, 0, 4096, StandardCharsets.UTF_8).replace("\0", "");
        assertThat(header.lines().map(l -> l.replaceFirst(": .*", "")))
                .containsExactly(
                        "alea table 1",
                        "game",
                        "objective",
                        "unit",
                        "space",
                        "states",
                        "values",
                        "scale",
                        "rounding",
                        "arrays",
                        "sweeps",
                        "gap",
                        "complete",
                        "crc32c");
        assertThat(header)
                .contains(
                        "game: doom:size=2x2,dice=2,turns=none\n",
                        "objective: zero-sum\n",
                        "states: 512\n",
                        "values: f32\n",
                        "rounding: outward\n",
                        "arrays: lower upper\n");
        assertThat(folder.toFile().list()).containsExactly("a.table");
    }

    private void refuses(Path file, String message) {
        assertThatThrownBy(() -> {
                    TableFile table = TableFile.open(file);
                    Game game = Plan.endless(Reference.game(GAME));
                    table.solution(Plan.of(game, table.objective()).space());
                    table.verify();
                })
                .isInstanceOf(BadInput.class)
                .hasMessage(message.replace("FILE", file.toString()));
    }

    private static void patch(Path file, long at, String text) throws IOException {
        try (var open = new RandomAccessFile(file.toFile(), "rw")) {
            open.seek(at);
            open.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void everyDefectIsOneClearLine() throws IOException {
        refuses(folder.resolve("none"), "there is no file FILE");
        Path text = Files.writeString(folder.resolve("text"), "nothing of the kind");
        refuses(text, "FILE is no alea table: it does not begin with 'alea table 1'");
        Path later = written(Precision.F64);
        patch(later, 0, "alea table 2");
        refuses(later, "FILE is 'alea table 2'; this version reads 'alea table 1'");
        Path shorter = written(Precision.F64);
        try (var open = new RandomAccessFile(shorter.toFile(), "rw")) {
            open.setLength(5000);
        }
        refuses(shorter, "FILE has 5,000 bytes; its header says 12,288: it was cut off, or is no whole table");
        Path damaged = written(Precision.F64);
        String checksum = TableFile.open(damaged).checksum();
        patch(damaged, 6000, "x");
        assertThatThrownBy(() -> TableFile.open(damaged).verify())
                .isInstanceOf(BadInput.class)
                .hasMessageMatching(
                        ".*a.table is damaged: the checksum of its values is [0-9a-f]{8}, and the header says "
                                + checksum);
        Path other = folder.resolve("other");
        TableFile.write(other, solved("doom:size=1x3,dice=2", Objective.ZERO_SUM), Precision.I16, false);
        refuses(other, "FILE is for game 'doom:size=1x3,dice=2,turns=none', not 'doom:size=2x2,dice=2,turns=none'");
        assertThat(TableFile.open(other).complete()).isFalse();
    }
}
