/**
 * The cross-and-circle family as people play it: pawns that go round a ring and home, by dice or cowries. A set of
 * rules is a value, {@link alea.cross.CrossRules}, made of parts that hold numbers and choices only; {@link
 * alea.cross.PlainCross} carries it out as it reads, {@link alea.cross.CrossPosition} does the same fast, and so does
 * {@link alea.cross.HandPosition} where a throw leaves several values in hand. Every game that is offered is such a
 * value with the keys that change it.
 */
@NullMarked
package alea.cross;

import org.jspecify.annotations.NullMarked;
