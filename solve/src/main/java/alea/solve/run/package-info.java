/**
 * Solving a game from its spec: which solver fits it, what that will take, driving it, keeping what is half done, and
 * averages.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.solve.run;

import org.jspecify.annotations.NullMarked;
