package alea.solve.ludo;

import alea.ludo.LudoGame;
import alea.solve.Space;

/**
 * Positions of Ludo before a roll, of two seats, as pairs of configurations: a row for the seat that waits, a column
 * for the one about to roll. With a configuration go the first so many of all configurations, and those that a move or
 * a strike leads to go with as many or more.
 */
sealed interface LudoPairs extends Space permits LudoSpace, LudoEndgame {
    @Override
    LudoGame game();

    /** How many configurations a seat that has not finished can have. */
    int rows();

    /** The progress of the pawns in a configuration, ascending. */
    int[] configuration(int row);

    /** The configuration of pawns, in any order; {@link #rows()} when all are home. */
    int configurationOf(int[] pawns);

    /** How many configurations of the other seat go with a configuration. */
    int columns(int row);

    /** The number of a row with the first column; the others follow. */
    long first(int row);

    /** The row of a number. */
    int row(long number);
}
