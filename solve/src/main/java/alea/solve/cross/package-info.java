/** Games on a cross or a ring: how many states they have. They are solved as any game is, over the positions found. */
@NullMarked
package alea.solve.cross;

import org.jspecify.annotations.NullMarked;
