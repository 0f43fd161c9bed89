/**
 * How matches are played: who sits where, from which random streams, and the loop that drives a position with
 * strategies and dice, and writes down what was taken.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.match;

import org.jspecify.annotations.NullMarked;
