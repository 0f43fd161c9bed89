package alea.solve;

import java.util.Locale;

/**
 * A game being solved, step by step. What it knows after a step depends on the number of steps alone, so a solve that
 * was kept in an {@link Archive} and goes on ends as one that was never stopped.
 *
 * <p>There is a table of some arrays, one element of each by state: see {@link Objective#arrays}.
 */
public interface Solving {
    /** The states. */
    Space space();

    /** What the seats play for. */
    Objective objective();

    /** Takes a step: one time through the tables, as a rule. */
    void refine();

    /** How often the tables were gone through. */
    int sweeps();

    /** What {@link #sweeps} counts, for people. */
    default String unit() {
        return "sweeps";
    }

    /**
     * How much is left to do: the largest difference of the bounds, or the last change of a probability where there
     * are no bounds.
     */
    double gap();

    /** How far it has come, in words. */
    default String progress() {
        return objective() == Objective.ZERO_SUM
                ? String.format(Locale.ROOT, "%,d sweeps, gap %.1e", sweeps(), gap())
                : String.format(Locale.ROOT, "%,d sweeps", sweeps());
    }

    /** Whether there are no further steps: they would change nothing. */
    default boolean done() {
        return false;
    }

    /** An element of an array, as {@link Objective#arrays} numbers them. */
    double get(int array, long number);

    /** Keeps everything that changes, or gets it back. */
    void archive(Archive archive);
}
