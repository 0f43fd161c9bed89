/** What takes {@code alea} long, over a cluster: work as texts to its machines, bytes back, folded in order. */
@NullMarked
package alea.spark;

import org.jspecify.annotations.NullMarked;
