/** A league: many players, all pairings round by round, what is kept of it, and the standings. */
@NullMarked
package alea.arena.league;

import org.jspecify.annotations.NullMarked;
