/**
 * Temporal-difference learning: value networks that learn from games against themselves, and the players made of
 * them.
 */
@NullMarked
package alea.learn.td;

import org.jspecify.annotations.NullMarked;
