package alea.match;

import alea.game.Dice;
import alea.game.Position;
import alea.game.Strategy;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The one loop that plays matches of any game. {@link Runners} defines it again for every pairing of game and
 * strategies, so that the compiler sees each pairing alone; hence no fields, and everything it needs comes as a
 * parameter.
 */
final class MatchLoop implements Runner {
    /** Nodes between two looks whether the thread is to stop: so many that looking costs nothing. */
    private static final int PATIENCE = 64;

    @Override
    public boolean play(Position position, Strategy[] seats, Streams streams, int cap, @Nullable Watcher watcher) {
        Dice chance = streams.chance;
        Dice[] playerStreams = streams.playerStreams;
        int turns = -1;
        int patience = PATIENCE;
        while (true) {
            int node = position.node();
            if (node == Position.OVER) {
                return true;
            }
            if (--patience == 0) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException("interrupted in a match");
                }
                patience = PATIENCE;
            }
            if (position.turns() != turns) {
                turns = position.turns();
                if (turns >= cap) {
                    return false;
                }
                streams.turn(position.seat());
            }
            int n = position.options();
            int option;
            if (node == Position.DECISION) {
                int seat = position.seat();
                option = n == 1 ? 0 : seats[seat].choose(position, playerStreams[seat]);
                if (Integer.compareUnsigned(option, n) >= 0) {
                    throw new IllegalStateException(String.format(
                            Locale.ROOT, "the strategy in seat %d answered option %d of %d", seat, option, n));
                }
            } else if (node == Position.CHANCE) {
                option = chance.outcome(n);
            } else {
                option = chance.chance(position);
            }
            if (watcher == null) {
                position.take(option);
            } else {
                watcher.before(position, option);
                position.take(option);
                watcher.after(position);
                if (watcher.stops(position)) {
                    return false;
                }
            }
        }
    }
}
