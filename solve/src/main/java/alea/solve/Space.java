package alea.solve;

import alea.game.Game;
import alea.game.Position;

/**
 * The states of a game, numbered from 0. A position that has no number is worked out from those that it leads to, so a
 * space need only number enough of them: every way from a position without a number must come to one with a number, or to the
 * end, after a few options.
 */
public interface Space {
    /** The game. */
    Game game();

    /** How many numbers there are. */
    long states();

    /**
     * The number of the state that a position is in, or -1 when it has none.
     *
     * @param position not over
     */
    long number(Position position);

    /**
     * Makes {@code into} a position in a state.
     *
     * @param number {@code 0..states()-1}
     * @param into a position of the game, which is overwritten
     * @return whether there is one; some spaces have numbers that no legal position has
     */
    boolean position(long number, Position into);

    /**
     * Whether a number tells how a position looks to the seat that acts, but not which seat that is: the rules treat all
     * seats alike, and {@link #position} gives positions of seat 0.
     */
    boolean turned();

    /**
     * How far on a state is, in a unit of the space's own. Most options lead further on, and solvers work through what is furthest on first:
     * a good guess saves them sweeps, and changes nothing else. 0 for all states where nothing is known.
     */
    default int progress(long number) {
        return 0;
    }
}
