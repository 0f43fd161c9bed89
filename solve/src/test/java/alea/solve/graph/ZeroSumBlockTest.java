package alea.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Registry;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blocks of states beside the whole table. */
class ZeroSumBlockTest {
    private static final double CLOSE = 1e-4;

    private static Space space(String game) {
        var rules = Registry.installed().game(game);
        return SolvePlugin.of(rules).numbering(rules).orElseThrow().space();
    }

    @ParameterizedTest
    @CsvSource({"'doom:2x2,dice=3,turns=none',100", "'ludo-simple:pawns=1',777"})
    void blocksThatTellEachOtherTheirBoundsComeToTheBoundsOfTheWhole(String game, int size) {
        Space space = space(game);
        int states = (int) space.states();
        List<ZeroSumBlock> blocks = new ArrayList<>();
        for (int from = 0; from < states; from += size) {
            blocks.add(new ZeroSumBlock(space, from, Math.min(states, from + size)));
        }
        float[] lower = ZeroSumBlock.unknown(space, 0, states, 0);
        float[] upper = ZeroSumBlock.unknown(space, 0, states, 1);
        double gap = 2;
        for (int sweep = 0; sweep < 3000 && gap > CLOSE; sweep++) {
            gap = 0;
            float[] oldLower = lower.clone();
            float[] oldUpper = upper.clone();
            for (int b = 0; b < blocks.size(); b++) {
                long[] asked = blocks.get(b).outside();
                int from = b * size;
                int to = Math.min(states, from + size);
                float[] low = java.util.Arrays.copyOfRange(oldLower, from, to);
                float[] high = java.util.Arrays.copyOfRange(oldUpper, from, to);
                blocks.get(b).sweep(low, high, at(oldLower, asked), at(oldUpper, asked));
                gap = Math.max(gap, blocks.get(b).gap(low, high));
                System.arraycopy(low, 0, lower, from, low.length);
                System.arraycopy(high, 0, upper, from, high.length);
            }
        }
        assertThat(gap).isLessThanOrEqualTo(CLOSE);
        Bounds whole = ZeroSum.solve(Graph.of(space, List.of()), 1e-10);
        for (int n = 0; n < states; n++) {
            assertThat((double) lower[n]).as("state %d", n).isLessThanOrEqualTo(whole.upper()[n]);
            assertThat((double) upper[n]).as("state %d", n).isGreaterThanOrEqualTo(whole.lower()[n]);
        }
    }

    private static float[] at(float[] values, long[] numbers) {
        float[] at = new float[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            at[i] = values[(int) numbers[i]];
        }
        return at;
    }

    @Test
    void aBlockOfAllStatesAsksForNothing() {
        Space space = space("doom:2x2,dice=2,turns=none");
        var block = new ZeroSumBlock(space, 0, space.states());
        assertThat(block.outside()).isEmpty();
        float[] lower = ZeroSumBlock.unknown(space, 0, space.states(), 0);
        float[] upper = ZeroSumBlock.unknown(space, 0, space.states(), 1);
        double moved = 1;
        for (int i = 0; i < 1000 && moved > 0; i++) {
            moved = block.sweep(lower, upper, new float[0], new float[0]);
        }
        assertThat(block.gap(lower, upper)).isCloseTo(0, within(1e-5));
    }
}
