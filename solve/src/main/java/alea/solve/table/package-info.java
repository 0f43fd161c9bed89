/** Solved games and half-solved ones as files; docs/tables.md describes them. */
@NullMarked
package alea.solve.table;

import org.jspecify.annotations.NullMarked;
