/** The matches of a server: those that are open, what is shown of them, and the files in which they are kept. */
@NullMarked
package alea.web.match;

import org.jspecify.annotations.NullMarked;
