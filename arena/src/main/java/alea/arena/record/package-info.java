/** Whole matches as text: written, read, and verified against the rules and the dice. */
@NullMarked
package alea.arena.record;

import org.jspecify.annotations.NullMarked;
