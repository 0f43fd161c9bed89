/**
 * Many matches of Ludo side by side. Eight lanes share a long, a byte each; arrays of longs hold the same pawn of all
 * lanes, and every operation is one small loop over such arrays, which the compiler turns into vector instructions.
 */
@NullMarked
package alea.ludo.lanes;

import org.jspecify.annotations.NullMarked;
