package alea.game;

/**
 * Picks an option at a decision. One instance serves one seat at a time and one thread; it may keep scratch memory.
 *
 * @see Policy
 */
@FunctionalInterface
public interface Strategy {
    /**
     * The option to take.
     *
     * @param position at a {@link Position#DECISION} node; must be left as it was
     * @param dice the random stream of this seat in this match, apart from the dice of the game
     * @return {@code 0..position.options()-1}
     * @throws Forfeit when it cannot answer and so loses the match
     */
    int choose(Position position, Dice dice);

    /**
     * Tells that a match begins. Only strategies with memory or in other processes need it.
     *
     * @param seat the seat that this instance will play
     * @param index the number of the match
     */
    default void begin(int seat, long index) {}

    /** Tells that the match is over; {@code position} is the last one. */
    default void end(Position position) {}
}
