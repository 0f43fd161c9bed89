/** The atlas of rules: what every house rule does to a match. */
@NullMarked
package alea.papers.atlas;

import org.jspecify.annotations.NullMarked;
