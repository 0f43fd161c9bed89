/**
 * Races: how many turns a seat still needs when nobody can do anything to it any more, and who is done first, between
 * bounds.
 */
@NullMarked
package alea.solve.race;

import org.jspecify.annotations.NullMarked;
