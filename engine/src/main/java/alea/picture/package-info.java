/**
 * How games look: a game describes its board once, as cells, pieces and words, and whoever shows it (a terminal, a
 * page) draws that. A game's own jar brings its drawing.
 */
@NullMarked
package alea.picture;

import org.jspecify.annotations.NullMarked;
