/** The contract between games, strategies and whoever drives a match. */
@NullMarked
package alea.game;

import org.jspecify.annotations.NullMarked;
