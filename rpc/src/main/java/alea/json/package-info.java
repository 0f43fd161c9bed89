/** JSON as commands and protocol read and write it. */
@NullMarked
package alea.json;

import org.jspecify.annotations.NullMarked;
