package alea.game;

/**
 * Guesses what a match will be worth, for searches that cannot look on to its end. One instance serves one thread; it may keep
 * scratch memory.
 */
@FunctionalInterface
public interface Outlook {
    /**
     * A guess within the {@link Game#payoffs} of the game; all seats together have what their payoffs sum to.
     *
     * @param position at any node that is not over; left as it was
     */
    double of(Position position, int seat);
}
