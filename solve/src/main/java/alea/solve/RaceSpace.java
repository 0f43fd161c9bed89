package alea.solve;

import alea.game.Game;
import alea.game.Position;

/**
 * The positions of a game of two seats from which on neither can do anything to the other: a race, in which each seat
 * plays for itself until the first is done and has won. No match leaves these positions again. How one seat stands is
 * a row, with what is remembered while it rolls.
 *
 * <p>A turn is all that a seat does until the other rolls: chance, a decision, and again where the rules let it.
 */
public interface RaceSpace {
    /** The game. */
    Game game();

    /** Which positions these are, in a few words. */
    String words();

    /** How many rows there are. Who is done is in none. */
    int rows();

    /**
     * The row in which a seat stands, or -1 where it is in none.
     *
     * @param position at a chance node
     * @param seat the one that rolls or the one that waits, of whom nothing is remembered
     */
    int row(Position position, int seat);

    /**
     * Makes {@code into} a position in which seat 0 is about to roll.
     *
     * @param rolling the row of seat 0
     * @param waiting a row of the other, with nothing remembered
     * @param into a position of the game, which is overwritten
     */
    void position(int rolling, int waiting, Position into);

    /** Whether seats wait in a row: nothing is remembered there. */
    boolean waits(int row);
}
