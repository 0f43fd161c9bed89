/** Dice of Doom: its boards by code, and a solver that works through the codes in the order in which attacks go. */
@NullMarked
package alea.solve.doom;

import org.jspecify.annotations.NullMarked;
