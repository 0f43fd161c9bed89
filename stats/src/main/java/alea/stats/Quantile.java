package alea.stats;

import java.util.Optional;

/**
 * The interval of a quantile, from intervals of the shares up to each length: all lengths that the quantile can have
 * when the shares lie in theirs. Lengths are whole, so it holds the quantile somewhat more often than the shares are
 * held. Lengths are told in rising order.
 */
final class Quantile {

    private static final int UNKNOWN = -2;

    private final double share;
    private int low = UNKNOWN;
    private int high = UNKNOWN;

    /** @param percent the share of all matches that do not exceed the quantile, 1 to 99 */
    Quantile(int percent) {
        if (percent <= 0 || percent >= 100) {
            throw new IllegalArgumentException("a percentile lies between 1 and 99, not at " + percent);
        }
        share = percent / 100.0;
    }

    /** The share of matches up to a length lies in an interval; -1 stands for the lengths shorter than all seen. */
    void upTo(int length, Interval interval) {
        if (low == UNKNOWN && interval.high() >= share) {
            low = length;
        }
        if (high == UNKNOWN && interval.low() >= share) {
            high = length;
        }
    }

    /** {@return whether longer lengths need not be told any more} */
    boolean isBounded() {
        return high != UNKNOWN;
    }

    /** {@return the interval, or nothing when shares are too uncertain to bound it on both sides} */
    Optional<Interval> interval() {
        return low >= 0 && high >= 0 ? Optional.of(new Interval(low, high)) : Optional.empty();
    }
}
