package alea.match;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Strategy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A match that its driver steps through, since it decides itself and wants to see every node: what learns from its
 * own play. Chance, the strategies of other seats, their begin and end, and the cap are those of any match. Used
 * again for every match.
 */
public final class Episode {
    private final Position start;
    private final Position position;
    private final Streams streams;
    private final int cap;
    /** By seat; null where the driver decides. */
    private final @Nullable Strategy[] guests;

    private @Nullable Watcher watcher;
    private int rolled = -1;

    /**
     * Episodes from the start of a game, without duplicate dice.
     *
     * @param cap where a match is stopped, counted as {@link Position#turns} counts
     */
    public Episode(Game game, int cap) {
        start = game.start();
        position = game.start();
        streams = new Streams(game.seats(), false);
        guests = new Strategy[game.seats()];
        this.cap = cap;
    }

    /** Lets somebody see all matches from the next one on, as far as options are taken by {@link #take}. */
    public void watch(Watcher by) {
        watcher = by;
    }

    /**
     * Begins a match in which the driver decides for all seats.
     *
     * @param seed the seed of all streams
     * @param index the number of the match
     */
    public void begin(long seed, long index) {
        Arrays.fill(guests, null);
        position.set(start);
        streams.begin(seed, index, index);
        rolled = -1;
        if (watcher != null) {
            watcher.begin(position);
        }
    }

    /** Lets an option happen. */
    public void take(int option) {
        if (watcher != null) {
            watcher.before(position, option);
        }
        position.take(option);
        if (watcher != null) {
            watcher.after(position);
        }
    }

    /** The option of chance that happened last in this match; -1 before the first. */
    public int rolled() {
        return rolled;
    }

    /** Lets a strategy decide for a seat of the match that was just begun. */
    public void seat(int seat, long index, Strategy guest) {
        guests[seat] = guest;
        guest.begin(seat, index);
    }

    /** Takes what the strategy of the seat to act decides, where one sits there; says whether one does. */
    public boolean guest(Dice dice) {
        Strategy guest = guests[position.seat()];
        if (guest == null) {
            return false;
        }
        take(position.options() == 1 ? 0 : guest.choose(position, dice));
        return true;
    }

    /**
     * Ends the match, for the strategies that sat in it; says whether it came to its end: else nothing is known of
     * its result.
     */
    public boolean end() {
        for (Strategy guest : guests) {
            if (guest != null) {
                guest.end(position);
            }
        }
        return position.node() == Position.OVER;
    }

    /** The position, for the driver to look at and, at a decision, to go on from. */
    public Position position() {
        return position;
    }

    /** The stream of a seat's own draws. */
    public Dice playerStream(int seat) {
        return streams.playerStreams[seat];
    }

    /** Whether the match goes on here: it is not over, and has not reached the cap. */
    public boolean goesOn() {
        return position.node() != Position.OVER && position.turns() < cap;
    }

    /** Lets chance act, where it is to act; says whether it was. */
    public boolean chance() {
        if (!position.isChance()) {
            return false;
        }
        rolled = streams.chance.chance(position);
        take(rolled);
        return true;
    }
}
