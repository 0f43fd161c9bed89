package alea.learn.train;

import alea.game.Registry;
import alea.match.Etiquette;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a training plays against, or is measured against, is treated as strategies may rely on. */
class EtiquetteTest {
    @TempDir
    private Path folder;

    static Stream<Arguments> trainings() {
        return Stream.of(
                Arguments.of(
                        "evolution",
                        Map.of(
                                "trainer",
                                "evolution",
                                "ea",
                                "s:Normal-8-4 r:Whole m:Normal-0.1",
                                "generations",
                                2,
                                "evaluate-every",
                                1,
                                "evaluate-games",
                                5,
                                "final-games",
                                10,
                                "fresh-games",
                                20,
                                "measure-against",
                                List.of(Etiquette.NAME, "random"))),
                Arguments.of(
                        "td",
                        Map.of(
                                "trainer",
                                "td",
                                "game",
                                "ludo-simple:pawns=2",
                                "games",
                                64,
                                "hidden",
                                0,
                                "test-every",
                                32,
                                "test-games",
                                100,
                                "final-games",
                                100,
                                "measure-against",
                                List.of(Etiquette.NAME))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("trainings")
    void everyMatchBeginsAndEndsOnceForEverySeat(String name, Map<String, Object> config) throws Exception {
        for (int threads : new int[] {1, 2}) {
            Etiquette.during(() -> {
                Training training = Trainers.start(config, Registry.installed(), threads);
                while (training.done() < training.steps()) {
                    training.step();
                }
                training.finish(folder);
            });
        }
    }
}
