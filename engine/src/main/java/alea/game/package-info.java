/**
 * The contract between games, strategies and whoever drives them: positions made of decision and chance nodes, numbered
 * options, policies, reproducible dice, specs, and the registry that finds games and strategies by name.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.game;

import org.jspecify.annotations.NullMarked;
