/** Positions as pyludo's players see them. */
@NullMarked
package alea.learn.pyludo;

import org.jspecify.annotations.NullMarked;
