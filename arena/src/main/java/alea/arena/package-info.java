/**
 * Many matches between strategies: who sits where, playing them on all cores, and what came of it.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.arena;

import org.jspecify.annotations.NullMarked;
