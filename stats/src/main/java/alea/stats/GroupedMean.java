package alea.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The mean of values that matches have, such as payoffs, and come in groups: the matches of a group share their dice,
 * those of different groups share nothing. Independent matches are groups of one.
 *
 * <p>The mean is a ratio, the sum of values by the number of matches, with the variance of the ratio estimator of
 * cluster sampling (Cochran, Sampling Techniques, 3rd ed. 1977, ch. 6) and the quantile of Student's t. Where no two
 * groups differ, the interval is what so many alike leave possible, as in {@link GroupedRate}.
 *
 * <p>Sums are in double precision: exact for whole numbers. Not thread-safe.
 */
public final class GroupedMean {
    private final double least;
    private final double greatest;
    private final Clusters clusters = new Clusters();
    private double largest;
    private double sum;
    private double squaredSums;
    private double sumsByMatches;

    /**
     * A mean of nothing yet.
     *
     * @param least no value is less
     * @param greatest no value is more
     * @throws IllegalArgumentException if they are the wrong way round
     */
    public GroupedMean(double least, double greatest) {
        if (!(least <= greatest)) {
            throw new IllegalArgumentException("values cannot lie between " + least + " and " + greatest);
        }
        this.least = least;
        this.greatest = greatest;
    }

    /**
     * Adds one group; one without any value is none.
     *
     * @throws IllegalArgumentException if a value is less than the least or more than the greatest
     */
    public void add(double... values) {
        if (values.length == 0) {
            return;
        }
        double total = 0;
        for (double value : values) {
            if (!(least <= value && value <= greatest)) {
                throw new IllegalArgumentException(value + " does not lie between " + least + " and " + greatest);
            }
            total += value;
        }
        double n = values.length;
        clusters.add(n);
        largest = Math.max(largest, n);
        sum += total;
        squaredSums += total * total;
        sumsByMatches += total * n;
    }

    /** {@return the mean of all matches, or nothing when there was none} */
    public OptionalDouble mean() {
        return clusters.groups() == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / clusters.matches());
    }

    /**
     * {@return the 95 % interval of the true mean, within the least and the greatest; nothing with fewer than two
     * groups}
     */
    public Optional<Interval> interval() {
        long groups = clusters.groups();
        double matches = clusters.matches();
        if (groups < 2) {
            return Optional.empty();
        }
        double mean = sum / matches;
        double variance = clusters.variance(mean, squaredSums, sumsByMatches);
        if (variance * matches * matches <= 1e-12 * squaredSums) { // what rounding leaves of groups that do not differ
            double share = Math.min(1, Confidence.unseen(groups) * largest * groups / matches);
            return Optional.of(new Interval(mean - share * (mean - least), mean + share * (greatest - mean)));
        }
        double half = Confidence.t(groups - 1.0) * Math.sqrt(variance);
        return Optional.of(new Interval(Math.max(least, mean - half), Math.min(greatest, mean + half)));
    }
}
