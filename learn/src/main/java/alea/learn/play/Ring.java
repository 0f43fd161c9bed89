package alea.learn.play;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import java.util.List;

/** A table at which one thread plays matches, one after the other, without allocating. */
public final class Ring {
    /** The stream of the seating, apart from those of a match. */
    private static final long SEATING = -1;

    private final Game game;
    private final Position start;
    private final Position position;
    private final Streams streams;
    private final Strategy[] seated;
    private final int[] order;
    private final Dice seating = new Dice(0, 0);
    private long stopped;

    public Ring(Game game) {
        this.game = game;
        start = game.start();
        position = game.start();
        streams = new Streams(game.seats(), false);
        seated = new Strategy[game.seats()];
        order = new int[game.seats()];
    }

    /**
     * Plays matches and counts who wins. One that reaches the game's turn cap has no winner, and is {@linkplain #stopped
     * counted}: its result is unknown, and whoever reports rates of wins must say so.
     *
     * @param players as many as there are seats; the same one may be there several times
     * @param shuffled whether seats are drawn for each match; otherwise player i sits in seat i
     * @param seed of all dice
     * @param first the number of the first match; dice depend on it and the seed alone
     * @param wins receives, by place in {@code players}, how many matches it won more
     */
    public void play(Strategy[] players, boolean shuffled, long seed, long first, long games, long[] wins) {
        Runner runner = Runners.of(game, List.of(players));
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        for (long index = first; index < first + games; index++) {
            if (shuffled) {
                seating.set(seed, index, SEATING);
                for (int i = 0; i < order.length; i++) {
                    order[i] = i;
                }
                for (int i = order.length - 1; i > 0; i--) {
                    int j = seating.below(i + 1);
                    int moved = order[i];
                    order[i] = order[j];
                    order[j] = moved;
                }
            }
            for (int seat = 0; seat < seated.length; seat++) {
                seated[seat] = players[order[seat]];
            }
            position.set(start);
            streams.begin(seed, index, index);
            if (runner.play(position, seated, streams, game.turnCap(), null)) {
                for (int seat = 0; seat < seated.length; seat++) {
                    if (position.score(seat) == 1) {
                        wins[order[seat]]++;
                    }
                }
            } else {
                stopped++;
            }
        }
    }

    /** How many matches reached the game's turn cap, of all that were played here. */
    long stopped() {
        return stopped;
    }
}
