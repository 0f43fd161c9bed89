package alea.solve.race;

import java.util.function.IntToDoubleFunction;

/**
 * How many turns a seat still needs.
 *
 * @param mean in the mean, to four digits after the point
 * @param median with a chance of a half it needs no more
 * @param low with 5 %
 * @param high with 95 %
 */
public record TurnsLeft(double mean, int median, int low, int high) {
    private static final double FEW = 0.05;
    private static final double HALF = 0.5;
    private static final double MOST = 0.95;
    private static final double ALL = 1 - 1e-6;
    private static final double DIGITS = 1e4;

    /** Of a distribution: how likely no more than k turns are needed, which comes as good as to 1. */
    static TurnsLeft of(IntToDoubleFunction within) {
        double mean = 0;
        int[] quantiles = new int[3];
        double[] parts = {FEW, HALF, MOST};
        double p = 0;
        for (int k = 0; p < ALL; k++) {
            p = within.applyAsDouble(k);
            mean += 1 - p;
            for (int i = 0; i < parts.length; i++) {
                quantiles[i] = quantiles[i] == 0 && p >= parts[i] ? k : quantiles[i];
            }
        }
        return new TurnsLeft(Math.rint(mean * DIGITS) / DIGITS, quantiles[1], quantiles[0], quantiles[2]);
    }
}
