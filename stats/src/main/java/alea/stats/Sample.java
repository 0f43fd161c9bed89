package alea.stats;

import java.util.Arrays;

/**
 * What is known of the distribution of a few observations.
 *
 * @param mean their mean
 * @param variance that of a sample: the sum of squares by one less than there are
 * @param size how many there are, at least 2
 */
public record Sample(double mean, double variance, int size) {
    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException with fewer than two observations, which say nothing of how they vary
     */
    public Sample {
        if (size < 2) {
            throw new IllegalArgumentException("a sample needs at least two observations, not " + size);
        }
    }

    /** {@return the sample of these observations, at least two} */
    public static Sample of(double... x) {
        double mean = Arrays.stream(x).average().orElse(0);
        double squares = Arrays.stream(x).map(v -> (v - mean) * (v - mean)).sum();
        return new Sample(mean, squares / (x.length - 1), x.length);
    }

    /** {@return a number that does not vary, as a sample} */
    public static Sample constant(double value) {
        return new Sample(value, 0, 2);
    }

    /** {@return Student's 95 % interval of the mean: exact where observations are normal} */
    public Interval interval() {
        double half = Confidence.t(size - 1.0) * Math.sqrt(variance / size);
        return new Interval(mean - half, mean + half);
    }

    /** {@return the standard deviation} */
    public double deviation() {
        return Math.sqrt(variance);
    }
}
