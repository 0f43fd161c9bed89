/** The player that takes an option that is best by a table. */
@NullMarked
package alea.solve.player;

import org.jspecify.annotations.NullMarked;
