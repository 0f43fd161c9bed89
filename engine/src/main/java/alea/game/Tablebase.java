package alea.game;

/**
 * Knows for certain what some positions of a game are worth when everybody plays as well as can be: a table of solved
 * endgames, as a rule. One instance serves one thread.
 */
public interface Tablebase {
    /** No equity that is told is further from the truth than this part of what payoffs can differ by. */
    double CERTAIN = 5e-5;

    /**
     * Writes the equity of every seat, where it is known.
     *
     * @param position at any node that is not over; left as it was
     * @param into by seat; left as it was where nothing is known
     * @return whether it is known
     */
    boolean knows(Position position, double[] into);
}
