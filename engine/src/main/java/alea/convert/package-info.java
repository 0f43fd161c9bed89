/**
 * Positions as other engines keep them: a game's own jar brings what it knows of that.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.convert;

import org.jspecify.annotations.NullMarked;
