/** Q-learning: the trainer of whatever agents there are. */
@NullMarked
package alea.learn.q;

import org.jspecify.annotations.NullMarked;
