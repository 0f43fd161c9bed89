package alea.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution, in standard errors: what sums of many observations deviate by. */
public final class Gauss {
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    /** Half of the width of a two-sided 95 % interval, 1.959964. */
    public static final double Z95 = exceededWith(Confidence.UPPER_TAIL);

    private Gauss() {}

    /** {@return the probability of more than {@code z}} */
    public static double above(double z) {
        return NORMAL.survivalProbability(z);
    }

    /** {@return the probability of a deviation of {@code z} or more, to either side} */
    public static double beyond(double z) {
        return Math.min(1, 2 * above(z));
    }

    /** {@return what is exceeded with a probability} */
    public static double exceededWith(double p) {
        return NORMAL.inverseSurvivalProbability(p);
    }

    /** {@return what is not exceeded with a probability} */
    public static double quantile(double p) {
        return NORMAL.inverseCumulativeProbability(p);
    }
}
