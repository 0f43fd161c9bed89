package alea.match;

import java.util.function.LongFunction;

/**
 * Plays many matches of a game side by side, dealt {@link Dealing#BY_TURN}: each is the match that the loop of an
 * {@link Arbiter} plays from the same seed and number, turn for turn. One instance serves one thread.
 */
public interface MatchLanes {
    /**
     * Plays matches {@code from..to-1}, which end in any order.
     *
     * @param seed the seed of all dice
     * @param seating the player in each seat of a match, by number
     * @param cap the most turns of a match, counted as {@link alea.game.Position#turns} counts
     * @param sink hears of each match once
     * @throws java.util.concurrent.CancellationException when the thread is interrupted
     */
    void play(long seed, long from, long to, LongFunction<int[]> seating, int cap, Sink sink);

    /** How many matches are played at once: so many more than that are worth to be played in one go. */
    int width();

    /** Hears how matches ended. */
    @FunctionalInterface
    interface Sink {
        /** Match {@code number} was won by a seat; -1 where it came to the cap and is left to an arbiter. */
        void ended(long number, int winner, int turns);
    }
}
