/**
 * The Ludo family of race games, the strategies of Project LUDO, and the players of pyludo. A dialect is a value,
 * {@link alea.ludo.Dialect}; {@link alea.ludo.PlainLudo} carries it out as the rules read, {@link
 * alea.ludo.LudoPosition} does the same fast, {@link alea.ludo.PyludoState} shows it in pyludo's numbers.
 */
@NullMarked
package alea.ludo;

import org.jspecify.annotations.NullMarked;
