package alea.learn.td;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.match.Arbiter;
import alea.match.Pipeline;
import alea.match.Termination;
import alea.match.Truncation;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/** Matches of a player against another, for learning curves and final scores. */
final class HeadToHead {
    /** The stream of the seats' draw, apart from those of a match. */
    private static final long SEATS = 77;
    /** Matches whose scores are added up at a time. */
    private static final int BLOCK = 64;

    private static final int FIRST = 0;
    private static final int OTHER = 1;

    private HeadToHead() {}

    /**
     * What matches came to.
     *
     * @param sum of what they were worth to the first player, all its seats together
     * @param squares the same, each match squared
     */
    record Score(double sum, double squares) {
        private static final Score NONE = new Score(0, 0);

        private Score plus(Score other) {
            return new Score(sum + other.sum, squares + other.squares);
        }
    }

    /**
     * What the first player scores, all its seats together. Its seats are drawn anew for every match.
     *
     * @param own how many seats the first player has; the other has the rest
     * @param threads how many threads play; the result does not depend on it
     * @param stopped receives how many matches reached the game's turn cap: nobody scores in them
     */
    static Score score(
            Game game, Player first, Player other, int own, long seed, long games, int threads, LongAdder stopped) {
        List<Arbiter> arbiters = Stream.generate(() -> new Arbiter(game, List.of(first, other), seed, game.turnCap()))
                .limit(threads)
                .toList();
        Score[] score = {Score.NONE};
        try {
            boolean done = new Pipeline<Arbiter, Score>("trial", arbiters)
                    .run(
                            (games + BLOCK - 1) / BLOCK,
                            (arbiter, block) -> block(
                                    arbiter,
                                    new int[game.seats()],
                                    new Dice(0, 0),
                                    own,
                                    seed,
                                    block * BLOCK,
                                    Math.min(games, (block + 1) * BLOCK),
                                    stopped),
                            part -> {
                                score[0] = score[0].plus(part);
                                return true;
                            });
            if (!done) {
                throw new CancellationException("interrupted");
            }
        } finally {
            arbiters.forEach(Arbiter::close);
        }
        return score[0];
    }

    private static Score block(
            Arbiter arbiter, int[] seating, Dice draw, int own, long seed, long from, long to, LongAdder stopped) {
        double sum = 0;
        double squares = 0;
        for (long index = from; index < to; index++) {
            draw.set(seed, index, SEATS);
            int left = own;
            for (int seat = 0; seat < seating.length; seat++) {
                boolean firsts = draw.below(seating.length - seat) < left;
                seating[seat] = firsts ? FIRST : OTHER;
                left -= firsts ? 1 : 0;
            }
            arbiter.play(index, seating);
            if (arbiter.requirePlayed() == Termination.TRUNCATED) {
                stopped.increment();
            }
            double worth = 0;
            for (int seat = 0; seat < seating.length; seat++) {
                worth += seating[seat] == FIRST ? arbiter.score(seat, Truncation.LOST) : 0;
            }
            sum += worth;
            squares += worth * worth;
        }
        return new Score(sum, squares);
    }
}
