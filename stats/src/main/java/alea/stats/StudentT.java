package alea.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution, as {@link Gauss} is the normal one. */
public final class StudentT {
    private StudentT() {}

    /**
     * {@return what is exceeded with a probability}
     *
     * @param p above 0 and below 1
     * @param degreesOfFreedom positive, need not be whole
     */
    public static double exceededWith(double p, double degreesOfFreedom) {
        return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability(p);
    }
}
