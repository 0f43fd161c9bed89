/** The results store: every match of every saved arena run, in one DuckDB file. */
@NullMarked
package alea.arena.store;

import org.jspecify.annotations.NullMarked;
