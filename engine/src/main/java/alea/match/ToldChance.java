package alea.match;

import alea.game.Position;
import alea.game.Strategy;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Plays a match whose chance is told by somebody, such as the dice of a real table. Strategies draw from their streams
 * as in any match. Who tells is asked only where there is more than one option.
 */
final class ToldChance implements Runner {
    private final ToIntFunction<Position> chance;

    /**
     * Plays by what is told.
     *
     * @param chance says which option of a chance node happened
     */
    ToldChance(ToIntFunction<Position> chance) {
        this.chance = chance;
    }

    @Override
    public boolean play(Position position, Strategy[] seats, Streams streams, int cap, @Nullable Watcher watcher) {
        while (position.node() != Position.OVER) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted in a match");
            }
            if (position.turns() >= cap) {
                return false;
            }
            int seat = position.seat();
            int n = position.options();
            int option = n == 1
                    ? 0
                    : position.isChance()
                            ? chance.applyAsInt(position)
                            : seats[seat].choose(position, streams.playerStreams[seat]);
            if (Integer.compareUnsigned(option, n) >= 0) {
                throw new IllegalStateException(
                        String.format(Locale.ROOT, "in seat %d option %d of %d was taken", seat, option, n));
            }
            if (watcher != null) {
                watcher.before(position, option);
            }
            position.take(option);
            if (watcher != null) {
                watcher.after(position);
                if (watcher.stops(position)) {
                    return false;
                }
            }
        }
        return true;
    }
}
