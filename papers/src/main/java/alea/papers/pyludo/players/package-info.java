/**
 * The players that only "Playing Ludo with AI" needs: what a pyludo player sees before it moves, its networks, exact
 * and fast, and the fellow student's Q-table, with what trains them.
 */
@NullMarked
package alea.papers.pyludo.players;

import org.jspecify.annotations.NullMarked;
