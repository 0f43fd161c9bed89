package alea.solve;

/**
 * A solved game: its table, wherever that is.
 *
 * @param space the states
 * @param objective what the seats play for
 * @param arrays the arrays of the table, see {@link Objective#arrays}
 * @param sweeps how often the table was gone through
 * @param gap the largest difference of the bounds; for {@link Objective#OWN_WIN} the last change of a probability
 */
public record Solution(Space space, Objective objective, Arrays arrays, long sweeps, double gap) {
    /** The elements of a table. */
    @FunctionalInterface
    public interface Arrays {
        /** An element. */
        double get(int array, long number);
    }

    /** What a solver has found out so far. */
    public static Solution of(Solving solving) {
        return new Solution(solving.space(), solving.objective(), solving::get, solving.sweeps(), solving.gap());
    }

    /** Values between bounds, of a zero-sum solution. Not for two threads at once. */
    public Values values() {
        if (objective != Objective.ZERO_SUM) {
            throw new IllegalStateException("there are no bounds for " + objective);
        }
        return new Values(space, n -> arrays.get(0, n), n -> arrays.get(1, n));
    }

    /** Probabilities, of a solution in which everybody maximises their own win. Not for two threads at once. */
    public Wins wins() {
        if (objective != Objective.OWN_WIN) {
            throw new IllegalStateException("there are no probabilities for " + objective);
        }
        return new Wins(space, arrays);
    }
}
