package alea.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Counters of many matches in groups, so that numbers made from them have an error although what is counted within a
 * match is not independent: by leaving out one group after the other (M. H. Quenouille, "Notes on bias in estimation",
 * Biometrika 43, 1956; J. W. Tukey, 1958).
 *
 * @param groups the counters of every group, at least two groups of the same length
 */
public record Jackknife(long[][] groups) {

    /** {@return the counters over all groups} */
    public long[] all() {
        return without(-1);
    }

    /**
     * {@return a number made from counters}
     *
     * @param number how it is made
     * @param count how many matches are behind it
     */
    public Mean mean(ToDoubleFunction<long[]> number, long count) {
        double[] left = IntStream.range(0, groups.length)
                .mapToDouble(g -> number.applyAsDouble(without(g)))
                .toArray();
        double mean = Arrays.stream(left).average().orElse(0);
        double squares = Arrays.stream(left).map(v -> (v - mean) * (v - mean)).sum();
        return Mean.ofVariance(number.applyAsDouble(all()), squares * (left.length - 1) / left.length, count);
    }

    private long[] without(int left) {
        long[] sum = new long[groups[0].length];
        for (int g = 0; g < groups.length; g++) {
            for (int k = 0; k < sum.length && g != left; k++) {
                sum[k] += groups[g][k];
            }
        }
        return sum;
    }
}
