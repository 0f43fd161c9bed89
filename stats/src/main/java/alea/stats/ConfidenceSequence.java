package alea.stats;

/**
 * How far the mean of independent observations may be from the truth at any time: one may look after every
 * observation and stop when one likes, and the truth was outside at one of all looks with a probability of alpha at
 * most. An asymptotic confidence sequence (I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and A. Ramdas,
 * "Time-uniform central limit theory and asymptotic confidence sequences", 2021, theorem 2.2): it holds as well as the
 * normal approximation does at its first look.
 */
public final class ConfidenceSequence {
    private final double alpha;
    private final double rho2;

    /**
     * A sequence.
     *
     * @param alpha how likely it is ever wrong, above 0 and below 1
     * @param tightest the number of observations at which it is to be tightest
     */
    public ConfidenceSequence(double alpha, double tightest) {
        if (!(alpha > 0 && alpha < 1)) {
            throw new IllegalArgumentException("a chance of error lies between 0 and 1, not at " + alpha);
        }
        this.alpha = alpha;
        double narrow = -2 * StrictMath.log(alpha);
        rho2 = (narrow + StrictMath.log(narrow + 1)) / tightest; // their appendix B.1
    }

    /**
     * {@return half of the width after some observations}
     *
     * @param deviation their standard deviation
     * @param n how many there are, at least 1
     */
    public double half(double deviation, long n) {
        double spread = n * rho2 + 1;
        return deviation * Math.sqrt(2 * spread / ((double) n * n * rho2) * StrictMath.log(Math.sqrt(spread) / alpha));
    }
}
