/** How Iversen's "Q-Learning - Ludo" sees a LUDOPy position: its 24 bits, what it expects of a move, and its reward. */
@NullMarked
package alea.learn.iversen;

import org.jspecify.annotations.NullMarked;
