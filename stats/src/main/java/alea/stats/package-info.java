/**
 * Says what many matches or trainings have shown and how surely, in numbers alone; it knows no game. Rates, lengths and
 * means with intervals; whether something is more than something else, for large samples ({@link alea.stats.Gauss}),
 * small ones ({@link alea.stats.Welch}) and few counts ({@link alea.stats.Counts}), for several at once
 * ({@link alea.stats.Holm}), or while matches are played ({@link alea.stats.Sprt}); and ratings.
 *
 * <p>Rates, lengths and the sequential test keep counts as integers, so that the same matches give the same figures to
 * the last bit, in whatever order and on however many threads they were played; ratings follow from such counts.
 * Nothing here draws a random number or reads a clock. Every interval is a two-sided 95 % interval, see
 * {@link alea.stats.Interval}.
 *
 * @apiNote Stable: what compiles against this package goes on to, until the second number of the version changes.
 */
@NullMarked
package alea.stats;

import org.jspecify.annotations.NullMarked;
