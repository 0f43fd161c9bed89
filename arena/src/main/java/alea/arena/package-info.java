/** Many matches in parallel, and honest statistics on them. */
@NullMarked
package alea.arena;

import org.jspecify.annotations.NullMarked;
