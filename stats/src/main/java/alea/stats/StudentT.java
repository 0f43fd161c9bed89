package alea.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution. */
public final class StudentT {
    private StudentT() {}

    /**
     * {@return its quantile}
     *
     * @param share above 0 and below 1
     * @param degreesOfFreedom positive, need not be whole
     */
    public static double quantile(double share, double degreesOfFreedom) {
        return TDistribution.of(degreesOfFreedom).inverseCumulativeProbability(share);
    }
}
