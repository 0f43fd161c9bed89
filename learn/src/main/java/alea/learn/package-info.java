/** Players made from files: trained networks and tables, and the plug-in that brings them. */
@NullMarked
package alea.learn;

import org.jspecify.annotations.NullMarked;
