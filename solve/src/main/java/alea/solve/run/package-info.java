/**
 * Solving a game from its spec: which solver fits it, what that will take, driving it, keeping what is half done, and
 * averages.
 */
@NullMarked
package alea.solve.run;

import org.jspecify.annotations.NullMarked;
