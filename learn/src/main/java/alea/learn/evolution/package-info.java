/**
 * Evolution of whatever {@linkplain alea.learn.evolution.SpeciesPlugin species} there are, as in "Playing Ludo with AI"
 * (section 2.2): selection, recombination, mutation, and the choice of the best.
 */
@NullMarked
package alea.learn.evolution;

import org.jspecify.annotations.NullMarked;
