package alea.stats;

import java.util.Arrays;
import java.util.Optional;

/**
 * How long matches last that share dice in groups: the intervals that {@link Lengths} has for independent matches, by
 * the variance between groups. The same dice make long matches in every seating, so that the matches of a group say
 * less than as many independent ones.
 *
 * <p>The mean is a ratio, turns by matches, with the variance of {@link Spread}. A quantile is found by its definition
 * (R. S. Woodruff, "Confidence intervals for medians and other position measures", JASA 47, 1952): the share of matches
 * up to a length is such a ratio, too, and has an interval at every length. How many matches of a group are within a
 * length, squared, is how many pairs of its matches have their longer one within it; so that counting the longer of
 * every pair keeps all that is needed, in 24 bytes for each turn of the longest match.
 *
 * <p>Sums are of whole numbers and exact. Not thread-safe.
 */
public final class GroupedLengths {

    /** By length: matches. */
    private long[] counts = new long[256];
    /** By length: the sum over its matches of the size of their groups. */
    private long[] sizes = new long[256];
    /**
     * By length: ordered pairs of matches of one group of which the longer has it; a match makes a pair with itself.
     */
    private long[] pairs = new long[256];

    private final Clusters clusters = new Clusters();
    private final ExactSum turns = new ExactSum();
    private final ExactSum turnsSquared = new ExactSum();
    private final ExactSum turnsByMatches = new ExactSum();

    /**
     * Adds one group.
     *
     * @param lengths the turns of its matches, each 0 or more; a group without any is none
     * @throws IllegalArgumentException if a length is negative
     */
    public void add(int... lengths) {
        int n = lengths.length;
        if (n == 0) {
            return;
        }
        int[] sorted = lengths.clone();
        Arrays.sort(sorted);
        if (sorted[0] < 0) {
            throw new IllegalArgumentException("a match can't last " + sorted[0] + " turns");
        }
        makeRoom(sorted[n - 1]);
        double sum = 0;
        for (int i = 0; i < n; i++) {
            counts[sorted[i]]++;
            sizes[sorted[i]] += n;
            pairs[sorted[i]] += 2L * i + 1;
            sum += sorted[i];
        }
        clusters.add(n);
        turns.add(sum);
        turnsSquared.add(sum * sum);
        turnsByMatches.add(sum * n);
    }

    /** Adds all groups of others, which stay as they are. */
    public void merge(GroupedLengths other) {
        makeRoom(other.counts.length - 1);
        for (int length = 0; length < other.counts.length; length++) {
            counts[length] += other.counts[length];
            sizes[length] += other.sizes[length];
            pairs[length] += other.pairs[length];
        }
        clusters.merge(other.clusters);
        turns.merge(other.turns);
        turnsSquared.merge(other.turnsSquared);
        turnsByMatches.merge(other.turnsByMatches);
    }

    /** Writes what was added. */
    public void save(StateWriter to) {
        to.counts(counts);
        to.counts(sizes);
        to.counts(pairs);
        clusters.save(to);
        turns.save(to);
        turnsSquared.save(to);
        turnsByMatches.save(to);
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    public void load(StateReader from) {
        counts = from.counts(counts.length);
        sizes = from.counts(counts.length);
        pairs = from.counts(counts.length);
        if (sizes.length > counts.length || pairs.length > counts.length) {
            throw new IllegalArgumentException("there are sizes of groups for lengths that no match had");
        }
        clusters.load(from);
        turns.load(from);
        turnsSquared.load(from);
        turnsByMatches.load(from);
    }

    private void makeRoom(int length) {
        if (length >= counts.length) {
            int size = (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(length + 1L, 2L * counts.length));
            counts = Arrays.copyOf(counts, size);
            sizes = Arrays.copyOf(sizes, size);
            pairs = Arrays.copyOf(pairs, size);
        }
    }

    /** {@return the 95 % interval of the true mean, or nothing with fewer than two groups} */
    public Optional<Interval> meanInterval() {
        if (clusters.groups() < 2) {
            return Optional.empty();
        }
        double mean = turns.value() / clusters.matches();
        double half = Confidence.t(clusters.groups() - 1.0)
                * Math.sqrt(clusters.variance(mean, turnsSquared.value(), turnsByMatches.value()));
        return Optional.of(new Interval(mean - half, mean + half));
    }

    /**
     * {@return the 95 % interval of the length that the given percentage of matches does not exceed, or nothing when
     * there are too few groups to bound it on both sides}
     *
     * @param percent above 0 and below 100
     */
    public Optional<Interval> percentileInterval(int percent) {
        var quantile = new Quantile(percent);
        if (clusters.groups() < 2) {
            return Optional.empty();
        }
        quantile.upTo(-1, share(0, 0, 0));
        double within = 0;
        double bySize = 0;
        double squared = 0;
        for (int length = 0; length < counts.length && !quantile.isBounded(); length++) {
            if (counts[length] > 0) {
                within += counts[length];
                bySize += sizes[length];
                squared += pairs[length];
                quantile.upTo(length, share(within / clusters.matches(), squared, bySize));
            }
        }
        return quantile.interval();
    }

    /** The interval of a share of all matches. */
    private Interval share(double share, double squared, double bySize) {
        double variance = clusters.variance(share, squared, bySize);
        // Rounding errors are far below this, and a variance that comes of a single group is far above.
        boolean known = variance * clusters.matches() * clusters.matches() > 1e-6;
        return known
                ? Wilson.interval(share, share * (1 - share) / variance, Confidence.t(clusters.groups() - 1.0))
                : Wilson.interval(share, (double) clusters.groups(), Gauss.Z95);
    }
}
