package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import alea.report.Plots;
import alea.report.Series;
import java.util.List;

/**
 * Section 10.3: the probability that a pawn which runs lands on a given square. It obeys u(n) = (u(n-1) + ... +
 * u(n-6)) / 6.
 */
final class Landing {
    private Landing() {}

    static void measure(Lab lab, Notebook notebook) {
        double[] u = landing();
        double mean = 0;
        double low = 1;
        double high = 0;
        for (int square = 1; square < 52; square++) {
            mean += u[square] / 51;
            low = Math.min(low, u[square]);
            high = Math.max(high, u[square]);
        }
        notebook.finding(
                "likelihood",
                Measured.exact(mean),
                Math.abs(mean - 2.0 / 7) < 0.01 ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("likelihood", low, high, u[51]));
        notebook.finding(
                "bypass", Measured.exact(1 - mean), Math.abs(mean - 2.0 / 7) < 0.01 ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.equal("least", Measured.exact(6), 0);
        notebook.equal("expected", Measured.exact(3.5), 0, "");
        notebook.equal("turn", Measured.exact(1), 0);
        notebook.equal("damage-least", Measured.exact(1), 0);
        notebook.equal("loss", Measured.exact(3.5 * 2 / 7), 0, "");
        int games = lab.games(5_000, 50_000);
        StrikeCounts.Counted counted = StrikeCounts.of(lab, "ludo-simple", "strike", "fast", games);
        int b = StrikeCounts.SIZE;
        Measured lost = counted.measured(c -> c[b + StrikeCounts.LOST] / (double) c[b + StrikeCounts.SUFFERED]);
        notebook.finding("damage", lost, Math.abs(lost.number() - 26) <= 3 ? Verdict.AGREES : Verdict.DIFFERS);
        double[] x = new double[51];
        double[] y = new double[51];
        double[] line = new double[51];
        for (int i = 0; i < 51; i++) {
            x[i] = i + 1;
            y[i] = u[i + 1];
            line[i] = 2.0 / 7;
        }
        notebook.plot(Plots.lines(
                "landing",
                "Probability that a pawn which runs lands on a square",
                "squares from its start",
                "probability",
                List.of(
                        Series.of("exact", x, y),
                        new Series("2/7, published", Series.of("", x, line).points(), true))));
        notebook.note("By symmetry is the right idea: 2/7 is the limit, and from the tenth square on all are within "
                + "0.02 of it.");
    }

    static double[] landing() {
        double[] u = new double[52];
        u[0] = 1;
        for (int square = 1; square < 52; square++) {
            for (int die = 1; die <= Math.min(6, square); die++) {
                u[square] += u[square - die] / 6;
            }
        }
        return u;
    }
}
