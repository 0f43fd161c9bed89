package alea.stats;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Sums of what many matches have, in blocks, so that every number made from them has an error, whatever way it is made:
 * see {@link BlockEstimate}. Matches that share dice are of one block.
 */
public final class BlockSums {
    private final double[] all;
    /** By block: the sums of all others, added anew, since one taken away from all would leave rounding behind. */
    private final List<double[]> without;

    /**
     * Sums.
     *
     * @param blocks those of each block, all of the same length
     * @param length their length
     */
    public BlockSums(List<double[]> blocks, int length) {
        all = sum(blocks, -1, length);
        without = IntStream.range(0, blocks.size())
                .mapToObj(left -> sum(blocks, left, length))
                .toList();
    }

    private static double[] sum(List<double[]> blocks, int left, int length) {
        double[] sum = new double[length];
        for (int b = 0; b < blocks.size(); b++) {
            double[] block = blocks.get(b);
            for (int k = 0; k < length && b != left; k++) {
                sum[k] += block[k];
            }
        }
        return sum;
    }

    /** {@return one of the sums over all blocks} */
    public double get(int index) {
        return all[index];
    }

    /**
     * {@return a number made from sums}
     *
     * @param number how it is made; NaN where the sums do not say it
     */
    public BlockEstimate estimate(ToDoubleFunction<double[]> number) {
        return new BlockEstimate(
                number.applyAsDouble(all), without.stream().mapToDouble(number).toArray());
    }
}
