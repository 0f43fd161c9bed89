/** Ludo with two seats or one pawn each: its states by rank, and a solver that works on whole rows of them. */
@NullMarked
package alea.solve.ludo;

import org.jspecify.annotations.NullMarked;
