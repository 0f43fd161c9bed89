package alea.stats;

import java.util.OptionalDouble;
import org.apache.commons.statistics.inference.BinomialTest;

/**
 * A rate among matches that are independent of each other, with its {@link Wilson Wilson score interval}. For matches
 * that share dice see {@link GroupedRate}.
 *
 * <p>Successes may be fractional, so that a draw can count half. A score in between varies less than a win or a loss of
 * the same mean, so that the interval, made for yes or no, is then wider than it need be, never narrower.
 *
 * @param successes how many matches succeeded, 0 to {@code matches}
 * @param matches how many there were, 0 or more
 */
public record Proportion(double successes, long matches) implements Rate {

    /**
     * Checks the counts.
     *
     * @throws IllegalArgumentException if a count is out of range
     */
    public Proportion {
        if (!(successes >= 0 && successes <= matches)) {
            throw new IllegalArgumentException(
                    "successes must lie between 0 and the number of matches, not " + successes + " of " + matches);
        }
    }

    /**
     * {@return the rate of points when a win is one and a draw a half}
     *
     * @throws IllegalArgumentException if a count is negative or there are more wins and draws than matches
     */
    public static Proportion ofPoints(long wins, long draws, long matches) {
        if (wins < 0 || draws < 0) {
            throw new IllegalArgumentException("negative count: " + wins + " wins, " + draws + " draws");
        }
        return new Proportion(wins + draws / 2.0, matches);
    }

    @Override
    public OptionalDouble rate() {
        return matches == 0 ? OptionalDouble.empty() : OptionalDouble.of(successes / matches);
    }

    /**
     * {@return how many standard errors the rate is above {@code p}, by the error that {@code p} itself implies: the
     * score test}
     *
     * @param p above 0 and below 1
     */
    public double errorsFrom(double p) {
        return (successes / matches - p) / Math.sqrt(p * (1 - p) / matches);
    }

    /**
     * {@return how likely a rate at least as unlikely is, where the true one is {@code p}: the exact binomial test, of
     * two sides} Wilson's interval says 4 wins of 4 are no chance at 5 %; exactly, equal players have such a result in
     * one of eight.
     *
     * @param p 0 to 1
     * @throws ArithmeticException if there are more matches than an int holds
     */
    public double exactP(double p) {
        return matches == 0
                ? 1
                : BinomialTest.withDefaults()
                        .test(Math.toIntExact(matches), (int) Math.round(successes), p)
                        .getPValue();
    }

    @Override
    public Interval interval() {
        return matches == 0 ? new Interval(0, 1) : Wilson.interval(successes / matches, (double) matches, Gauss.Z95);
    }
}
