package alea.arena.store;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The matches of a saved run, counted.
 *
 * @param draws matches that several players share
 * @param truncated matches stopped at the most turns allowed
 * @param forfeits matches that ended because a player could not go on
 * @param meanTurns turns of a match that was not forfeited, on average; missing without such matches
 * @param players what came of each player, in the order named
 */
public record RunCounts(
        long draws, long truncated, long forfeits, @Nullable Double meanTurns, List<PlayerCounts> players) {
    /**
     * What came of one player.
     *
     * @param strategy its spec
     * @param name what it is called, where it was given a name
     * @param matches matches in which it sat: wins + losses + draws + truncated
     * @param forfeits those losses that it suffered because it could not go on
     * @param winRate wins / matches; missing without matches
     * @param rateDecided wins / (wins + losses + draws); missing without such matches
     * @param bounds the rate of wins had all truncated matches been lost, and had all been won
     * @param meanPayoff what a match that came to an end was worth to it on average, where that can be more than a win
     */
    public record PlayerCounts(
            String strategy,
            Optional<String> name,
            long matches,
            long wins,
            long losses,
            long draws,
            long truncated,
            long forfeits,
            @Nullable Double winRate,
            @Nullable Double rateDecided,
            List<Double> bounds,
            Optional<Double> meanPayoff) {

        /** What it is called where results are shown: its spec unless it was given a name. */
        public String shown() {
            return name.orElse(strategy);
        }

        static PlayerCounts of(
                String strategy,
                Optional<String> name,
                long matches,
                long wins,
                long draws,
                long truncated,
                long forfeits,
                Optional<Double> meanPayoff) {
            long decided = matches - truncated;
            return new PlayerCounts(
                    strategy,
                    name,
                    matches,
                    wins,
                    decided - wins - draws,
                    draws,
                    truncated,
                    forfeits,
                    matches == 0 ? null : Double.valueOf((double) wins / matches),
                    decided == 0 ? null : Double.valueOf((double) wins / decided),
                    matches == 0
                            ? List.of(0.0, 1.0)
                            : List.of((double) wins / matches, (double) (wins + truncated) / matches),
                    meanPayoff);
        }
    }
}
