package alea.solve.race;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The widest gap between bounds.
 *
 * @param gap as a chance to win; no gap is wider
 * @param rolling the row of the seat about to roll, in the widest that was found
 * @param waiting the row of the other
 */
public record RaceGap(double gap, int rolling, int waiting) {
    /** More than what distributions that are cut off add to a gap. */
    private static final double CUT = 1e-6;
    /** So many gaps are worked out; of the others it is known how wide they are at most. */
    private static final long MOST_PAIRS = 10_000_000;

    /**
     * The widest over all pairs of rows. A gap is the mean of what the policy of one seat leaves of what is possible,
     * over the turns that the other needs, and the same of the other. So it is at most the most that is left, and at
     * most all that is left times the likeliest number of turns, and most pairs need not be looked at.
     *
     * @param waits whether a seat can wait in a row
     */
    public static RaceGap widest(RaceTimes times, IntPredicate waits) {
        int rows = times.rows();
        double[] slack = IntStream.range(0, rows).mapToDouble(times::slack).toArray();
        double[] areas = IntStream.range(0, rows).mapToDouble(times::area).toArray();
        double[] peaks = IntStream.range(0, rows).mapToDouble(times::peak).toArray();
        int[] rolling = sorted(IntStream.range(0, rows), slack);
        int[] waiting = sorted(IntStream.range(0, rows).filter(waits), slack);
        var widest = new RaceGap(0, 0, 0);
        double most = 0;
        long pairs = 0;
        for (int row : rolling) {
            for (int other : waiting) {
                double known = Math.max(most, widest.gap);
                if (slack[row] + slack[other] + CUT <= known) {
                    break;
                }
                double bound = Math.min(slack[row], peaks[other] * areas[row])
                        + Math.min(slack[other], peaks[row] * areas[other])
                        + CUT;
                if (bound <= known) {
                    continue;
                }
                if (pairs++ >= MOST_PAIRS) {
                    most = bound;
                    continue;
                }
                double gap = times.gap(row, other);
                widest = gap > widest.gap ? new RaceGap(gap, row, other) : widest;
            }
        }
        return new RaceGap(Math.max(most, widest.gap), widest.rolling, widest.waiting);
    }

    private static int[] sorted(IntStream rows, double[] slack) {
        return rows.boxed()
                .sorted((a, b) -> Double.compare(slack[b], slack[a]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
