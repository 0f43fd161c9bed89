/** Strategies that work for any game: simple ones, Monte Carlo, and searches that know chance. */
@NullMarked
package alea.search;

import org.jspecify.annotations.NullMarked;
