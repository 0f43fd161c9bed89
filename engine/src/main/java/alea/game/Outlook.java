package alea.game;

/**
 * Guesses what a match will be worth, for searches that cannot look on to its end. One instance serves one thread; it may keep
 * scratch memory.
 */
@FunctionalInterface
public interface Outlook {
    /**
     * A guess: between 0 and 1, all seats together have 1.
     *
     * @param position at any node that is not over; left as it was
     */
    double of(Position position, int seat);
}
