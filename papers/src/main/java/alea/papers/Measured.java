package alea.papers;

import alea.report.Bar;
import alea.stats.Interval;
import alea.stats.Mean;
import alea.stats.Proportion;
import org.jspecify.annotations.Nullable;

/**
 * What Alea found.
 *
 * @param value the number; null for text alone
 * @param low the lower end of the 95 % interval, or the certain lower bound of an exact value
 * @param high the upper end
 * @param count the matches behind it; 0 for exact values
 * @param deviation the standard deviation of a single observation, by which a published sample of the same thing
 *     varies; 0 where nothing varies
 * @param text what it is, where that is no number, or the number written more fittingly; else empty
 */
public record Measured(
        @Nullable Double value,
        @Nullable Double low,
        @Nullable Double high,
        long count,
        double deviation,
        String text) {

    /** A certain number that nothing random is compared with. */
    public static Measured exact(double value) {
        return new Measured(value, value, value, 0, 0, "");
    }

    /** A certain probability; a sample of it varies as yes and no do. */
    public static Measured exactRate(double value) {
        return new Measured(value, value, value, 0, Math.sqrt(Math.max(0, value * (1 - value))), "");
    }

    /** A probability between certain bounds. */
    public static Measured bounded(double low, double high) {
        double value = (low + high) / 2;
        return new Measured(value, low, high, 0, Math.sqrt(Math.max(0, value * (1 - value))), "");
    }

    /** A rate among independent matches, with Wilson's interval. */
    public static Measured rate(double successes, long count) {
        Interval interval = new Proportion(successes, count).interval();
        double p = successes / (double) count;
        // One success and one failure more, so that a rate of 0 does not look certain.
        double q = (successes + 1) / (count + 2.0);
        return new Measured(p, interval.low(), interval.high(), count, Math.sqrt(q * (1 - q)), "");
    }

    /** A mean of independent observations. */
    public static Measured mean(double mean, double deviation, long count) {
        return of(new Mean(mean, deviation, count));
    }

    /** A mean, or another number whose error is known. */
    public static Measured of(Mean mean) {
        double half = mean.half();
        return new Measured(mean.value(), mean.value() - half, mean.value() + half, mean.count(), mean.deviation(), "");
    }

    /** No number. */
    public static Measured text(String text) {
        return new Measured(null, null, null, 0, 0, text);
    }

    /** The same, written so. */
    public Measured as(String words) {
        return new Measured(value, low, high, count, deviation, words);
    }

    /** A number among matches as a mean of them. */
    public Mean mean() {
        return new Mean(number(), deviation, count);
    }

    /** The same as a bar of a plot, beside what was published, if anything was. */
    public Bar bar(String name, @Nullable Double published) {
        double length = number();
        return new Bar(name, length, low == null ? length : low, high == null ? length : high, published);
    }

    /** Whether the number is certain. */
    public boolean isExact() {
        return count == 0;
    }

    /** Whether this is a rate among matches, and no mean. */
    boolean isRate() {
        if (value == null || count == 0 || value < 0 || value > 1) {
            return false;
        }
        return Math.abs(deviation - rate(value * count, count).deviation()) < 1e-12;
    }

    /** Whether this is a certain probability, of which a published sample varies. */
    boolean isExactRate() {
        return value != null
                && count == 0
                && value >= 0
                && value <= 1
                && deviation > 0
                && Math.abs(deviation - exactRate(value).deviation()) < 1e-12;
    }

    /** The number, where there is one. */
    public double number() {
        if (value == null) {
            throw new IllegalStateException(text + " is no number");
        }
        return value;
    }

    /** The standard error. */
    double error() {
        return count == 0 ? 0 : deviation / Math.sqrt((double) count);
    }
}
