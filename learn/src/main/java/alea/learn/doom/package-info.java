/** What networks see of Dice of Doom. */
@NullMarked
package alea.learn.doom;

import org.jspecify.annotations.NullMarked;
