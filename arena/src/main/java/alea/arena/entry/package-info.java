/** Players by name, as people enter them: on the command line, in a file, as a folder of programs. */
@NullMarked
package alea.arena.entry;

import org.jspecify.annotations.NullMarked;
