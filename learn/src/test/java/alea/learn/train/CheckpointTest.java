package alea.learn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkpoints that were damaged, by chance or on purpose: with a checksum that fits. */
class CheckpointTest {
    private static final long SEED = 23;

    @TempDir
    private Path folder;

    private static Map<String, Object> config(String trainer) {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", trainer.split("/")[0], "seed", 3));
        config.putAll(
                switch (trainer) {
                    case "evolution" ->
                        Map.of(
                                "ea",
                                "s:Cellular-16-2 r:Blend-0.5 m:NStep",
                                "generations",
                                3,
                                "evaluate-games",
                                2,
                                "evaluate-every",
                                1);
                    case "td" ->
                        Map.of("game", "doom:2x2", "hidden", 2, "games", 64, "test-every", 32, "test-games", 10);
                    case "q/actions" ->
                        Map.of("agent", "actions", "games", 30, "evaluate-every", 10, "evaluate-games", 5);
                    default -> Map.of("agent", "iversen-text", "games", 6, "evaluate-every", 2, "evaluate-games", 2);
                });
        return config;
    }

    /** A checkpoint after the first step, which is taken up without complaint. */
    private byte[] written(Map<String, Object> config, Path file) throws IOException {
        Training training = Trainers.start(config, 1);
        training.step();
        Checkpoint.write(file, ModelHeader.text(config), training.points(), training);
        Training resumed = Trainers.start(config, 1);
        Checkpoint.resume(file, ModelHeader.text(config), resumed);
        assertThat(resumed.done()).isEqualTo(1);
        return Files.readAllBytes(file);
    }

    private static void assertTakenOrRefusedInOneLine(
            Path file, byte[] bytes, Map<String, Object> config, String damage) throws IOException {
        Files.write(file, bytes);
        Training training = Trainers.start(config, 1);
        try {
            Checkpoint.resume(file, ModelHeader.text(config), training);
        } catch (BadInput e) {
            assertThat(e.getMessage())
                    .as(damage)
                    .startsWith(file.toString())
                    .doesNotContain("java.", "Exception", "class ", "null", "Index", "capacity", "\n");
            return;
        }
        assertThat(training.done()).as(damage).isBetween(0L, training.steps());
    }

    private static byte[] summed(byte[] bytes) {
        var crc = new CRC32C();
        crc.update(bytes, 0, bytes.length - Integer.BYTES);
        ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) crc.getValue());
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolution", "td", "q/actions", "q/iversen"})
    void mutationsWithAFittingChecksumAreTakenOrRefusedInOneLine(String trainer) throws IOException {
        Map<String, Object> config = config(trainer);
        Path file = folder.resolve("checkpoint");
        byte[] good = written(config, file);
        var random = new SplittableRandom(SEED);
        int head = 27 + 4 + ModelHeader.text(config).length();
        for (int i = 0; i < 500; i++) {
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
            String damage = String.format(Locale.ROOT, "%s, seed %d, mutation %d at %d", trainer, SEED, i, at);
            assertTakenOrRefusedInOneLine(file, summed(bad), config, damage);
        }
        assertTakenOrRefusedInOneLine(file, summed(Arrays.copyOf(good, good.length + 8)), config, "longer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolution", "td", "q/actions", "q/iversen"})
    void everyTurnedBitIsRefused(String trainer) throws IOException {
        Map<String, Object> config = config(trainer);
        Path file = folder.resolve("checkpoint");
        byte[] good = written(config, file);
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < 200; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, bad);
            Training training = Trainers.start(config, 1);
            assertThatThrownBy(() -> Checkpoint.resume(file, ModelHeader.text(config), training))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " is no whole checkpoint of a training");
        }
    }

    @Test
    void aLengthBelowZeroIsRefused() throws IOException {
        Map<String, Object> config = config("q/actions");
        Path file = folder.resolve("checkpoint");
        byte[] bytes = written(config, file);
        ByteBuffer.wrap(bytes).putInt(27, -1);
        Files.write(file, summed(bytes));
        assertThatThrownBy(() -> Checkpoint.resume(file, "x", Trainers.start(config, 1)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        file
                                + " is no checkpoint of this training, or of another version of Alea: bytes of the configuration: -1 is not 0..");
    }

    @Test
    void aLargeFileThatIsNoneIsNotRead() throws IOException {
        Path file = folder.resolve("checkpoint");
        try (var sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(6L << 30);
        }
        assertThatThrownBy(() -> Checkpoint.resume(file, "x", Trainers.start(config("q/actions"), 1)))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is no whole checkpoint of a training");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-tuples|4096", "ludo-tuples|800"})
    void whatDoesNotFitIntoMemoryIsRefusedBeforeItIsAllocated(String size) {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", "td", "game", "ludo-simple:pawns=2"));
        config.put("features", size.split("\\|")[0]);
        config.put("hidden", Integer.valueOf(size.split("\\|")[1]));
        assertThatThrownBy(() -> Trainers.start(config, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching(".*ludo-tuples with \\d+ hidden neurons has [\\d,]+ weights"
                        + "(; at most 250,000,000 are trained| and needs about .* of memory; the JVM has .*)");
        assertThatThrownBy(() -> Trainers.start(
                        new TreeMap<>(Map.of("trainer", "q", "games", 1_000_000_000, "evaluate-every", 1)), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("points of its curves and needs about ");
        assertThatThrownBy(() -> Trainers.start(
                        new TreeMap<>(Map.of(
                                "trainer", "evolution", "generations", 100_000_000, "history", true, "genome", "stf")),
                        1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("points of its curves and needs about ");
    }

    @Test
    void bothNamesOfThoseMeasuredAgainstRecordTheSame() {
        assertThat(Config.recorded(new TreeMap<>(Map.of("measure-against", List.of("random")))))
                .isEqualTo(Map.of("opponents", List.of("random")));
        Training old =
                Trainers.start(new TreeMap<>(Map.of("trainer", "td", "game", "doom:2x2", "opponents", "random")), 1);
        assertThat(old.warnings())
                .containsExactly(
                        "opponents is called measure-against now: it changes what is measured, not what is learned");
        Training today = Trainers.start(
                new TreeMap<>(Map.of("trainer", "td", "game", "doom:2x2", "measure-against", "random")), 1);
        assertThat(today.warnings()).isEmpty();
    }

    @Test
    void anEvolutionWithoutMutationWarns() {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", "evolution", "generations", 1));
        assertThat(Trainers.start(config, 1).warnings())
                .singleElement()
                .asString()
                .startsWith("there is neither mutation nor recombination: children are copies");
        config.put("recombination", "blend");
        assertThat(Trainers.start(config, 1).warnings())
                .singleElement()
                .asString()
                .startsWith("there is no mutation");
        config.put("mutation", "normal");
        assertThat(Trainers.start(config, 1).warnings()).isEmpty();
    }
}
