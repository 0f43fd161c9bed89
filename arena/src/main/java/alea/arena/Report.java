package alea.arena;

import alea.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an arena found. Holds nothing that depends on time or threads, so that equal setups give equal reports.
 *
 * @param game the game's spec
 * @param version the version of Alea
 * @param games matches asked for, of each lineup
 * @param matches matches played in all
 * @param seed the seed of all dice
 * @param seating who sat where
 * @param duplicate whether seatings shared dice
 * @param maxTurns where matches were stopped, if anywhere
 * @param interrupted whether the arena was ended from outside: the rest counts the matches played till then
 * @param draws matches without a single winner
 * @param truncated matches stopped at {@code maxTurns}
 * @param forfeits matches in which a player could not go on
 * @param matchesOfUnfinishedDeals where seatings share dice, how many matches are of deals that not all seatings
 *     played: they are in no interval, rating or test
 * @param meanTurns turns of a match that was not forfeited, on average; missing where there is none
 * @param turns the distribution of turns; missing likewise
 * @param seats the place of each seat, in the order of play
 * @param seatWins matches won by each seat, in the order of {@code seats}
 * @param seatCi95 the 95 % interval of each seat's share of those wins
 * @param interval how {@code ci95} was made: "wilson", or "grouped" where matches share dice
 * @param players what came of each player, in the order named
 * @param pairs every two players that met: how often the first did better
 * @param ratings of more than two players, best first; empty for fewer
 * @param sprt the sequential test, where one was asked for
 * @param reasons who forfeited and why, with counts
 * @param firstForfeits where each of those came first, by the same words
 * @param adjusted rates without luck, where that was asked for
 * @param dice the way of drawing dice, where it is not the first: 2 with lanes
 */
public record Report(
        String game,
        String version,
        long games,
        long matches,
        long seed,
        String seating,
        boolean duplicate,
        Optional<Integer> maxTurns,
        boolean interrupted,
        long draws,
        long truncated,
        long forfeits,
        Optional<Long> matchesOfUnfinishedDeals,
        @Nullable Double meanTurns,
        @Nullable Turns turns,
        List<Integer> seats,
        List<Long> seatWins,
        List<List<Double>> seatCi95,
        String interval,
        List<PlayerLine> players,
        List<Pair> pairs,
        List<RatingLine> ratings,
        Optional<SprtLine> sprt,
        Map<String, Long> reasons,
        Map<String, FirstForfeit> firstForfeits,
        Optional<Adjusted> adjusted,
        Optional<Integer> dice) {

    /** One that does not say where players gave up first, as version 0.2.0 had it. */
    public Report(
            String game,
            String version,
            long games,
            long matches,
            long seed,
            String seating,
            boolean duplicate,
            Optional<Integer> maxTurns,
            boolean interrupted,
            long draws,
            long truncated,
            long forfeits,
            Optional<Long> matchesOfUnfinishedDeals,
            @Nullable Double meanTurns,
            @Nullable Turns turns,
            List<Integer> seats,
            List<Long> seatWins,
            List<List<Double>> seatCi95,
            String interval,
            List<PlayerLine> players,
            List<Pair> pairs,
            List<RatingLine> ratings,
            Optional<SprtLine> sprt,
            Map<String, Long> reasons,
            Optional<Adjusted> adjusted,
            Optional<Integer> dice) {
        this(
                game,
                version,
                games,
                matches,
                seed,
                seating,
                duplicate,
                maxTurns,
                interrupted,
                draws,
                truncated,
                forfeits,
                matchesOfUnfinishedDeals,
                meanTurns,
                turns,
                seats,
                seatWins,
                seatCi95,
                interval,
                players,
                pairs,
                ratings,
                sprt,
                reasons,
                Map.of(),
                adjusted,
                dice);
    }

    /**
     * What players got, without what they owe to luck.
     *
     * @param by whose word for luck was taken
     * @param players in the order named
     */
    public record Adjusted(String by, List<AdjustedRate> players) {}

    /**
     * What a player got: the part of a match that it won, or its payoff where there is more than a win.
     *
     * @param strategy its spec
     * @param name what it is called, where it was given a name
     * @param matches that count
     * @param rate the mean as it was played; truncated matches are lost; missing before the first match
     * @param ci95 its 95 % interval, by Student's t
     * @param adjusted the mean without luck: it expects the same; missing likewise
     * @param adjustedCi95 its 95 % interval, likewise
     * @param reduction how many times as many matches would be needed without the adjustment for the same width;
     *     empty where there are too few, or all of them came to the same
     */
    public record AdjustedRate(
            String strategy,
            Optional<String> name,
            long matches,
            @Nullable Double rate,
            List<Double> ci95,
            @Nullable Double adjusted,
            List<Double> adjustedCi95,
            Optional<Double> reduction) {
        /** One without a name, as version 0.2.0 had it. */
        public AdjustedRate(
                String strategy,
                long matches,
                @Nullable Double rate,
                List<Double> ci95,
                @Nullable Double adjusted,
                List<Double> adjustedCi95,
                Optional<Double> reduction) {
            this(strategy, Optional.empty(), matches, rate, ci95, adjusted, adjustedCi95, reduction);
        }

        /** What it is called where results are shown: its spec unless it was given a name. */
        public String shown() {
            return name.orElse(strategy);
        }
    }

    /**
     * Where a player gave up first for one reason.
     *
     * @param match the number of the match
     * @param position where it was asked last, as text
     */
    public record FirstForfeit(long match, String position) {}

    /** The same with rates without luck. */
    public Report with(Adjusted without) {
        return new Report(
                game,
                version,
                games,
                matches,
                seed,
                seating,
                duplicate,
                maxTurns,
                interrupted,
                draws,
                truncated,
                forfeits,
                matchesOfUnfinishedDeals,
                meanTurns,
                turns,
                seats,
                seatWins,
                seatCi95,
                interval,
                players,
                pairs,
                ratings,
                sprt,
                reasons,
                firstForfeits,
                Optional.of(without),
                dice);
    }

    /**
     * The distribution of turns per match, forfeited matches left out; p5 and p95 are percentiles. A truncated match
     * counts the turns till it was stopped. An interval is empty when there are too few matches for it.
     */
    public record Turns(
            double mean,
            List<Double> meanCi95,
            double median,
            double p5,
            double p95,
            int min,
            int max,
            List<Double> medianCi95,
            List<Double> p5Ci95,
            List<Double> p95Ci95) {}

    /**
     * What came of one player.
     *
     * @param strategy its spec
     * @param name what it is called, where it was given a name
     * @param seats the places in which it sat
     * @param matches matches in which it sat: wins + losses + draws + truncated
     * @param winRate wins / matches: how often it wins within the turns allowed; missing before the first match
     * @param ci95 the 95 % interval of the rate
     * @param rateDecided wins / (wins + losses + draws): how often it wins a match that comes to its end in that time;
     *     missing where none did
     * @param ci95Decided the 95 % interval of that
     * @param bounds what its rate of wins would be had all truncated matches been lost, and had all been won
     * @param ci95Plain where dice were shared, what Wilson's interval would be if matches were independent, which they
     *     are not: to compare
     * @param designEffect the variance of the rate, compared with that of independent matches, where dice were shared
     * @param payoff what a match was worth to it, where that can be more than a win
     */
    public record PlayerLine(
            String strategy,
            Optional<String> name,
            List<Integer> seats,
            long matches,
            long wins,
            long losses,
            long draws,
            long truncated,
            long forfeits,
            @Nullable Double winRate,
            List<Double> ci95,
            @Nullable Double rateDecided,
            List<Double> ci95Decided,
            List<Double> bounds,
            Optional<List<Double>> ci95Plain,
            Optional<Double> designEffect,
            Optional<Payoff> payoff) {
        /** What it is called where results are shown: its spec unless it was given a name. */
        public String shown() {
            return name.orElse(strategy);
        }
    }

    /**
     * What matches were worth to a player, on the average of its seats.
     *
     * @param mean of the matches that came to an end
     * @param ci95 its 95 % interval; empty when there are too few matches for it
     * @param bounds what the mean would be had all truncated matches been worth the least, and the most
     */
    public record Payoff(double mean, List<Double> ci95, List<Double> bounds) {}

    /**
     * How two players did against each other.
     *
     * @param first number of a player, in the order named
     * @param second number of another
     * @param wins matches with both at the table that the first won
     * @param losses such matches that the second won
     * @param rate wins / (wins + losses)
     * @param ci95 its 95 % interval
     * @param bounds what the rate would be had the second won all truncated matches, and had the first
     * @param boundsCi95 the lower end of the 95 % interval of the lower bound, and the upper end of that of the upper:
     *     what is outside can be ruled out however the truncated matches would have ended
     */
    public record Pair(
            int first,
            int second,
            long wins,
            long losses,
            double rate,
            List<Double> ci95,
            List<Double> bounds,
            List<Double> boundsCi95) {}

    /** The rating of a player on the Elo scale, the average of all being 0. */
    public record RatingLine(String strategy, Optional<String> name, double elo, List<Double> ci95) {
        /** What it is called where results are shown: its spec unless it was given a name. */
        public String shown() {
            return name.orElse(strategy);
        }
    }

    /** The sequential test: where it stands and what it decided ("continue", "p0" or "p1"). */
    public record SprtLine(double p0, double p1, double llr, double lower, double upper, String decision) {}

    static List<Double> list(Interval interval) {
        return List.of(interval.low(), interval.high());
    }
}
