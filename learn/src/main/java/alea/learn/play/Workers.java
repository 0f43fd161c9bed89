package alea.learn.play;

import alea.game.Game;
import alea.game.Player;
import alea.match.Arbiter;
import alea.match.Pipeline;
import alea.match.Seating;
import alea.match.Termination;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Threads that share out numbered tasks, most of them matches; what a task does may depend on its number alone. A
 * match that reaches the game's turn cap has no winner, and is {@linkplain #stopped counted}: its result is
 * unknown, and whoever reports rates of wins must say so.
 */
public final class Workers {
    private final Game game;
    private final Pipeline<Workers, Boolean> pipeline;
    private final LongAdder stopped = new LongAdder();

    public Workers(Game game, int threads) {
        this.game = game;
        pipeline = new Pipeline<>("train", Collections.nCopies(threads, this));
    }

    /**
     * Does the tasks {@code 0..n-1}, and returns when all are done.
     *
     * @throws CancellationException when the calling thread is interrupted meanwhile
     */
    public void run(int n, IntConsumer task) {
        boolean done = pipeline.run(
                n,
                (_, number) -> {
                    task.accept((int) number);
                    return true;
                },
                _ -> true);
        if (!done) {
            throw new CancellationException("interrupted");
        }
    }

    /**
     * Plays matches, on the calling thread, and counts who wins.
     *
     * @param players as many as there are seats; the same one may be there several times, and wins them all together
     * @param shuffled whether seats are drawn for each match; otherwise player i sits in seat i
     * @param seed of all dice
     * @param first the number of the first match; dice depend on it and the seed alone
     * @return by place in {@code players}, how many matches it won from that place
     */
    public long[] wins(List<Player> players, boolean shuffled, long seed, long first, long games) {
        long[] wins = new long[players.size()];
        play(players, shuffled, seed, first, games, (arbiter, order) -> {
            if (arbiter.winner() >= 0) {
                wins[order[arbiter.winner()]]++;
            }
        });
        return wins;
    }

    /** Sees how a match ended. */
    @FunctionalInterface
    public interface Verdict {
        /**
         * A match is over by the rules.
         *
         * @param arbiter of it
         * @param order by seat, the place in the list of players of who sat there
         */
        void of(Arbiter arbiter, int[] order);
    }

    /** The same, for who counts something else. */
    public void play(List<Player> players, boolean shuffled, long seed, long first, long games, Verdict verdict) {
        List<Player> sides = players.stream().distinct().toList();
        int[] side = players.stream().mapToInt(sides::indexOf).toArray();
        int[] places = IntStream.range(0, game.seats()).toArray();
        int[] seating = new int[places.length];
        Seating rule = shuffled ? Seating.SHUFFLE : Seating.FIXED;
        try (var arbiter = new Arbiter(game, sides, seed, game.turnCap())) {
            for (long index = first; index < first + games; index++) {
                int[] order = rule.seats(places, places.length, seed, index, 0);
                for (int seat = 0; seat < seating.length; seat++) {
                    seating[seat] = side[order[seat]];
                }
                arbiter.play(index, seating);
                if (arbiter.requirePlayed() == Termination.TRUNCATED) {
                    stopped.increment();
                } else {
                    verdict.of(arbiter, order);
                }
            }
        }
    }

    /** How many matches reached the game's turn cap so far; ask between tasks. */
    public long stopped() {
        return stopped.sum();
    }
}
