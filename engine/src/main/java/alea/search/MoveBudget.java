package alea.search;

import alea.game.Key;
import alea.game.Settings;

/**
 * How long a strategy may think about a move: so many steps, or so many milliseconds. What is decided by the clock
 * is another thing in every run; all else is reproducible. The one place where the engine knows time.
 */
final class MoveBudget {
    /** The key {@code time}, which every strategy with a budget has. */
    static final Key TIME = Key.range(
            "time", "milliseconds for a move instead; 0: none (not reproducible when given)", 0, 3_600_000, 0);

    private static final long NANOS = 1_000_000;
    /** The clock is read once in so many steps. */
    private static final int EVERY = 16;

    private final long steps;
    private final long nanos;
    private long done;
    private long began;
    private boolean spent;

    /**
     * A budget.
     *
     * @param steps how many, when there is no time
     * @param millis how long; 0 for no matter how long
     */
    MoveBudget(long steps, long millis) {
        this.steps = steps;
        nanos = millis * NANOS;
    }

    static MoveBudget of(Settings settings, String stepsKey) {
        return new MoveBudget(settings.number(stepsKey), settings.number(TIME.name()));
    }

    /** Begins a move. */
    void begin() {
        done = 0;
        spent = false;
        began = nanos > 0 ? System.nanoTime() : 0;
    }

    /** Takes a step; false when there is none left. */
    boolean step() {
        if (nanos == 0) {
            return done++ < steps;
        }
        if (done++ % EVERY == EVERY - 1) {
            spent |= System.nanoTime() - began >= nanos;
        }
        return !spent;
    }
}
