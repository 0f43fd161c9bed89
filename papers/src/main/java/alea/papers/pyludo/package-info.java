/** "Playing Ludo with AI" (Slettemark-Nielsen, SDU 2020), measured again. */
@NullMarked
package alea.papers.pyludo;

import org.jspecify.annotations.NullMarked;
