/**
 * Rule sets as files: reading and checking them, writing them, the games that they make, and the examples of play
 * that stand in them. What a file may say follows from the keys of a {@link alea.game.RuleFamily}.
 */
@NullMarked
package alea.rules;

import org.jspecify.annotations.NullMarked;
