package alea.stats;

/** How long the longest row of successes among independent trials is (Feller, vol. I, XIII.7, by its recurrence). */
public final class LongestRun {
    private LongestRun() {}

    /**
     * {@return the probability that the longest row has at least that length}
     *
     * @param length at least 1
     * @param trials how many there are
     * @param success the probability of one success
     */
    public static double atLeast(int length, int trials, double success) {
        if (length > trials) {
            return 0;
        }
        double row = StrictMath.pow(success, length);
        double[] none = new double[trials + 1]; // no such row among so many trials
        for (int n = 0; n <= trials; n++) {
            none[n] = n < length ? 1 : n == length ? 1 - row : none[n - 1] - (1 - success) * row * none[n - length - 1];
        }
        return Math.clamp(1 - none[trials], 0, 1);
    }
}
