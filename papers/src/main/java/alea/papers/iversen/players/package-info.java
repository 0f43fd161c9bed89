/**
 * The players that only "Q-Learning - Ludo" needs: its 24-bit states as its text and its code have them, its tables and
 * rewards, Soltani's State Transition Function, with what trains them.
 */
@NullMarked
package alea.papers.iversen.players;

import org.jspecify.annotations.NullMarked;
