package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Position;
import alea.match.Etiquette;
import java.nio.file.Path;
import java.util.List;
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
}
