package alea.stats;

/**
 * The score interval for a probability (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22, 1927): all values p that lie within z standard errors of the observed rate, where the standard
 * error is the one that p itself implies, sqrt(p (1 - p) / n). Unlike rate ± z s it stays within 0..1 and has a width
 * even where the rate is 0 or 1.
 */
final class Wilson {

    private Wilson() {}

    /**
     * {@return the score interval, within [0, 1] and around {@code rate}}
     *
     * @param rate the observed rate, 0 to 1
     * @param n the number of independent trials behind it, positive; an effective number need not be whole
     * @param z the quantile that sets the confidence, positive
     */
    static Interval interval(double rate, double n, double z) {
        double zz = z * z / n;
        double centre = (rate + zz / 2) / (1 + zz);
        double half = z / (1 + zz) * Math.sqrt(rate * (1 - rate) / n + zz / (4 * n));
        // At a rate of 0 or 1 rounding may miss the end by an ulp, and the rate must lie in its own interval.
        return new Interval(Math.clamp(centre - half, 0, rate), rate == 1 ? 1 : Math.clamp(centre + half, rate, 1));
    }
}
