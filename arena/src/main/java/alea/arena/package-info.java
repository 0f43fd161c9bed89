/** Many matches between strategies: who sits where, playing them on all cores, and what came of it. */
@NullMarked
package alea.arena;

import org.jspecify.annotations.NullMarked;
