/** The State Transition Function of Soltani, as Iversen's "Q-Learning - Ludo" describes it (section 2.4). */
@NullMarked
package alea.learn.stf;

import org.jspecify.annotations.NullMarked;
