/** JMH benchmarks, the hand-written loop that they compare the engine with, and a short table of both. */
@NullMarked
package alea.bench;

import org.jspecify.annotations.NullMarked;
