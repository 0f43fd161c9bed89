package alea.stats;

/**
 * Evidence that outcomes are not equally likely, which may be looked at after every one of them.
 *
 * <p>A gambler who starts with 1 and bets on each next outcome by how often it has come so far (Laplace's rule of
 * succession, a Dirichlet mixture) at fair odds cannot expect to win: whatever the outcome of fair dice, his money is
 * ever above 1/p with a probability of at most p (Ville's inequality). So 1 by the most that he ever had is a p-value
 * that holds at any time (Shafer, "Testing by betting", 2021).
 */
public final class Uniformity {
    private final long[] counts;
    private long n;
    private double logMoney;
    private double most;

    /**
     * No outcome yet.
     *
     * @param outcomes how many there are, at least 2
     */
    public Uniformity(int outcomes) {
        if (outcomes < 2) {
            throw new IllegalArgumentException("outcomes are at least 2, not " + outcomes);
        }
        counts = new long[outcomes];
    }

    /**
     * Adds an outcome, from 0 on.
     *
     * @return the logarithm of what the stake was multiplied by
     */
    public double add(int outcome) {
        double factor = StrictMath.log(counts.length * (counts[outcome] + 1.0) / (n + counts.length));
        counts[outcome]++;
        n++;
        logMoney += factor;
        most = Math.max(most, logMoney);
        return factor;
    }

    /** {@return how many outcomes were this one} */
    public long count(int outcome) {
        return counts[outcome];
    }

    /** {@return how many outcomes there were} */
    public long n() {
        return n;
    }

    /** {@return the most that fair outcomes could make of 1 with that probability at any time: a p-value} */
    public double p() {
        return Math.min(1, StrictMath.exp(-most));
    }
}
