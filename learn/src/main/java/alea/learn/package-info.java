/** The player that is made from the file of a trained network, and the plug-in that brings it. */
@NullMarked
package alea.learn;

import org.jspecify.annotations.NullMarked;
