package alea.stats;

import java.util.OptionalDouble;

/**
 * A rate among matches that share dice in {@link Groups}, with an interval that rests on the variance between groups.
 *
 * <p>With duplicate dice the matches of a group are not independent: luck that one player has in one seating another
 * has in the next, and cancels. The <b>design effect</b> is the variance of the rate over that of as many independent
 * matches; at 0.5 duplicate dice give in 1000 matches the certainty of 2000. The interval is Wilson's for the effective
 * number of matches, matches / design effect (further raised when draws count half, which vary less than wins and
 * losses of the same mean), with the quantile of Student's t for the {@linkplain Spread#degreesOfFreedom() degrees of
 * freedom} that the groups leave.
 *
 * <p>Where groups do not differ (one group only, all won, all lost, every pair split evenly) the variance between them
 * is estimated as zero, which is no ground for certainty. Then the interval asks how many groups could differ although
 * none was seen to: with n alike, at most 1 - 0.025<sup>1/n</sup> of all (Clopper and Pearson's exact bound, some 3.7 /
 * n), and each of those could have lost or won everything. So a thousand pairs that were all split say more than two
 * thousand independent matches do, and this holds whatever the dice have to do with it.
 *
 * @param matches the number of matches, 0 or more
 * @param groups the number of groups
 * @param rate points per match, or nothing when there was no match
 * @param interval its 95 % interval
 * @param designEffect 0 or more, about 1 if the matches of a group are as good as independent; nothing with fewer than
 *     two groups or when all matches had the same score
 * @param effectiveMatches the number of independent matches behind the interval; where groups do not differ, their
 *     number
 */
public record GroupedRate(
        long matches,
        long groups,
        OptionalDouble rate,
        Interval interval,
        OptionalDouble designEffect,
        double effectiveMatches)
        implements Rate {

    /** {@return the rate that the groups show so far} */
    public static GroupedRate of(Groups groups) {
        if (groups.rate().isEmpty()) {
            return new GroupedRate(0, 0, OptionalDouble.empty(), new Interval(0, 1), OptionalDouble.empty(), 0);
        }
        double rate = groups.rate().getAsDouble();
        Spread spread = Spread.of(groups);
        if (!spread.isKnown()) {
            return new GroupedRate(
                    groups.matches(),
                    groups.groups(),
                    groups.rate(),
                    unseen(rate, groups),
                    designEffect(spread),
                    groups.groups());
        }
        double n = rate * (1 - rate) / (spread.within() / groups.matches()) * groups.matches() / spread.designEffect();
        return new GroupedRate(
                groups.matches(),
                groups.groups(),
                groups.rate(),
                Wilson.interval(rate, n, Confidence.t(spread.degreesOfFreedom())),
                designEffect(spread),
                n);
    }

    private static OptionalDouble designEffect(Spread spread) {
        return spread.groups() >= 2 && spread.within() > 0
                ? OptionalDouble.of(spread.designEffect())
                : OptionalDouble.empty();
    }

    /** All rates that so many groups without a difference allow: see above. */
    private static Interval unseen(double rate, Groups groups) {
        double mean = (double) groups.matches() / groups.groups();
        double share = Math.min(1, Confidence.unseen(groups.groups()) * groups.largest() / mean);
        return new Interval(rate - share * rate, rate + share * (1 - rate));
    }
}
