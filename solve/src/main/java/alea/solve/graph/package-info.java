/**
 * Games as graphs of positions, and what can be worked out on them exactly: values between bounds, the result of given
 * policies, best responses, Markov chains.
 */
@NullMarked
package alea.solve.graph;

import org.jspecify.annotations.NullMarked;
