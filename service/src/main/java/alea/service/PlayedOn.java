package alea.service;

import alea.analysis.rollout.KnownEnd;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import alea.solve.Objective;
import alea.solve.run.SolvedGame;
import alea.stats.GroupedMean;
import alea.stats.Interval;
import alea.stats.Proportion;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Results for one seat of matches that are played on from a position. They end where a table knows what the position is
 * worth, and are worth that. Those that reached the turn cap have no result: an interval takes them for the worst and
 * for the best.
 */
final class PlayedOn {
    private final Game game;
    private final Objective objective;
    private final Known known;
    private final int seat;
    private int matches;
    private int wins;
    private int losses;
    private int stopped;
    /** Whether a table has ended a match, and does not say how likely a draw is. */
    private boolean mixed;
    /** What the matches that ended were worth in sum; for own-win, how many were won. */
    private double worth;
    /** Of those that a table has ended: how much of them was won. */
    private double wonByTable;

    private int endedByTable;
    /** Of games that are worth more than a win, with the matches that were stopped for the worst. */
    private final GroupedMean least;
    /** The same, for the best. */
    private final GroupedMean greatest;

    PlayedOn(Game game, Objective objective, Known known, int seat) {
        this.game = game;
        this.objective = objective;
        this.known = known;
        this.seat = seat;
        least = mean();
        greatest = mean();
    }

    private GroupedMean mean() {
        return new GroupedMean(game.payoffs().least(), game.payoffs().greatest());
    }

    /** Plays matches, every seat by the same strategy. */
    void play(Position from, Player player, int count, long seed) {
        int[] seating = IntStream.range(0, game.seats()).toArray(); // every seat for itself
        List<Player> players = Collections.nCopies(game.seats(), player);
        KnownEnd table = objective == Objective.ZERO_SUM
                ? known.table()
                        .map(made -> new KnownEnd(made.get(), game.seats()))
                        .orElse(null)
                : null;
        try (var arbiter = new Arbiter(game, from, players, seed, game.turnCap(), false)) {
            for (int match = 0; match < count; match++) {
                arbiter.play(match, match, seating, table);
                Termination end = arbiter.requirePlayed();
                matches++;
                if (table != null && table.isReached()) {
                    known(table.equity(seat));
                } else if (end == Termination.TRUNCATED) {
                    stopped++;
                    least.add(game.payoffs().least());
                    greatest.add(game.payoffs().greatest());
                } else {
                    ended(arbiter);
                }
            }
        }
    }

    private void ended(Arbiter arbiter) {
        int winner = arbiter.winner();
        double payoff = arbiter.score(seat, Truncation.LOST);
        wins += winner == seat ? 1 : 0;
        losses += (arbiter.winners() >>> seat & 1) == 0 ? 1 : 0;
        worth += objective == Objective.OWN_WIN ? winner == seat ? 1 : 0 : payoff;
        least.add(payoff);
        greatest.add(payoff);
    }

    private void known(double equity) {
        mixed = known.endgames().filter(SolvedGame::drawn).isPresent()
                || !game.payoffs().isWinOnly();
        endedByTable++;
        wonByTable += equity;
        worth += equity;
        least.add(equity);
        greatest.add(equity);
    }

    private double ended() {
        return Math.max(1, matches - stopped);
    }

    /** How often the seat won of the matches that ended; null where a table does not say how often. */
    @Nullable
    Double win() {
        return mixed ? null : Double.valueOf((wins + wonByTable) / ended());
    }

    /** How often it lost, likewise. */
    @Nullable
    Double lose() {
        return mixed ? null : Double.valueOf((losses + endedByTable - wonByTable) / ended());
    }

    /** How often neither, likewise. */
    @Nullable
    Double draw() {
        return mixed ? null : Double.valueOf((matches - stopped - wins - losses - endedByTable) / ended());
    }

    private boolean countsPayoffs() {
        return objective == Objective.ZERO_SUM && !game.payoffs().isWinOnly();
    }

    /** The mean payoff of the matches that ended; for own-win, how often the seat won. */
    double score() {
        return worth / ended();
    }

    /** Where a 95 % interval of that begins. */
    double lower() {
        return countsPayoffs()
                ? least.interval().map(Interval::low).orElse(game.payoffs().least())
                : new Proportion(worth, matches).interval().low();
    }

    /** Where it ends. */
    double upper() {
        return countsPayoffs()
                ? greatest.interval().map(Interval::high).orElse(game.payoffs().greatest())
                : new Proportion(worth + stopped, matches).interval().high();
    }
}
