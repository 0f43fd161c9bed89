package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BlockLayersTest {
    private static List<List<Integer>> layers(int[]... leads) {
        return BlockLayers.of(leads).stream()
                .map((BitSet layer) -> layer.stream().boxed().toList())
                .toList();
    }

    @Test
    void whatLeadsRoundToEachOtherIsOneLayer() {
        assertThat(layers(new int[] {1}, new int[] {2}, new int[] {0})).containsExactly(List.of(0, 1, 2));
    }

    @Test
    void whatIsLedToComesFirstAndWhatDoesNotNeedEachOtherTogether() {
        // 4 and 5 lead nowhere, 1 and 2 to each other and to 4, 3 to 5, 0 to all
        int[][] leads = {{1, 3}, {2, 4}, {1}, {5}, {}, {}};
        assertThat(layers(leads)).containsExactly(List.of(4, 5), List.of(1, 2, 3), List.of(0));
    }

    @Test
    void aLongChainIsNoLimit() {
        int length = 20_000;
        int[][] leads = IntStream.range(0, length)
                .mapToObj(i -> i == 0 ? new int[0] : new int[] {i - 1})
                .toArray(int[][]::new);
        assertThat(BlockLayers.of(leads)).hasSize(length);
    }
}
