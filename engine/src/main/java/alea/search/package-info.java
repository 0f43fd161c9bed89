/** Strategies that work for any game. */
@NullMarked
package alea.search;

import org.jspecify.annotations.NullMarked;
