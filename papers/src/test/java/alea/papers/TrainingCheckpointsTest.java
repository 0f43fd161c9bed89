package alea.papers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.train.Checkpoints;
import alea.learn.train.Trainers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkpoints of the documents' players that were damaged, by chance or on purpose. */
class TrainingCheckpointsTest {
    @TempDir
    private Path folder;

    private static Map<String, Object> config(String learner) {
        return new TreeMap<>(
                switch (learner) {
                    case "actions" ->
                        Map.of(
                                "trainer",
                                "q",
                                "agent",
                                learner,
                                "games",
                                30,
                                "evaluate-every",
                                10,
                                "evaluate-games",
                                5,
                                "seed",
                                3);
                    case "iversen-text" ->
                        Map.of(
                                "trainer",
                                "q",
                                "agent",
                                learner,
                                "games",
                                6,
                                "evaluate-every",
                                2,
                                "evaluate-games",
                                2,
                                "seed",
                                3);
                    default ->
                        Map.of(
                                "trainer",
                                "evolution",
                                "genome",
                                learner,
                                "ea",
                                "s:Cellular-16-2 r:Blend-0.5 m:NStep",
                                "generations",
                                3,
                                "evaluate-games",
                                2,
                                "evaluate-every",
                                1,
                                "seed",
                                3);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"simple", "actions", "iversen-text"})
    void mutationsWithAFittingChecksumAreTakenOrRefusedInOneLine(String learner) throws IOException {
        Checkpoints.assertMutationsAreTakenOrRefused(config(learner), folder.resolve("checkpoint"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"actions", "iversen-text"})
    void everyTurnedBitIsRefused(String learner) throws IOException {
        Checkpoints.assertEveryTurnedBitIsRefused(config(learner), folder.resolve("checkpoint"));
    }

    @Test
    void whatDoesNotFitIntoMemoryIsRefusedBeforeItIsAllocated() {
        assertThatThrownBy(() -> Trainers.start(
                        new TreeMap<>(Map.of("trainer", "q", "games", 1_000_000_000, "evaluate-every", 1)),
                        Registry.installed(),
                        1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("points of its curves and needs about ");
    }
}
