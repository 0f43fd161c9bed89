/**
 * The contract between games, strategies and whoever drives them: positions made of decision and chance nodes, numbered
 * options, policies, reproducible dice, specs, and the registry that finds games and strategies by name.
 */
@NullMarked
package alea.game;

import org.jspecify.annotations.NullMarked;
