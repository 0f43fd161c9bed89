/** Boards as pictures on pages. */
package alea.analysis.board;
