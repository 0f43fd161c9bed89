/** JSON as Alea writes and reads it, in one place. */
@NullMarked
package alea.cli.json;

import org.jspecify.annotations.NullMarked;
