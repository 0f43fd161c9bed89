package alea.solve.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DriveTest {
    private static final double GAP = 1e-9;
    private static final double COARSE = 1e-4;

    @TempDir
    private Path folder;

    private static Drive drive(String game, String objective) {
        return drive(game, objective, GAP);
    }

    private static Drive drive(String game, String objective, double gap) {
        return new Drive(
                Plan.of(Reference.game(game), Objective.of(objective), gap)
                        .start(gap)
                        .solving(),
                gap);
    }

    private byte[] table(Drive drive) throws IOException {
        Path file = folder.resolve("table");
        TableFile.write(file, Solution.of(drive.solving()), Precision.F64, drive.close());
        return Files.readAllBytes(file);
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:size=2x2,dice=3', zero-sum",
        "'doom:size=2x2,dice=3', own-win",
        "'doom:size=1x3,dice=3,reinforce=2', zero-sum",
        "'doom:size=1x3,dice=2,seats=3', own-win",
        "'ludo-simple:pawns=1', own-win",
        "ludo-simple:pawns=1, zero-sum",
        "ludo-classic:pawns=1, zero-sum"
    })
    void aSolveThatIsStoppedAnywhereAndGoesOnEndsWithTheSameBytes(String game, String objective) throws IOException {
        goesOn(game, objective, GAP, 1, 2, 7, 30);
    }

    @ParameterizedTest
    @ValueSource(doubles = {GAP, COARSE})
    void aSolveOfDiceOfDoomGoesOnFromEveryStep(double gap) throws IOException {
        goesOn("doom:size=2x2,dice=6", "zero-sum", gap, 2, 13, 28, 34, 43, 52);
    }

    private void goesOn(String game, String objective, double gap, int... stops) throws IOException {
        Drive whole = drive(game, objective, gap).run();
        assertThat(whole.close()).isTrue();
        byte[] expected = table(whole);
        for (int stop : stops) {
            Drive first = drive(game, objective, gap);
            for (int step = 0; step < stop && !first.finished(); step++) {
                first.step();
            }
            Path checkpoint = folder.resolve("checkpoint");
            first.keep(checkpoint);
            Drive second = drive(game, objective, gap);
            second.resume(checkpoint);
            second.run();
            assertThat(second.solving().sweeps()).isEqualTo(whole.solving().sweeps());
            assertThat(table(second)).isEqualTo(expected);
        }
    }

    @Test
    void aCheckpointOfAnotherSolveIsRefused() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        Drive drive = drive("doom:size=2x2,dice=2", "zero-sum");
        drive.step();
        drive.keep(checkpoint);
        assertThatThrownBy(() -> drive("doom:size=2x2,dice=3", "zero-sum").resume(checkpoint))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(
                        "is for game 'doom:size=2x2,dice=2,turns=none', not 'doom:size=2x2,dice=3,turns=none'");
        assertThatThrownBy(() -> drive("doom:size=2x2,dice=2", "own-win").resume(checkpoint))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is for objective 'zero-sum', not 'own-win'");
        byte[] bytes = Files.readAllBytes(checkpoint);
        bytes[5000] ^= 1;
        Files.write(checkpoint, bytes);
        assertThatThrownBy(() -> drive("doom:size=2x2,dice=2", "zero-sum").resume(checkpoint))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is damaged");
        Files.write(checkpoint, java.util.Arrays.copyOf(bytes, 5000));
        assertThatThrownBy(() -> drive("doom:size=2x2,dice=2", "zero-sum").resume(checkpoint))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("it was cut off");
        assertThatThrownBy(() -> drive("doom:size=2x2,dice=2", "zero-sum").resume(folder.resolve("none")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no checkpoint");
    }

    /** A right checksum proves nothing: whoever shifts the content writes a new one. */
    @ParameterizedTest
    @CsvSource({
        "'doom:size=2x2,dice=3', zero-sum, 3",
        "'doom:size=2x2,dice=3', zero-sum, 40",
        "'doom:size=2x2,dice=3', own-win, 12",
        "'ludo-simple:pawns=1', zero-sum, 3",
        "'doom:size=1x3,dice=2,seats=3', own-win, 1",
        "'doom:size=1x3,dice=2,reinforce=player', zero-sum, 2"
    })
    void aCheckpointOfShiftedContentWithARightSumIsRefused(String game, String objective, int steps)
            throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        Drive drive = drive(game, objective);
        for (int step = 0; step < steps && !drive.finished(); step++) {
            drive.step();
        }
        drive.keep(checkpoint);
        byte[] whole = Files.readAllBytes(checkpoint);
        for (int by : new int[] {1, 4, 8, 64}) {
            byte[] shifted = whole.clone();
            System.arraycopy(whole, 4096, shifted, 4096 + by, whole.length - 4096 - by);
            Arrays.fill(shifted, 4096, 4096 + by, (byte) 0x3f);
            refused(game, objective, checkpoint, shifted);
            shifted = whole.clone();
            System.arraycopy(whole, 4096 + by, shifted, 4096, whole.length - 4096 - by);
            refused(game, objective, checkpoint, shifted);
        }
    }

    private void refused(String game, String objective, Path checkpoint, byte[] bytes) throws IOException {
        var sum = new CRC32C();
        sum.update(bytes, 4096, bytes.length - 4096);
        String header = new String(bytes, 0, 4096, StandardCharsets.ISO_8859_1)
                .replaceFirst("crc32c: [0-9a-f]{8}", String.format(Locale.ROOT, "crc32c: %08x", sum.getValue()));
        System.arraycopy(header.getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 0, 4096);
        Files.write(checkpoint, bytes);
        assertThatThrownBy(() -> drive(game, objective).resume(checkpoint))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is damaged: ");
    }

    @Test
    void whatDoesNotFitIsRefusedBeforeItBegins() {
        assertThatThrownBy(() -> Plan.of(Reference.game("ludo-simple"), Objective.ZERO_SUM)
                        .start(GAP))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "ludo-simple has 134,901,209,521 states and needs about 2223.2 GB of memory, more than the ")
                .hasMessageContaining("; endgames of at most ")
                .hasMessageContaining("--endgame ")
                .hasMessageEndingWith("(alea games NAME)");
        Plan three = Plan.of(Reference.game("ludo-simple:pawns=3"), Objective.ZERO_SUM);
        three.requireMachine(three.bytes());
        assertThatThrownBy(() -> three.requireMachine(three.bytes() - 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("more than the 11.3 GB of this machine");
        assertThatThrownBy(() -> Plan.of(Reference.game("doom"), Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("that cannot be solved");
        assertThatThrownBy(() -> Plan.of(Reference.game("ludo-simple:seats=4,pawns=1"), Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessage("ludo-simple:seats=4,pawns=1 has 4 seats; zero-sum is for two, own-win for any number");
    }

    @Test
    void aLimitOfTurnsIsLeftAside() {
        assertThat(Plan.endless(Reference.game("doom:turns=7,dice=3")).spec()).hasToString("doom:dice=3,turns=none");
        assertThat(Plan.endless(Reference.game("doom")).spec()).hasToString("doom:turns=none");
        assertThat(Plan.endless(Reference.game("ludo-simple")).spec()).hasToString("ludo-simple");
    }
}
