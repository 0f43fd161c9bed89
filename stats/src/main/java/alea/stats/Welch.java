package alea.stats;

import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Whether a mean is above another by more than a margin, by the t test that lets both samples spread as they do
 * (B. L. Welch, "The generalization of 'Student's' problem when several different population variances are involved",
 * Biometrika 34, 1947).
 *
 * @param difference how far the first mean is above the second and the margin
 * @param variance of an observation, the sum of both samples
 * @param p the probability of this difference or a larger one, if the first mean were not above
 */
public record Welch(double difference, double variance, double p) {
    private static final TTest TEST =
            TTest.withDefaults().with(AlternativeHypothesis.GREATER_THAN).with(DataDispersion.HETEROSCEDASTIC);

    /** {@return the test of these samples; where neither spreads, their difference is certain} */
    public static Welch above(Sample first, Sample second, double margin) {
        double difference = first.mean() - second.mean() - margin;
        double variance = first.variance() + second.variance();
        if (variance == 0) {
            return new Welch(difference, 0, difference > 0 ? 0 : 1);
        }
        double p = TEST.withMu(margin)
                .test(first.mean(), first.variance(), first.size(), second.mean(), second.variance(), second.size())
                .getPValue();
        return new Welch(difference, variance, p);
    }
}
