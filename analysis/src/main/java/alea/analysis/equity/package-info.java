/** What positions are worth to every seat, by strategies that say so. */
@NullMarked
package alea.analysis.equity;

import org.jspecify.annotations.NullMarked;
