/** NumPy's file format for arrays, so that Python users can exchange what they have trained. */
@NullMarked
package alea.learn.npy;

import org.jspecify.annotations.NullMarked;
