package alea.learn.td;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Matches of a player against another, for learning curves and final scores. */
final class Trial {
    private static final long SEATS = 77;

    private Trial() {}

    /**
     * What the first player scores, all its seats together. Its seats are drawn anew for every match.
     *
     * @param own how many seats the first player has; the other has the rest
     * @param threads how many threads play; the result does not depend on it
     * @param stopped receives how many matches reached the game's turn cap: nobody scores in them
     */
    static double score(
            Game game, Player first, Player other, int own, long seed, long games, int threads, LongAdder stopped) {
        return Threads.sum(threads, games, (from, to) -> part(game, first, other, own, seed, from, to, stopped));
    }

    private static double part(
            Game game, Player first, Player other, int own, long seed, long from, long to, LongAdder stopped) {
        int n = game.seats();
        Strategy[] firsts = new Strategy[n];
        Strategy[] others = new Strategy[n];
        for (int seat = 0; seat < n; seat++) {
            firsts[seat] = first.instances().get();
            others[seat] = other.instances().get();
        }
        Runner runner = Runners.of(game, List.of(firsts[0], others[0]));
        var streams = new Streams(n, false);
        Dice seating = new Dice(0, 0);
        Position start = game.start();
        Position position = game.start();
        Strategy[] seats = new Strategy[n];
        boolean[] firstsSeat = new boolean[n];
        double score = 0;
        for (long index = from; index < to; index++) {
            seating.set(seed, index, SEATS);
            int left = own;
            for (int seat = 0; seat < n; seat++) {
                firstsSeat[seat] = seating.below(n - seat) < left;
                left -= firstsSeat[seat] ? 1 : 0;
                seats[seat] = firstsSeat[seat] ? firsts[seat] : others[seat];
            }
            streams.begin(seed, index, index);
            position.set(start);
            boolean over = runner.play(position, seats, streams, game.turnCap(), null);
            if (!over) {
                stopped.increment();
            }
            for (int seat = 0; over && seat < n; seat++) {
                score += firstsSeat[seat] ? position.score(seat) : 0;
            }
        }
        return score;
    }
}
