package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import alea.solve.Space;
import alea.solve.StateRanks;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockCutTest {
    private static final String LUDO = "ludo-classic:pawns=3,turnoff=30,lane=1";

    private static int[] wave(BlockCut cut, int number) {
        return cut.wave(number).toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 1000})
    void blocksOfAWaveAreOfOneLevelOrAloneWhereAnOrderIsKnown(int size) {
        BlockCut cut = new BlockPlan(LUDO, 4, size, 1).cut();
        long[] levels = cut.plain().ranks().map(StateRanks::levels).orElseThrow();
        assertThat(cut.blocks()).isGreaterThan(cut.waves());
        for (int block = 0; block < cut.blocks(); block++) {
            assertThat(cut.begin(block + 1) - cut.begin(block)).isBetween(1L, (long) size);
            assertThat(cut.block(cut.begin(block))).isEqualTo(block);
            assertThat(cut.block(cut.begin(block + 1) - 1)).isEqualTo(block);
        }
        for (int w = 0; w < cut.waves(); w++) {
            int[] wave = wave(cut, w);
            if (wave.length > 1) {
                int first = wave[0];
                int level = Arrays.binarySearch(levels, cut.begin(first));
                assertThat(level).isNotNegative();
                assertThat(cut.begin(wave[wave.length - 1] + 1)).isEqualTo(levels[level + 1]);
                assertThat(IntStream.of(wave).filter(block -> (cut.begin(block) - cut.begin(first)) % 2 != 0))
                        .isEmpty();
            }
        }
    }

    @Test
    void aWaveHasAsManyBlocksAsAreAskedForAndNoneIsLeftOut() {
        BlockCut cut = new BlockPlan(LUDO, 4, 1000, 5).cut();
        Space space = cut.space();
        assertThat(IntStream.range(0, cut.waves()).flatMap(cut::wave))
                .containsExactlyElementsOf(
                        IntStream.range(0, cut.blocks()).boxed().toList());
        for (int w = 0; w < cut.waves() - 1; w++) {
            int[] wave = wave(cut, w);
            int next = wave[wave.length - 1] + 1;
            boolean rises = space.progress(cut.begin(next)) > space.progress(cut.begin(next) - 1);
            assertThat(wave.length >= 5 || rises).isTrue();
        }
    }

    @Test
    void whereNoOrderIsKnownBlocksFollowEachOtherByNumber() {
        BlockCut cut = new BlockPlan("doom:2x2,dice=3", 0, 1000, 2).cut();
        assertThat(LongStream.of(0, 1, 2, 3).map(block -> cut.begin((int) block)))
                .containsExactly(0L, 1000L, 2000L, 2592L);
        assertThat(wave(cut, 0)).containsExactly(0, 1);
        assertThat(wave(cut, 1)).containsExactly(2);
        assertThat(cut.rank(1234)).isEqualTo(1234);
    }
}
