package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

/** Pearson's test of counts against probabilities. */
public final class ChiSquare {
    private double statistic;
    private int freedom;

    /** The test of counts that should all be alike. */
    public static ChiSquare even(long[] counts) {
        double[] probabilities = new double[counts.length];
        java.util.Arrays.fill(probabilities, 1.0 / counts.length);
        return new ChiSquare().add(counts, probabilities);
    }

    /** Adds one more table; outcomes of probability 0 must have a count of 0. */
    public ChiSquare add(long[] counts, double[] probabilities) {
        long n = java.util.Arrays.stream(counts).sum();
        int cells = 0;
        for (int i = 0; i < counts.length; i++) {
            if (probabilities[i] == 0) {
                assertThat(counts[i]).as("counts of what cannot be").isZero();
                continue;
            }
            double expected = n * probabilities[i];
            statistic += (counts[i] - expected) * (counts[i] - expected) / expected;
            cells++;
        }
        freedom += cells - 1;
        return this;
    }

    /**
     * How many standard deviations the statistic lies above what is expected, by Wilson and Hilferty's cube root; far
     * below zero when the counts are too even to be random.
     */
    public double deviations() {
        double spread = 2.0 / (9.0 * freedom);
        return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
    }

    /** Fails when chance would do this less often than once in some ten thousand. */
    public void assertPlausible(String what) {
        assertThat(deviations())
                .as("%s: chi-square %.1f with %d degrees", what, statistic, freedom)
                .isBetween(-4.0, 4.0);
    }
}
