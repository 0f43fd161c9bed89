package alea.match;

import alea.game.Forfeit;
import alea.game.Position;
import alea.game.Strategy;
import org.jspecify.annotations.Nullable;

/** Plays matches: drives a position with strategies and dice until it is over. */
public interface Runner {
    /**
     * Plays on from {@code position}. A strategy is asked only where there is more than one option.
     *
     * @param position where to begin; afterwards where the match ended
     * @param seats the strategy of each seat
     * @param streams the match's random streams, just begun
     * @param maxTurns where to stop, counted as {@link Position#turns} counts
     * @param trace receives every option taken, or null
     * @return true when the match is over, false when it was stopped at {@code maxTurns}
     * @throws Forfeit when a strategy gives up; the position is at the decision where it did
     * @throws IllegalStateException when a strategy answers an option that is not there
     */
    boolean play(Position position, Strategy[] seats, Streams streams, int maxTurns, @Nullable Trace trace);
}
