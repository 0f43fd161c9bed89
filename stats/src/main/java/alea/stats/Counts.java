package alea.stats;

import java.util.function.LongPredicate;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.FisherExactTest;

/**
 * Exact tests of a rate of ours against a published one, for counts at which the normal approximation is wrong by
 * orders of magnitude. Fisher's test and not its mid-p: the latter rejects more often than it says, and verdicts are to
 * hold back.
 *
 * @param ours how often it happened to us
 * @param of among how many
 * @param low the least published number that its digits allow: a count, or where nothing was counted a rate
 * @param high the greatest
 * @param their the published sample's size; 0 where the published number is no sample
 */
public record Counts(long ours, long of, double low, double high, long their) {
    /** With a smaller count expected in any cell the normal approximation is not used. */
    public static final double ENOUGH = 10;

    /** Outcomes rarer than this are left aside where a probability of 80 % is looked for. */
    private static final double TAIL = 1e-7;

    /** Two samples, or ours and a constant, which is printed with a rounding. */
    public static Counts of(long ours, long of, double published, double rounding, long their) {
        double low = Math.clamp(published - rounding, 0, 1);
        double high = Math.clamp(published + rounding, 0, 1);
        if (their == 0) {
            return new Counts(ours, of, low, high, 0);
        }
        // The counts that are printed so; where there is none (the count is but assumed) the nearest one.
        double least = Math.ceil(low * their - 1e-6);
        double most = Math.floor(high * their + 1e-6);
        double nearest = Math.rint(Math.clamp(published, 0, 1) * their);
        return least <= most ? new Counts(ours, of, least, most, their) : new Counts(ours, of, nearest, nearest, their);
    }

    /** What is most favourable to agreement. */
    private double nearest(double rate) {
        return their == 0 ? Math.clamp(rate, low, high) : Math.clamp(Math.rint(rate * their), low, high);
    }

    /** The rate if nothing differs. */
    private double common() {
        double rate = (double) ours / (double) of;
        return their == 0 ? nearest(rate) : (ours + nearest(rate)) / (double) (of + their);
    }

    /** Whether less than {@link #ENOUGH} is expected in a cell. */
    public boolean few() {
        if (of + their > Integer.MAX_VALUE) {
            return false; // more than exact tests take
        }
        long smaller = their == 0 ? of : Math.min(of, their);
        double p = common();
        return smaller * Math.min(p, 1 - p) < ENOUGH;
    }

    /** The probability of something at least as unlikely, on both sides. */
    public double p() {
        return p(ours, nearest((double) ours / (double) of));
    }

    private double p(long k, double published) {
        return their == 0 ? twoSided(k, of, published) : fisher(k, of, (long) published, their);
    }

    /**
     * The probability with which a difference would have been rejected at a level, the less likely side of the two that
     * there are: both samples are drawn anew, theirs at the common rate and ours off it.
     */
    public double power(double difference, double level) {
        double p = common();
        double power = 1;
        for (double q : new double[] {p - difference, p + difference}) {
            if (q >= 0 && q <= 1) {
                power = Math.min(power, their == 0 ? found(p, p, q, level) : drawn(p, q, level));
            }
        }
        return power;
    }

    private double drawn(double p, double q, double level) {
        BinomialDistribution theirs = BinomialDistribution.of(Math.toIntExact(their), p);
        int from = theirs.inverseCumulativeProbability(TAIL);
        int to = theirs.inverseSurvivalProbability(TAIL);
        double rounding = (high - low) / 2;
        double power = 0;
        for (int k = from; k <= to; k++) {
            double near = q > p ? Math.min((double) their, k + rounding) : Math.max(0, k - rounding);
            power += theirs.probability(k) * found(Math.rint(near), (double) k / their, q, level);
        }
        return power;
    }

    /** How likely ours is so far off that it is rejected; the farther off, the surer. */
    private double found(double published, double rate, double q, double level) {
        BinomialDistribution mine = BinomialDistribution.of(Math.toIntExact(of), q);
        long middle = Math.round(rate * of);
        LongPredicate rejected = k -> p(k, published) <= level;
        if (q >= rate) {
            if (!rejected.test(of)) {
                return 0;
            }
            return mine.survivalProbability((int) first(middle, of, rejected) - 1);
        }
        if (!rejected.test(0)) {
            return 0;
        }
        return mine.cumulativeProbability((int) -first(-middle, 0, k -> rejected.test(-k)));
    }

    /** The first of a range that is so, where all after it are. */
    private static long first(long from, long to, LongPredicate so) {
        long low = from;
        long high = to;
        while (low < high) {
            long middle = Math.floorDiv(low + high, 2);
            if (so.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Fisher's exact test of two samples. */
    private static double fisher(long k, long n, long k2, long n2) {
        int[][] table = {{Math.toIntExact(k), Math.toIntExact(n - k)}, {Math.toIntExact(k2), Math.toIntExact(n2 - k2)}};
        // The library takes no table with an empty row or column: there nothing can differ.
        return k + k2 == 0 || k + k2 == n + n2
                ? 1
                : FisherExactTest.withDefaults().test(table).getPValue();
    }

    /** The exact binomial test of a sample against a constant. */
    private static double twoSided(long k, long n, double p) {
        return BinomialTest.withDefaults()
                .test(Math.toIntExact(n), Math.toIntExact(k), p)
                .getPValue();
    }

    /** The probability of so many, or more of them. */
    public static double atLeast(long k, long n, double p) {
        return oneSided(k, n, p, AlternativeHypothesis.GREATER_THAN);
    }

    /** The probability of so many, or fewer. */
    public static double atMost(long k, long n, double p) {
        return oneSided(k, n, p, AlternativeHypothesis.LESS_THAN);
    }

    private static double oneSided(long k, long n, double p, AlternativeHypothesis alternative) {
        return BinomialTest.withDefaults()
                .with(alternative)
                .test(Math.toIntExact(n), Math.toIntExact(k), p)
                .getPValue();
    }
}
