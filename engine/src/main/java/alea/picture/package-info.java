/**
 * How games look: a game describes its board once, as cells, pieces and words, and whoever shows it (a terminal, a
 * page) draws that. A game's own jar brings its drawing.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.picture;

import org.jspecify.annotations.NullMarked;
