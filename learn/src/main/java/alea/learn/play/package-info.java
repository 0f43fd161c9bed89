/** Matches that trainers count wins of: many, in shuffled seats, the same on any number of threads. */
@NullMarked
package alea.learn.play;

import org.jspecify.annotations.NullMarked;
