package alea.bench;

import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Etiquette;
import org.junit.jupiter.api.Test;

/** Benchmarks measure with matches like any others: strategies are treated as they may rely on. */
class EtiquetteTest {
    @Test
    void everyMatchBeginsAndEndsOnceForEverySeat() throws Exception {
        Etiquette.during(() -> {
            try (var matches = new BenchMatches("ludo-simple:seats=4", Etiquette.NAME, "random")) {
                for (int index = 0; index < 20; index++) {
                    matches.play(index);
                }
            }
        });
        assertThat(Etiquette.begun()).isEqualTo(40);
    }
}
