package alea.solve;

import java.util.function.DoubleUnaryOperator;

/**
 * A solver of one game that is quicker than the graph, and what it takes.
 *
 * @param objective what the seats play for
 * @param words what it is, for people: {@code rows of Ludo}
 * @param cost what it costs
 * @param most the most states that it can have
 * @param bytes about how much memory it takes in all, by how far bounds may stay apart
 * @param maker begins to solve
 */
public record QuickSolver(
        Objective objective, String words, Cost cost, long most, DoubleUnaryOperator bytes, Maker maker) {
    /** Makes solvings. */
    @FunctionalInterface
    public interface Maker {
        /**
         * Begins.
         *
         * @param space the numbering
         * @param gap how far bounds may stay apart
         */
        Solving begin(Space space, double gap);
    }
}
