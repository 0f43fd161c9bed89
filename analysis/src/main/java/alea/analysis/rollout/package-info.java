/**
 * What the options of a decision are worth, found by playing matches on from each of them: with the same dice, balanced
 * over the first rolls, and with what was luck taken away.
 */
@NullMarked
package alea.analysis.rollout;

import org.jspecify.annotations.NullMarked;
