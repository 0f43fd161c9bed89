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

    /**
     * The widest over all pairs of rows. A gap is at most what the two policies leave of what is possible, so most pairs
     * need not be looked at.
     *
     * @param waits whether a seat can wait in a row
     */
    public static RaceGap widest(RaceTimes times, IntPredicate waits) {
        double[] slack =
                IntStream.range(0, times.rows()).mapToDouble(times::slack).toArray();
        int[] rolling = sorted(IntStream.range(0, times.rows()), slack);
        int[] waiting = sorted(IntStream.range(0, times.rows()).filter(waits), slack);
        RaceGap widest = NONE;
        for (int row : rolling) {
            if (slack[row] + slack[waiting[0]] <= widest.gap) {
                break;
            }
            for (int other : waiting) {
                if (slack[row] + slack[other] <= widest.gap) {
                    break;
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
