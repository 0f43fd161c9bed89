/** What networks see of the cross-and-circle family. */
@NullMarked
package alea.learn.cross;

import org.jspecify.annotations.NullMarked;
