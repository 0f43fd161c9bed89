package alea.stats;

/**
 * How far groups lie from the common rate, beside how far their single matches do: sums of squares from which the
 * variance of the rate and the design effect follow (ratio estimator of cluster sampling, Cochran, Sampling Techniques,
 * 3rd ed. 1977, ch. 9A and 6; design effect, Kish, Survey Sampling, 1965).
 *
 * @param groups the number of groups, G
 * @param matches the number of matches in them, N
 * @param between the sum over groups of (points - rate * matches of the group) squared
 * @param within the sum over matches of (score - rate) squared
 * @param excess the sum over groups of (its part of {@code between} - between / within * its part of {@code within})
 *     squared, which is how unevenly the groups contribute to the design effect; 0 when {@code between} is 0
 */
record Spread(long groups, long matches, double between, double within, double excess) {

    /** {@return the spread of groups, of which there must be at least one} */
    static Spread of(Groups groups) {
        double rate = groups.rate().orElseThrow();
        double between = 0;
        double within = 0;
        for (var entry : groups.tally().entrySet()) {
            between += entry.getValue() * squaredResidual(entry.getKey(), groups);
            within += entry.getValue() * entry.getKey().squares(rate);
        }
        double excess = 0;
        if (between > 0) {
            for (var entry : groups.tally().entrySet()) {
                Group group = entry.getKey();
                double own = squaredResidual(group, groups) - between / within * group.squares(rate);
                excess += entry.getValue() * own * own;
            }
        }
        return new Spread(groups.groups(), groups.matches(), between, within, excess);
    }

    /**
     * The square of the points above what the common rate lets a group of this size expect. The numerator is exact, so
     * that a spread of zero comes out as zero and not as a rounding error.
     */
    private static double squaredResidual(Group group, Groups groups) {
        long numerator = Math.subtractExact(
                Math.multiplyExact(group.halfPoints(), groups.matches()),
                Math.multiplyExact(groups.halfPoints(), group.matches()));
        double residual = numerator / (2.0 * groups.matches());
        return residual * residual;
    }

    /** {@return whether there is a between-group variance to reckon with: two groups or more, not all at the rate} */
    boolean isKnown() {
        return groups >= 2 && between > 0;
    }

    /** {@return the estimated variance of the rate, G / (G - 1) * between / N^2} Needs two groups. */
    double varianceOfRate() {
        return between / matches / matches * groups / (groups - 1);
    }

    /**
     * {@return the variance of the rate over that of as many independent matches with the same scores} Exactly 1 for
     * groups of one match. Needs two groups and scores that differ.
     */
    double designEffect() {
        return varianceOfRate() / (within / matches / (matches - 1));
    }

    /**
     * {@return the degrees of freedom of the design effect} By Satterthwaite's rule (1946) twice the square of an
     * estimate over its own variance, and at most G - 1. It is small when few groups stand out: two near-equal players
     * with the same dice split nearly every pair evenly, and then it is the few other pairs that count, not the many.
     */
    double degreesOfFreedom() {
        double most = groups - 1;
        return excess == 0 ? most : Math.clamp(2 * between * between / excess, 1, most);
    }
}
