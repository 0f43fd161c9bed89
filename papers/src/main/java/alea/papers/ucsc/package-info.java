/** LUDO like UCSC: traditional Ludo, LUDO-CS, its players and its messages. */
@NullMarked
package alea.papers.ucsc;

import org.jspecify.annotations.NullMarked;
