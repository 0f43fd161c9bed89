/**
 * JMH benchmarks, the hand-written loop that they compare the engine with, a short table of both, and how quickly the
 * web application starts and answers.
 */
@NullMarked
package alea.bench;

import org.jspecify.annotations.NullMarked;
