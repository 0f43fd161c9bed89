package alea.arena;

import alea.match.Arbiter;
import alea.match.Control;
import alea.match.LanesMaker;
import alea.match.MatchLanes;
import alea.match.Termination;
import alea.match.Trace;
import alea.match.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where one thread plays matches of an arena: says who sits down in which, and writes down what came of it. */
final class MatchWorker implements AutoCloseable {
    private static final double[] NONE = {};
    private static final int[] NO_OPTIONS = {};

    /** Matches that one thread plays before it hands over: a fraction of a millisecond of the fastest games. */
    private static final int BLOCK = 32;

    /** The same where many are played at once: the last of them leave most lanes idle. */
    private static final int LANES_BLOCK = 16_384;

    private final ArenaSetup setup;
    private final SeatPlan plan;
    private final Arbiter arbiter;
    private final Trace trace = new Trace();
    private final @Nullable Control control;
    private final @Nullable Watcher watcher;

    /** Plays where nobody watches; null where there are none that hold these matches. */
    private final @Nullable MatchLanes lanes;

    MatchWorker(ArenaSetup setup, @Nullable Control control) {
        this.setup = setup;
        this.control = control;
        watcher = control == null ? setup.traces() ? trace : null : setup.traces() ? trace.and(control) : control;
        plan = new SeatPlan(setup);
        arbiter = new Arbiter(
                setup.game(), setup.game().start(), setup.players(), setup.seed(), setup.maxTurns(), setup.dealing());
        arbiter.forfeits(setup.forfeit());
        lanes = setup.lanes() && watcher == null && setup.game().payoffs().isWinOnly()
                ? LanesMaker.installed(setup.game(), setup.players())
                        .map(Supplier::get)
                        .orElse(null)
                : null;
    }

    /** How many matches are worth to be played in one go, of so many for each thread. */
    int block(long share) {
        return lanes == null ? BLOCK : Math.clamp(share, lanes.width(), LANES_BLOCK);
    }

    /** Plays matches {@code from..to-1} of the arena; fewer where the thread is interrupted. */
    List<MatchResult> play(long from, long to) {
        if (lanes != null) {
            return sideBySide(lanes, from, to);
        }
        List<MatchResult> results = new ArrayList<>((int) (to - from));
        for (long number = from; number < to && !Thread.currentThread().isInterrupted(); number++) {
            results.add(play(number));
        }
        return results;
    }

    private List<MatchResult> sideBySide(MatchLanes lanes, long from, long to) {
        var results = new MatchResult[(int) (to - from)];
        lanes.play(setup.seed(), from, to, plan::seating, setup.maxTurns(), (number, winner, turns) -> {
            if (winner >= 0) {
                results[(int) (number - from)] = won(number, winner, turns);
            }
        });
        for (int i = 0; i < results.length; i++) {
            if (results[i] == null) {
                results[i] = play(from + i);
            }
        }
        return List.of(results);
    }

    private MatchResult won(long number, int winner, int turns) {
        return new MatchResult(
                number,
                plan.lineup(number),
                number,
                plan.seating(number),
                Termination.PLAYED,
                1 << winner,
                NONE,
                turns,
                List.of(),
                NO_OPTIONS,
                NONE);
    }

    /** Plays match {@code number} of the arena. */
    MatchResult play(long number) {
        int[] seating = plan.seating(number);
        long deal = plan.deal(number);
        arbiter.play(number, deal, seating, watcher);
        return MatchResult.of(
                setup.game(),
                arbiter,
                number,
                plan.lineup(number),
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
