/** Whether dice are fair, by what they showed. */
@NullMarked
package alea.analysis.dice;

import org.jspecify.annotations.NullMarked;
