/**
 * Hypergammon, backgammon with three checkers a side: its rules, plain and fast, two players, a numbering of its
 * states and a solver, what networks see of it, and its board. All that Alea offers works with it when the jar is on
 * the class path.
 */
@NullMarked
package hypergammon;

import org.jspecify.annotations.NullMarked;
