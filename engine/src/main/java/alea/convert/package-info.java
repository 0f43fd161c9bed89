/** Positions as other engines keep them: a game's own jar brings what it knows of that. */
@NullMarked
package alea.convert;

import org.jspecify.annotations.NullMarked;
