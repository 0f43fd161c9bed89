package alea.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How the states of one game are numbered, before anything is made that takes room, and the solvers that know these
 * numbers. A numbering without solvers of its own is solved as a graph.
 *
 * @param kind the class of its spaces; tables name it, so that none is read by another numbering
 * @param states how many numbers there are; may be too large for a {@code long}
 * @param maker makes the space
 * @param solvers quicker ones than the graph, at most one an objective
 */
public record Numbering(
        Class<? extends Space> kind, double states, Supplier<? extends Space> maker, List<QuickSolver> solvers) {

    /** A numbering alone. */
    public static Numbering of(Class<? extends Space> kind, double states, Supplier<? extends Space> maker) {
        return new Numbering(kind, states, maker, List.of());
    }

    /** The numbering, made. */
    public Space space() {
        return maker.get();
    }

    /** The quicker solver for an objective. */
    public Optional<QuickSolver> solver(Objective objective) {
        return solvers.stream().filter(s -> s.objective() == objective).findFirst();
    }
}
