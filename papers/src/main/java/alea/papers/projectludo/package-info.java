/** Project LUDO: what it computes and what it says to have proved, on its own game. */
@NullMarked
package alea.papers.projectludo;

import org.jspecify.annotations.NullMarked;
