package alea.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the options of a decision are worth.
 *
 * @param game its spec
 * @param seat the place of the seat that decides
 * @param objective what the seats play for
 * @param method {@code exact}, {@code bounds} where a table of races leaves them wider than exact values are,
 *     {@code rollout}, or {@code search}
 * @param by who played matches on, or searched
 * @param luck whose word for what was luck was taken; of a rollout only, missing where luck was not taken away
 * @param seed of the dice; of a rollout only
 * @param games matches in all; of a rollout only
 * @param count matches of the option that had most; of a rollout only
 * @param reduction how many times the variance would be as large by as many plain matches, as measured
 * @param options the distinct ones, in the order of the position
 * @param best the labels of those that can be the best, the likeliest first
 * @param verdict {@code exact}, {@code separated}, or {@code not separated}
 * @param confidence with which an option that is separated is best; 1 where all is exact, or between bounds
 * @param interrupted true where it was ended before its end
 * @param table the file that exact values or bounds are from, or in whose endgames matches end; two with
 *     {@code and} between them
 * @param turnsLeft in a race: how many turns each seat still needs, in the order of play; missing elsewhere, and
 *     where there is no table of races
 */
public record OptionValues(
        String game,
        int seat,
        String objective,
        String method,
        @Nullable String by,
        @Nullable String luck,
        @Nullable Long seed,
        @Nullable Long games,
        @Nullable Long count,
        @Nullable Double reduction,
        List<Option> options,
        List<String> best,
        String verdict,
        double confidence,
        @Nullable Boolean interrupted,
        @Nullable String table,
        @Nullable List<Turns> turnsLeft) {
    /**
     * What an option is worth.
     *
     * @param label its name
     * @param same the names of those that are the same but for which of equal pieces moves; missing where there are
     *     none
     * @param value its equity; for own-win the chance of a win, where it is exact
     * @param equity the expected payoff of the seat that decides: the win and half the draw where nothing else counts
     * @param lower of an exact one a bound, else the end of a 95 % interval
     * @param upper likewise
     * @param loss the best equity less this one
     * @param lossUpper at most that, at 95 % where it is not exact
     * @param win the chance of a win; where it is known exactly
     * @param count matches of it; of a rollout only
     * @param equities of every seat; where there are more than two
     */
    public record Option(
            String label,
            @Nullable List<String> same,
            double value,
            double equity,
            double lower,
            double upper,
            double loss,
            double lossUpper,
            @Nullable Double win,
            @Nullable Long count,
            @Nullable List<Double> equities) {}

    /**
     * How many turns a seat still needs in a race, if it plays to need the fewest in the mean: that at hand included,
     * and rolls that a roll gives being of the same turn.
     *
     * @param seat its place
     * @param mean in the mean, to four digits after the point
     * @param median with a chance of a half it needs no more
     * @param low with 5 %
     * @param high with 95 %
     */
    public record Turns(int seat, double mean, int median, int low, int high) {}
}
