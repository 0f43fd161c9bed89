package alea.stats;

/**
 * A closed interval of real numbers. As a confidence interval it is two-sided at 95 % throughout this package.
 *
 * @param low the lower end, at most {@code high}; may be infinite, never NaN
 * @param high the upper end
 */
public record Interval(double low, double high) {

    /**
     * Checks the ends.
     *
     * @throws IllegalArgumentException if an end is NaN or the ends are the wrong way round
     */
    public Interval {
        if (!(low <= high)) {
            throw new IllegalArgumentException("an interval needs low <= high, not [" + low + ", " + high + "]");
        }
    }

    /** {@return whether {@code value} lies inside or on an end} NaN lies in no interval. */
    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
