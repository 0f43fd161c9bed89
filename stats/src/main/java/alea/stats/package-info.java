/**
 * Says what many matches have shown and how surely: rates and lengths with intervals, a sequential test that knows when
 * enough has been played, and ratings.
 *
 * <p>Rates, lengths and the test keep counts as integers, so that the same matches give the same figures to the last
 * bit, in whatever order and on however many threads they were played; ratings follow from such counts. Nothing here
 * draws a random number or reads a clock. Every interval is a two-sided 95 % interval, see
 * {@link alea.stats.Interval}.
 */
@NullMarked
package alea.stats;

import org.jspecify.annotations.NullMarked;
