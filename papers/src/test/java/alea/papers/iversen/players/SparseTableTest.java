package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SparseTableTest {
    @Test
    void theTableHoldsWhatADenseOneWouldHold() {
        var table = new SparseTable(5);
        var dice = new Dice(1, 1);
        Map<Integer, Double> written = new HashMap<>();
        for (int i = 0; i < 200_000; i++) {
            int state = dice.below(20_000) * 839 & 0xffffff;
            int place = dice.below(SparseTable.VALUES);
            int key = state * 31 + place;
            assertThat(table.get(state, place)).isEqualTo(written.getOrDefault(key, table.first(state, place)));
            if (dice.below(3) == 0) {
                double value = dice.unit();
                table.put(state, place, value);
                written.put(key, value);
            }
            if (i % 1000 == 0) {
                double mean = IntStream.range(0, SparseTable.VALUES)
                        .mapToDouble(p -> table.get(state, p))
                        .average()
                        .orElseThrow();
                assertThat(table.mean(state)).isCloseTo(mean, within(1e-12));
            }
        }
        assertThat(table.size()).isBetween(15_000, 20_000);
    }

    @Test
    void valuesAtFirstAreUniformBelowAThousandth() {
        var table = new SparseTable(5);
        double[] first = IntStream.range(0, 24_000)
                .mapToDouble(i -> table.first(i / 24, i % 24))
                .toArray();
        assertThat(java.util.Arrays.stream(first).min().orElseThrow()).isBetween(0.0, 1e-6);
        assertThat(java.util.Arrays.stream(first).max().orElseThrow()).isBetween(0.999e-3, 1e-3);
        assertThat(IntStream.range(0, first.length)
                        .mapToDouble(i -> first[i])
                        .average()
                        .orElseThrow())
                .isCloseTo(5e-4, within(1e-5));
        assertThat(java.util.Arrays.stream(first).distinct().count()).isEqualTo(first.length);
    }
}
