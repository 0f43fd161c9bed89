/** Q-learning as in Iversen's "Q-Learning - Ludo" (sections 2.1 to 2.3): its tables, its training in two readings, its player. */
@NullMarked
package alea.learn.q;

import org.jspecify.annotations.NullMarked;
