package alea.solve.race;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The widest gap between bounds.
 *
 * @param gap as a chance to win
 * @param rolling the row of the seat about to roll
 * @param waiting the row of the other
 */
public record RaceGap(double gap, int rolling, int waiting) {
    private static final RaceGap NONE = new RaceGap(0, 0, 0);

    /** More than what distributions that are cut off add to a gap. */
    private static final double CUT = 1e-6;

    /**
     * The widest over all pairs of rows. A gap is the mean of what the policy of one seat leaves of what is possible, over
     * the turns that the other needs, and the same of the other. So it is at most the most that is left, and at most all
     * that is left times the likeliest number of turns, and most pairs need not be looked at.
     *
     * @param waits whether a seat can wait in a row
     */
    public static RaceGap widest(RaceTimes times, IntPredicate waits) {
        double[] slack = IntStream.range(0, times.rows()).mapToDouble(times::slack).toArray();
        double[] areas = IntStream.range(0, times.rows()).mapToDouble(times::area).toArray();
        double[] peaks = IntStream.range(0, times.rows()).mapToDouble(times::peak).toArray();
        int[] rolling = sorted(IntStream.range(0, times.rows()), slack);
        int[] waiting = sorted(IntStream.range(0, times.rows()).filter(waits), slack);
        RaceGap widest = NONE;
        for (int row : rolling) {
            if (slack[row] + slack[waiting[0]] + CUT <= widest.gap) {
                break;
            }
            for (int other : waiting) {
                if (slack[row] + slack[other] + CUT <= widest.gap) {
                    break;
                }
                double most = Math.min(slack[row], peaks[other] * areas[row])
                        + Math.min(slack[other], peaks[row] * areas[other]);
                if (most + CUT <= widest.gap) {
                    continue;
                }
                double gap = times.gap(row, other);
                widest = gap > widest.gap ? new RaceGap(gap, row, other) : widest;
            }
        }
        return widest;
    }

    private static int[] sorted(IntStream rows, double[] slack) {
        return rows.boxed()
                .sorted((a, b) -> Double.compare(slack[b], slack[a]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
