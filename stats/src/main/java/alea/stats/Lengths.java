package alea.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How long matches last, in turns: a count for every length, so that every figure is that of all matches and not of a
 * sample, and none depends on the order of adding or merging. Takes 8 bytes for each turn of the longest match. Not
 * thread-safe: give each thread its own and merge them.
 */
public final class Lengths {

    private long[] counts = new long[256];
    private long matches;
    private long turns;

    /**
     * Adds one match.
     *
     * @param length its turns, 0 or more
     * @throws IllegalArgumentException if the length is negative
     */
    public void add(int length) {
        if (length < 0) {
            throw new IllegalArgumentException("a match can't last " + length + " turns");
        }
        add(length, 1);
    }

    /** Adds all matches of another distribution, which stays as it is. */
    public void merge(Lengths other) {
        long[] added = other.counts.clone();
        for (int length = 0; length < added.length; length++) {
            if (added[length] > 0) {
                add(length, added[length]);
            }
        }
    }

    /** Writes what was added. */
    public void save(StateWriter to) {
        to.counts(counts);
    }

    /**
     * Adds what was written.
     *
     * @throws IllegalArgumentException if that cannot be
     * @throws ArithmeticException if there is too much of it
     */
    public void load(StateReader from) {
        long[] added = from.counts(0);
        for (int length = 0; length < added.length; length++) {
            if (added[length] > 0) {
                add(length, added[length]);
            }
        }
    }

    private void add(int length, long count) {
        if (length >= counts.length) {
            counts = Arrays.copyOf(
                    counts, (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(length + 1L, 2L * counts.length)));
        }
        counts[length] += count;
        matches = Math.addExact(matches, count);
        turns = Math.addExact(turns, Math.multiplyExact(count, length));
    }

    /** {@return the number of matches} */
    public long matches() {
        return matches;
    }

    /** {@return the turns of all matches together} */
    public long turns() {
        return turns;
    }

    /** {@return the turns of the shortest match, or nothing when there was none} */
    public OptionalInt min() {
        return matches == 0 ? OptionalInt.empty() : OptionalInt.of(ranked(1));
    }

    /** {@return the turns of the longest match, or nothing when there was none} */
    public OptionalInt max() {
        return matches == 0 ? OptionalInt.empty() : OptionalInt.of(ranked(matches));
    }

    /** {@return the mean number of turns, or nothing when there was no match} */
    public OptionalDouble mean() {
        return matches == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) turns / matches);
    }

    /** {@return the unbiased variance in turns squared, or nothing with fewer than two matches} */
    public OptionalDouble variance() {
        if (matches < 2) {
            return OptionalDouble.empty();
        }
        double mean = (double) turns / matches;
        double squares = 0;
        for (int length = 0; length < counts.length; length++) {
            squares += counts[length] * (length - mean) * (length - mean);
        }
        return OptionalDouble.of(squares / (matches - 1));
    }

    /**
     * {@return the 95 % interval of the true mean, mean ± 1.96 sqrt(variance / matches); nothing with fewer than two
     * matches} Normal approximation for independent matches; good from some dozens on.
     */
    public Optional<Interval> meanInterval() {
        if (matches < 2) {
            return Optional.empty();
        }
        double mean = mean().orElseThrow();
        double half = Gauss.Z95 * Math.sqrt(variance().orElseThrow() / matches);
        return Optional.of(new Interval(mean - half, mean + half));
    }

    /** {@return the exact median, the 50th {@link #percentile}} */
    public OptionalDouble median() {
        return percentile(50);
    }

    /**
     * {@return the length that the given percentage of matches does not exceed, or nothing when there was no match}
     *
     * <p>Definition 2 of R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages" (1996): with the lengths
     * in order and h = matches * percent / 100, the ceil(h)-th; if h is whole, the mean of the h-th and the next. So
     * that the median of an even number is the mean of the middle two.
     *
     * @param percent above 0 and below 100
     * @throws IllegalArgumentException if it is not
     */
    public OptionalDouble percentile(int percent) {
        if (percent <= 0 || percent >= 100) {
            throw new IllegalArgumentException("a percentile lies between 1 and 99, not at " + percent);
        }
        if (matches == 0) {
            return OptionalDouble.empty();
        }
        long hundredfold = Math.multiplyExact(matches, percent);
        long below = hundredfold / 100;
        int next = ranked(below + 1);
        return OptionalDouble.of(hundredfold % 100 == 0 ? (ranked(below) + (double) next) / 2 : next);
    }

    /**
     * {@return the 95 % interval of the true {@link #percentile}, or nothing when there are too few matches to bound it
     * on both sides} For independent matches: where the Wilson interval of the share of matches up to a length says so.
     */
    public Optional<Interval> percentileInterval(int percent) {
        var quantile = new Quantile(percent);
        long within = 0;
        quantile.upTo(-1, new Proportion(0, matches).interval());
        for (int length = 0; length < counts.length && !quantile.isBounded(); length++) {
            if (counts[length] > 0) {
                within += counts[length];
                quantile.upTo(length, new Proportion(within, matches).interval());
            }
        }
        return quantile.interval();
    }

    /** The length that is at the given place, from 1, when all are in order. */
    private int ranked(long rank) {
        int length = 0;
        long reached = counts[0];
        while (reached < rank) {
            reached += counts[++length];
        }
        return length;
    }
}
