/**
 * Whole matches as text: written, read, and verified against the rules and the dice.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.arena.record;

import org.jspecify.annotations.NullMarked;
