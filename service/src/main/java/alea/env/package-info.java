/** Many matches at once that another program steps through, over a file that both have mapped into memory. */
@NullMarked
package alea.env;

import org.jspecify.annotations.NullMarked;
