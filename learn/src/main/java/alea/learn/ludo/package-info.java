/** What networks see of Ludo. */
@NullMarked
package alea.learn.ludo;

import org.jspecify.annotations.NullMarked;
