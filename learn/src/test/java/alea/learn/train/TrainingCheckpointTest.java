package alea.learn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkpoints that were damaged, by chance or on purpose: with a checksum that fits. */
class TrainingCheckpointTest {
    @TempDir
    private Path folder;

    private static Map<String, Object> config(String trainer) {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", trainer, "seed", 3));
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
                    default -> Map.of("game", "doom:2x2", "hidden", 2, "games", 64, "test-every", 32, "test-games", 10);
                });
        return config;
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolution", "td"})
    void mutationsWithAFittingChecksumAreTakenOrRefusedInOneLine(String trainer) throws IOException {
        Checkpoints.assertMutationsAreTakenOrRefused(config(trainer), folder.resolve("checkpoint"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolution", "td"})
    void everyTurnedBitIsRefused(String trainer) throws IOException {
        Checkpoints.assertEveryTurnedBitIsRefused(config(trainer), folder.resolve("checkpoint"));
    }

    @Test
    void aLengthBelowZeroIsRefused() throws IOException {
        Map<String, Object> config = config("evolution");
        Path file = folder.resolve("checkpoint");
        byte[] bytes = Checkpoints.written(config, file);
        ByteBuffer.wrap(bytes).putInt(27, -1);
        Files.write(file, Checkpoints.summed(bytes));
        assertThatThrownBy(() -> TrainingCheckpoint.resume(file, "x", Trainers.start(config, Registry.installed(), 1)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        file + " is no checkpoint of this training, or of another version of Alea: bytes of the "
                                + "configuration: -1 is not 0..");
    }

    @Test
    void aLargeFileThatIsNoneIsNotRead() throws IOException {
        Path file = folder.resolve("checkpoint");
        try (var sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(6L << 30);
        }
        assertThatThrownBy(() -> TrainingCheckpoint.resume(
                        file, "x", Trainers.start(config("evolution"), Registry.installed(), 1)))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is no whole checkpoint of a training");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-tuples|4096", "ludo-tuples|800"})
    void whatDoesNotFitIntoMemoryIsRefusedBeforeItIsAllocated(String size) {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", "td", "game", "ludo-simple:pawns=2"));
        config.put("features", size.split("\\|")[0]);
        config.put("hidden", Integer.valueOf(size.split("\\|")[1]));
        assertThatThrownBy(() -> Trainers.start(config, Registry.installed(), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching(".*ludo-tuples with \\d+ hidden neurons has [\\d,]+ weights"
                        + "(; at most 250,000,000 are trained| and needs about .* of memory; the JVM has .*)");
        assertThatThrownBy(() -> Trainers.start(
                        new TreeMap<>(Map.of("trainer", "evolution", "generations", 100_000_000, "history", true)),
                        Registry.installed(),
                        1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("points of its curves and needs about ");
    }

    @Test
    void bothNamesOfThoseMeasuredAgainstRecordTheSame() {
        assertThat(Config.recorded(new TreeMap<>(Map.of("measure-against", List.of("random")))))
                .isEqualTo(Map.of("opponents", List.of("random")));
        Training old = Trainers.start(
                new TreeMap<>(Map.of("trainer", "td", "game", "doom:2x2", "opponents", "random")),
                Registry.installed(),
                1);
        assertThat(old.warnings())
                .containsExactly(
                        "opponents is called measure-against now: it changes what is measured, not what is learned");
        Training today = Trainers.start(
                new TreeMap<>(Map.of("trainer", "td", "game", "doom:2x2", "measure-against", "random")),
                Registry.installed(),
                1);
        assertThat(today.warnings()).isEmpty();
    }

    @Test
    void anEvolutionWithoutMutationWarns() {
        Map<String, Object> config = new TreeMap<>(Map.of("trainer", "evolution", "generations", 1));
        assertThat(Trainers.start(config, Registry.installed(), 1).warnings())
                .singleElement()
                .asString()
                .startsWith("there is neither mutation nor recombination: children are copies");
        config.put("recombination", "blend");
        assertThat(Trainers.start(config, Registry.installed(), 1).warnings())
                .singleElement()
                .asString()
                .startsWith("there is no mutation");
        config.put("mutation", "normal");
        assertThat(Trainers.start(config, Registry.installed(), 1).warnings()).isEmpty();
    }
}
