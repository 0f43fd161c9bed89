/** JMH benchmarks. */
@NullMarked
package alea.bench;

import org.jspecify.annotations.NullMarked;
