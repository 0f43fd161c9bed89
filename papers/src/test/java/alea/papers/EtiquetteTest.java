package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Position;
import alea.learn.Trained;
import alea.match.Etiquette;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The laboratory treats strategies as they may rely on. */
class EtiquetteTest {
    private record Matches() implements Lab.Watcher {
        @Override
        public void before(Position position, int option) {}

        @Override
        public void end(Position last, long[] counts) {
            counts[0]++;
        }
    }

    @Test
    void everyMatchBeginsAndEndsOnceForEverySeat(@TempDir Path folder) throws Exception {
        Etiquette.during(() -> {
            Lab lab = Samples.lab(1, 2, folder);
            assertThat(lab.watch("ludo-simple", List.of(Etiquette.NAME, Etiquette.NAME), 100, 1, Matches::new))
                    .containsExactly(100);
            assertThat(Etiquette.begun()).isEqualTo(200);
            lab.wins(lab.game("ludo-cs"), List.of(Etiquette.NAME, "random", "random", "random"), 0, 20);
            assertThat(Etiquette.begun()).isEqualTo(220);
            lab.arena("ludo-simple", 50, Etiquette.NAME, "random");
            assertThat(Etiquette.begun()).isEqualTo(270);
        });
    }

    @Test
    void whoALearnerPlaysAgainstIsTreatedSoToo(@TempDir Path folder) throws Exception {
        Map<String, Object> config = Map.of(
                "trainer",
                "q",
                "agent",
                "actions",
                "games",
                20,
                "evaluate-every",
                10,
                "evaluate-games",
                10,
                "fresh-games",
                20,
                "opponent",
                Etiquette.NAME);
        for (int threads : new int[] {1, 2}) {
            Etiquette.during(() -> Trained.whole(config, threads, folder));
        }
    }
}
