package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import alea.report.Plots;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A player alone (section 6): four pawns that each need 52 squares, where what a roll has too much at home is lost.
 * Every sequence of moves is one of the four laps after the other as far as rolls are concerned, so the fewest and
 * most rolls are those of a lap, four times.
 */
final class Solo {
    private static final int LAP = 52;
    private static final int PAWNS = 4;

    private Solo() {}

    static void measure(Lab lab, Notebook notebook) {
        double[] lap = rollsOfALap();
        double[] four = {1};
        for (int i = 0; i < PAWNS; i++) {
            four = convolve(four, lap);
        }
        int least = 0;
        while (four[least] == 0) {
            least++;
        }
        int most = four.length - 1;
        double mean = 0;
        NavigableMap<Integer, Long> shares = new TreeMap<>();
        for (int n = least; n <= most; n++) {
            mean += n * four[n];
            long share = Math.round(four[n] * 1e12);
            if (share > 0) {
                shares.put(n, share);
            }
        }
        notebook.equal("lump", Measured.exact(LAP * PAWNS), 0, "");
        notebook.statement("ends", true, String.format(Locale.ROOT, "after at most %d rolls", most));
        notebook.equal("most", Measured.exact(most), 0, "");
        notebook.finding("least", Measured.exact(least), Verdict.AGREES);
        notebook.note(String.format(
                Locale.ROOT,
                "Played by fast, a player alone needs %.4f rolls on average, exactly. A roll that is too much at "
                        + "home is lost, so others can need fewer or more on average, but never fewer than %d.",
                mean,
                least));
        notebook.plot(Plots.lengths(
                "rolls", "Rolls of a player alone, fast, exact", "rolls", Map.of("exact distribution", shares)));
    }

    /** How likely a pawn needs n rolls for its lap. */
    private static double[] rollsOfALap() {
        double[] rolls = new double[LAP + 1];
        double[] at = new double[LAP + 1];
        at[0] = 1;
        for (int n = 1; n <= LAP; n++) {
            double[] next = new double[LAP + 1];
            for (int square = 0; square < LAP; square++) {
                for (int die = 1; die <= 6; die++) {
                    next[Math.min(LAP, square + die)] += at[square] / 6;
                }
            }
            rolls[n] = next[LAP];
            next[LAP] = 0;
            at = next;
        }
        return rolls;
    }

    private static double[] convolve(double[] a, double[] b) {
        double[] sum = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                sum[i + j] += a[i] * b[j];
            }
        }
        return sum;
    }
}
