/** Q-tables that play. */
@NullMarked
package alea.learn.table;

import org.jspecify.annotations.NullMarked;
