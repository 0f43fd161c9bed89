/**
 * The Ludo family of race games, and the strategies of Project LUDO. A dialect is a value, {@link alea.ludo.Dialect};
 * {@link alea.ludo.PlainLudo} carries it out as the rules read, {@link alea.ludo.LudoPosition} does the same fast.
 */
@NullMarked
package alea.ludo;

import org.jspecify.annotations.NullMarked;
