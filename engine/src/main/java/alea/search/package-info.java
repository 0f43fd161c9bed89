/**
 * Strategies that work for any game: simple ones, Monte Carlo, and searches that know chance.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.search;

import org.jspecify.annotations.NullMarked;
