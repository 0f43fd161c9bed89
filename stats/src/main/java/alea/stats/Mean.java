package alea.stats;

import java.util.Collection;

/**
 * A mean of many observations, or something else of which the error is known.
 *
 * @param value the mean
 * @param deviation the standard deviation of a single observation
 * @param count how many there are, at least 1
 */
public record Mean(double value, double deviation, long count) {

    /** {@return the mean of observations with this sum, and this sum of their squares} */
    public static Mean ofSums(double sum, double squares, long count) {
        double mean = sum / (double) count;
        return new Mean(mean, Math.sqrt(Math.max(0, squares / (double) count - mean * mean)), count);
    }

    /**
     * {@return a number whose error is known}
     *
     * @param variance of the number itself; the deviation is that of so many independent observations that would have
     *     it
     */
    public static Mean ofVariance(double value, double variance, long count) {
        return new Mean(value, Math.sqrt(variance * (double) count), count);
    }

    /** {@return the mean of means that are independent} */
    public static Mean average(Collection<Mean> means) {
        double sum = 0;
        double variance = 0;
        long count = 0;
        for (Mean mean : means) {
            sum += mean.value;
            variance += mean.variance();
            count += mean.count;
        }
        int n = means.size();
        return ofVariance(sum / n, variance / n / n, count);
    }

    /** {@return how far this is above another, which is independent of it} */
    public Mean minus(Mean other) {
        return ofVariance(value - other.value, variance() + other.variance(), count + other.count);
    }

    /** {@return the same in a unit that is so much larger} */
    public Mean dividedBy(double unit) {
        return new Mean(value / unit, deviation / unit, count);
    }

    /** {@return the variance of the mean} */
    private double variance() {
        return deviation * deviation / (double) count;
    }

    /** {@return the standard error} */
    public double error() {
        return deviation / Math.sqrt((double) count);
    }

    /** {@return half of the width of the 95 % interval, by the normal approximation} */
    public double half() {
        return Gauss.Z95 * deviation / Math.sqrt((double) count);
    }
}
