package alea.game;

/**
 * Counts strikes: pieces that an option has taken, or sent back to where they begin, whatever a game calls that. One
 * instance serves one thread.
 */
@FunctionalInterface
public interface Strikes {
    /**
     * How many there were.
     *
     * @param before any node of a match; left as it was
     * @param after the position that one of its options led to; left as it was
     */
    int between(Position before, Position after);
}
