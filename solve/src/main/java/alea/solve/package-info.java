/**
 * Exact values of games small enough: how their states are numbered, and what a solver answers.
 *
 * <p>{@link alea.solve.graph} solves anything that fits into memory as a graph; packages of single games have forms
 * that need less memory and time.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.solve;

import org.jspecify.annotations.NullMarked;
