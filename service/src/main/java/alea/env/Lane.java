package alea.env;

import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.match.Episode;
import alea.match.Trace;
import org.jspecify.annotations.Nullable;

/** One match after the other, each up to where the driver has a choice. */
final class Lane implements AutoCloseable {
    final Episode episode;
    final Position position;
    /** What was taken in the match; kept where records are wanted. */
    final @Nullable Trace trace;
    /** By how many seats they sit after the driver, less one; none where it decides for all. */
    private final Strategy[] opponents;

    private final int seats;
    /** The number of the match. */
    long match;
    /** The driver's seat, or -1 where it decides for all. */
    int seat;
    /** Whether the match has ended. */
    boolean ended = true;

    Lane(Game game, int cap, Strategy[] opponents, boolean traced) {
        episode = new Episode(game, cap);
        position = episode.position();
        seats = game.seats();
        this.opponents = opponents;
        trace = traced ? new Trace() : null;
        if (trace != null) {
            episode.watch(trace);
        }
    }

    /**
     * Begins a match, and goes on to the first choice, or to its end.
     *
     * @throws Forfeit when an opponent cannot go on
     */
    void begin(long seed, long number, int driver) {
        match = number;
        seat = driver;
        ended = false;
        episode.begin(seed, number);
        for (int after = 1; after <= opponents.length; after++) {
            episode.seat((driver + after) % seats, number, opponents[after - 1]);
        }
        goOn();
    }

    /**
     * Lets the driver's option happen, and goes on to its next choice, or to the end.
     *
     * @throws Forfeit when an opponent cannot go on
     */
    void take(int option) {
        episode.take(option);
        goOn();
    }

    private void goOn() {
        while (episode.goesOn()) {
            if (episode.chance()) {
                continue;
            }
            if (position.options() == 1) {
                episode.take(0);
                continue;
            }
            Dice dice = episode.playerStream(position.seat());
            if (!episode.guest(dice)) {
                return;
            }
        }
        episode.end();
        ended = true;
    }

    @Override
    public void close() {
        for (Strategy opponent : opponents) {
            Arbiter.close(opponent);
        }
    }
}
