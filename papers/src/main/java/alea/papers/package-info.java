/**
 * What a document published, what Alea measured, and the verdict with its rule. Documents have packages of their own;
 * {@code alea.papers.run} knows them all.
 */
@NullMarked
package alea.papers;

import org.jspecify.annotations.NullMarked;
