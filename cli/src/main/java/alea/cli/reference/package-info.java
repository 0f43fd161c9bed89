/** Pages of the documentation that the program writes about itself, as Markdown. */
@NullMarked
package alea.cli.reference;

import org.jspecify.annotations.NullMarked;
