/**
 * LUDO-CS, the Ludo of a programming assignment: pieces go both ways, blocks stop others, a mystery cell teleports.
 * {@link alea.ludocs.PlainLudoCs} carries the rules out as they read, {@link alea.ludocs.LudoCsPosition} does the
 * same fast, divided into a state, options, rules, events and a view; the four players of the sheet, its messages,
 * and scenarios that check an implementation are here, too.
 *
 * <p>Numbers such as CS-8 are the sheet's rules, those such as A16 its open questions; docs/ludo-cs.md lists both.
 */
@NullMarked
package alea.ludocs;

import org.jspecify.annotations.NullMarked;
