package alea.solve.doom;

import alea.solve.Archive;
import alea.solve.doom.DoomTurns.Change;

/**
 * Foretells where values go whose changes shrink by the same factor in every period of some sweeps, as they do when
 * one cycle of positions outlasts the others: Aitken's extrapolation, from period to period.
 */
final class Steady {
    static final int LONGEST = 12;
    private static final int KEPT = 3 * LONGEST + 2;
    /** How far factors may differ, as a part of what is left of the changes. */
    private static final double CLOSE = 0.03;

    /** The last changes, the latest first. */
    private final double[] down = new double[KEPT];

    private final double[] up = new double[KEPT];
    private long known;

    /** Takes note of a change. */
    void add(Change change) {
        System.arraycopy(down, 0, down, 1, KEPT - 1);
        System.arraycopy(up, 0, up, 1, KEPT - 1);
        down[0] = change.down();
        up[0] = change.up();
        known++;
    }

    /** The shortest period after which changes have shrunk by the same factor all along; 0 when there is none. */
    int period() {
        for (int period = 1; period <= LONGEST && 2 * period + 2 <= known; period++) {
            if (steady(period)) {
                return period;
            }
        }
        return 0;
    }

    /** Whether changes have shrunk by the same factor all along after a period. */
    boolean steady(int period) {
        double factor = factor(period);
        double tolerance = CLOSE * (1 - factor);
        boolean steady = factor < 1;
        for (int i = 0; i <= period + 1 && steady; i++) {
            steady = Math.abs(down[i] / down[i + period] - factor) <= tolerance
                    && Math.abs(up[i] / up[i + period] - factor) <= tolerance;
        }
        return steady;
    }

    private double factor(int period) {
        return (up[0] - down[0]) / (up[period] - down[period]);
    }

    /** The sum of all changes to come, as a multiple of those of the last period. */
    double rest(int period) {
        return factor(period) / (1 - factor(period));
    }

    /** Forgets what it knows. */
    void clear() {
        known = 0;
    }

    void archive(Archive archive) {
        archive.doubles(down);
        archive.doubles(up);
        known = archive.count(Math.toIntExact(known), Integer.MAX_VALUE);
    }
}
