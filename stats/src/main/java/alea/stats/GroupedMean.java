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
 * <p>Sums are exact, so that nothing depends on the order in which groups were added or means merged. Not thread-safe.
 */
public final class GroupedMean {
    private final double least;
    private final double greatest;
    private final Clusters clusters = new Clusters();
    private long largest;
    private final ExactSum sum = new ExactSum();
    private final ExactSum squaredSums = new ExactSum();
    private final ExactSum sumsByMatches = new ExactSum();

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
        int n = values.length;
        clusters.add(n);
        largest = Math.max(largest, n);
        sum.add(total);
        squaredSums.add(total * total);
        sumsByMatches.add(total * n);
    }

    /** Adds all groups of another mean of such values, which stays as it is. */
    public void merge(GroupedMean other) {
        clusters.merge(other.clusters);
        largest = Math.max(largest, other.largest);
        sum.merge(other.sum);
        squaredSums.merge(other.squaredSums);
        sumsByMatches.merge(other.sumsByMatches);
    }

    /** Writes what was added. */
    public void save(StateWriter to) {
        clusters.save(to);
        to.count(largest);
        sum.save(to);
        squaredSums.save(to);
        sumsByMatches.save(to);
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    public void load(StateReader from) {
        clusters.load(from);
        largest = from.count();
        sum.load(from);
        squaredSums.load(from);
        sumsByMatches.load(from);
    }

    /** {@return the mean of all matches, or nothing when there was none} */
    public OptionalDouble mean() {
        return clusters.groups() == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum.value() / clusters.matches());
    }

    /**
     * {@return the 95 % interval of the true mean, within the least and the greatest; nothing with fewer than two
     * groups}
     */
    public Optional<Interval> interval() {
        return interval(least, greatest, clusters, largest, sum.value(), squaredSums.value(), sumsByMatches.value());
    }

    /** The interval for sums over groups: of values, of the squares of that, of it times the number of matches. */
    static Optional<Interval> interval(
            double least,
            double greatest,
            Clusters clusters,
            long largest,
            double sum,
            double squares,
            double byMatches) {
        long groups = clusters.groups();
        double matches = clusters.matches();
        if (groups < 2) {
            return Optional.empty();
        }
        double mean = sum / matches;
        double variance = clusters.variance(mean, squares, byMatches);
        if (variance * matches * matches <= 1e-12 * squares) { // what rounding leaves of groups that do not differ
            double share = Math.min(1, Confidence.unseen(groups) * largest * groups / matches);
            return Optional.of(new Interval(mean - share * (mean - least), mean + share * (greatest - mean)));
        }
        double half = Confidence.t(groups - 1.0) * Math.sqrt(variance);
        return Optional.of(new Interval(Math.max(least, mean - half), Math.min(greatest, mean + half)));
    }
}
