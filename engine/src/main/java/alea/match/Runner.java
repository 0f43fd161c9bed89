package alea.match;

import alea.game.Forfeit;
import alea.game.Position;
import alea.game.Strategy;
import org.jspecify.annotations.Nullable;

/**
 * Drives a position with strategies and dice until it is over. This is the loop alone, for those that play on from
 * a position many thousand times for one move; a match with all that belongs to it is played by an {@link Arbiter}.
 */
public interface Runner {
    /**
     * Plays on from {@code position}. A strategy is asked only where there is more than one option.
     *
     * @param position where to begin; afterwards where the match ended
     * @param seats the strategy of each seat
     * @param streams the match's random streams, just begun
     * @param cap where to stop, counted as {@link Position#turns} counts
     * @param watcher sees every option taken, or null; its begin and end are the caller's
     * @return true when the match is over, false when it was stopped at the cap
     * @throws java.util.concurrent.CancellationException when the thread is interrupted, within some dozens of nodes; a
     *     match that ends sooner is played to its end
     * @throws Forfeit when a strategy gives up; the position is at the decision where it did
     * @throws IllegalStateException when a strategy answers an option that is not there
     */
    boolean play(Position position, Strategy[] seats, Streams streams, int cap, @Nullable Watcher watcher);
}
