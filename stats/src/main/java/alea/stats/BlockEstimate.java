package alea.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A number made from {@link BlockSums}, with what it would be without each block: the jackknife that leaves
 * out one block after the other (M. H. Quenouille, 1956; J. W. Tukey, 1958), with the quantile of Student's t for one
 * degree of freedom less than there are blocks. Matches of different blocks share nothing.
 *
 * <p>Numbers of the same blocks are combined block by block, so that what their matches share, such as dice, cancels in
 * a difference: each block is a pair.
 *
 * <p>Where no two blocks differ, the interval is what so many matches alike leave possible, as in {@link GroupedRate}.
 */
public final class BlockEstimate {
    /** Deviations below this part of the number are what rounding leaves. */
    private static final double ROUNDING = 1e-12;

    private final double value;
    private final double[] without;

    /**
     * A number.
     *
     * @param value the number
     * @param without what it would be without each block
     */
    BlockEstimate(double value, double[] without) {
        this.value = value;
        this.without = without;
    }

    /**
     * {@return the sum of numbers of the same blocks, each times its weight}
     *
     * @throws IllegalArgumentException if they are not of as many blocks, or not as many as weights
     */
    public static BlockEstimate combined(List<BlockEstimate> numbers, double... weights) {
        int blocks = numbers.getFirst().without.length;
        if (numbers.size() != weights.length || numbers.stream().anyMatch(n -> n.without.length != blocks)) {
            throw new IllegalArgumentException("numbers to combine are of the same blocks, and each has a weight");
        }
        double value = 0;
        double[] without = new double[blocks];
        for (int i = 0; i < weights.length; i++) {
            double weight = weights[i];
            double[] its = numbers.get(i).without;
            value += weight * numbers.get(i).value;
            Arrays.setAll(without, b -> without[b] + weight * its[b]);
        }
        return new BlockEstimate(value, without);
    }

    /** {@return the number; NaN where nothing says it} */
    public double value() {
        return value;
    }

    /** {@return whether the number is known and has an error: there are two blocks, and it needs no single one} */
    public boolean isKnown() {
        return Double.isFinite(value)
                && without.length >= 2
                && Arrays.stream(without).allMatch(Double::isFinite);
    }

    /** {@return the standard error, which is 0 where no two blocks differ} */
    public double error() {
        double mean = Arrays.stream(without).average().orElse(value);
        double squares =
                Arrays.stream(without).map(v -> (v - mean) * (v - mean)).sum();
        double error = Math.sqrt(squares * (without.length - 1) / without.length);
        return error <= ROUNDING * Math.max(1, Math.abs(value)) ? 0 : error;
    }

    private double half() {
        return Confidence.t(without.length - 1.0) * error();
    }

    /**
     * {@return the 95 % interval of a mean, within the least and the greatest; nothing where the error is not known}
     *
     * @param matches how many there are
     * @param least no match can have less; may be infinite: matches that are all alike then leave a deviation of the
     *     number itself possible, or of 1
     * @param greatest no match can have more; may be infinite
     */
    public Optional<Interval> interval(long matches, double least, double greatest) {
        if (!isKnown()) {
            return Optional.empty();
        }
        if (error() > 0) {
            double low = Math.max(least, value - half());
            double high = Math.min(greatest, value + half());
            return Optional.of(new Interval(Math.min(low, greatest), Math.max(high, least)));
        }
        double unseen = Confidence.unseen(matches);
        double most = Math.max(1, Math.abs(value));
        return Optional.of(new Interval(
                value - unseen * Math.min(most, Math.max(0, value - least)),
                value + unseen * Math.min(most, Math.max(0, greatest - value))));
    }

    /**
     * {@return the 95 % interval of a difference that may have either sign; nothing where the error is not known}
     *
     * @param matches how many there are that share nothing
     * @param scale how much a match is taken to differ at most, where no two blocks show how much it does
     */
    public Optional<Interval> differenceInterval(long matches, double scale) {
        if (!isKnown()) {
            return Optional.empty();
        }
        double half = error() > 0 ? half() : Confidence.unseen(matches) * scale;
        return Optional.of(new Interval(value - half, value + half));
    }

    /**
     * {@return the 95 % interval of a rate: Wilson's, for as many independent matches as would have its error; nothing
     * where that is not known}
     */
    public Optional<Interval> rateInterval(long matches) {
        double variance = value * (1 - value);
        return !isKnown() || error() == 0 || variance <= 0
                ? interval(matches, 0, 1)
                : Optional.of(
                        Wilson.interval(value, variance / (error() * error()), Confidence.t(without.length - 1.0)));
    }
}
