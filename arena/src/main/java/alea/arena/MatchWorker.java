package alea.arena;

import alea.match.Arbiter;
import alea.match.Control;
import alea.match.Trace;
import alea.match.Watcher;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where one thread plays matches of an arena: says who sits down in which, and writes down what came of it. */
final class MatchWorker implements AutoCloseable {
    private static final double[] NONE = {};
    private static final int[] NO_OPTIONS = {};

    private final ArenaSetup setup;
    private final List<int[]> lineups;
    private final Arbiter arbiter;
    private final Trace trace = new Trace();
    private final @Nullable Control control;
    private final @Nullable Watcher watcher;

    MatchWorker(ArenaSetup setup, @Nullable Control control) {
        this.setup = setup;
        this.control = control;
        watcher = control == null ? setup.traces() ? trace : null : setup.traces() ? trace.and(control) : control;
        lineups = setup.lineups();
        arbiter = new Arbiter(
                setup.game(), setup.game().start(), setup.players(), setup.seed(), setup.maxTurns(), setup.duplicate());
        arbiter.forfeits(setup.forfeit());
    }

    /** Plays match {@code number} of the arena. */
    MatchResult play(long number) {
        int lineup = (int) (number / setup.games());
        long inLineup = number % setup.games();
        int seats = setup.game().seats();
        int length = setup.round();
        long round = lineup * ((setup.games() + length - 1) / length) + inLineup / length;
        int[] seating =
                setup.seating().seats(lineups.get(lineup), seats, setup.seed(), round, (int) (inLineup % length));
        long deal = setup.duplicate() ? round : number;
        arbiter.play(number, deal, seating, watcher);
        return MatchResult.of(
                setup.game(),
                arbiter,
                number,
                lineup,
                deal,
                seating,
                setup.traces() ? trace.toArray() : NO_OPTIONS,
                control == null ? NONE : control.sum().clone());
    }

    @Override
    public void close() {
        arbiter.close();
    }
}
