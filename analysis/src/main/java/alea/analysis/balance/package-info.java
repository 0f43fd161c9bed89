/**
 * What a rule does to a match: variants of a game are played by the same players with the same dice, and the measures
 * of their matches compared, each with an interval; exactly, where a game is small enough. Games are known by the
 * contract alone. docs/balance.md defines every measure.
 */
@NullMarked
package alea.analysis.balance;

import org.jspecify.annotations.NullMarked;
