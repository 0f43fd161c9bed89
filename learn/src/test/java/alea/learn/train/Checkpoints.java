package alea.learn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;

/**
 * What must hold for the checkpoints of any training: whatever has become of them, they are taken up or refused in
 * one line.
 */
public final class Checkpoints {
    private static final long SEED = 23;

    private Checkpoints() {}

    /** A checkpoint after the first step, which is taken up without complaint. */
    static byte[] written(Map<String, Object> config, Path file) throws IOException {
        Training training = Trainers.start(config, Registry.installed(), 1);
        training.step();
        TrainingCheckpoint.write(file, ModelHeader.text(config), training.points(), training);
        Training resumed = Trainers.start(config, Registry.installed(), 1);
        TrainingCheckpoint.resume(file, ModelHeader.text(config), resumed);
        assertThat(resumed.done()).isEqualTo(1);
        return Files.readAllBytes(file);
    }

    private static void assertTakenOrRefusedInOneLine(
            Path file, byte[] bytes, Map<String, Object> config, String damage) throws IOException {
        Files.write(file, bytes);
        Training training = Trainers.start(config, Registry.installed(), 1);
        try {
            TrainingCheckpoint.resume(file, ModelHeader.text(config), training);
        } catch (BadInput e) {
            assertThat(e.getMessage())
                    .as(damage)
                    .startsWith(file.toString())
                    .doesNotContain("java.", "Exception", "class ", "null", "Index", "capacity", "\n");
            return;
        }
        assertThat(training.done()).as(damage).isBetween(0L, training.steps());
    }

    static byte[] summed(byte[] bytes) {
        var crc = new CRC32C();
        crc.update(bytes, 0, bytes.length - Integer.BYTES);
        ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) crc.getValue());
        return bytes;
    }

    /** Mutations whose checksum fits, as somebody would make them on purpose, are taken or refused in one line. */
    public static void assertMutationsAreTakenOrRefused(Map<String, Object> config, Path file) throws IOException {
        byte[] good = written(config, file);
        var random = new SplittableRandom(SEED);
        int head = 27 + 4 + ModelHeader.text(config).length();
        int mutations = Boolean.getBoolean("alea.long") ? 5_000 : 60;
        for (int i = 0; i < mutations; i++) {
            byte[] bad = good.clone();
            // A third of them where counts are, behind the configuration.
            int at = i % 3 == 0
                    ? Math.min(bad.length - 12, head + random.nextInt(64))
                    : 27 + random.nextInt(bad.length - 27 - 12);
            switch (random.nextInt(5)) {
                case 0 -> bad[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> ByteBuffer.wrap(bad).putInt(at, -1);
                case 2 -> ByteBuffer.wrap(bad).putLong(at, Long.MAX_VALUE);
                case 3 -> ByteBuffer.wrap(bad).putDouble(at, Double.NaN);
                default -> bad = Arrays.copyOf(bad, at + Integer.BYTES);
            }
            String damage = String.format(Locale.ROOT, "%s, seed %d, mutation %d at %d", config, SEED, i, at);
            assertTakenOrRefusedInOneLine(file, summed(bad), config, damage);
        }
        assertTakenOrRefusedInOneLine(file, summed(Arrays.copyOf(good, good.length + 8)), config, "longer");
    }

    /** A bit that was turned by chance is seen. */
    public static void assertEveryTurnedBitIsRefused(Map<String, Object> config, Path file) throws IOException {
        byte[] good = written(config, file);
        var random = new SplittableRandom(SEED);
        Training training = Trainers.start(config, Registry.installed(), 1); // refused before it changes
        for (int i = 0; i < 200; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, bad);
            assertThatThrownBy(() -> TrainingCheckpoint.resume(file, ModelHeader.text(config), training))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " is no whole checkpoint of a training");
        }
    }
}
