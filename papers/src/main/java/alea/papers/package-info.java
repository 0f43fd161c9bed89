/**
 * What a document published, what Alea measured, and the verdict with its rule and its reasons. Documents have packages
 * of their own, and {@code players} below them where only they need some; {@code alea.papers.run} knows them all.
 */
@NullMarked
package alea.papers;

import org.jspecify.annotations.NullMarked;
