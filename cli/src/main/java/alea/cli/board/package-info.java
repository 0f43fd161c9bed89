/** Boards drawn as text, and moves in words. */
@NullMarked
package alea.cli.board;

import org.jspecify.annotations.NullMarked;
