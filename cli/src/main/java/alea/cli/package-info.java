/** The command {@code alea}. */
@NullMarked
package alea.cli;

import org.jspecify.annotations.NullMarked;
