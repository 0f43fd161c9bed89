package alea.game;

/**
 * Heuristic evaluation: estimates a seat's final payoff. A search calls it where it cannot look on to the end. One
 * instance serves one thread; it may keep scratch memory.
 */
@FunctionalInterface
public interface HeuristicEvaluation {
    /**
     * An estimate within the {@link Game#payoffs} of the game; all seats together have what their payoffs sum to.
     *
     * @param position at any node that is not over; left as it was
     */
    double of(Position position, int seat);
}
