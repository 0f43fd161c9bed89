/**
 * Rule sets as files: reading and checking them, writing them, the games that they make, and the examples of play
 * that stand in them. What a file may say follows from the keys of a {@link alea.game.RuleFamily}.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.rules;

import org.jspecify.annotations.NullMarked;
