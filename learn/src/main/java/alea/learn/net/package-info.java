/** The networks of "Playing Ludo with AI": how their numbers are laid out, what they are worth to a position, and fast. */
@NullMarked
package alea.learn.net;

import org.jspecify.annotations.NullMarked;
