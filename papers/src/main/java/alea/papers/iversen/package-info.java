/** "Q-Learning - Ludo" (Iversen, SDU 2021), measured again. */
@NullMarked
package alea.papers.iversen;

import org.jspecify.annotations.NullMarked;
