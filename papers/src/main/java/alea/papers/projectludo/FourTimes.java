package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import java.util.List;
import java.util.Locale;

/** Section 9: fast against random, and what comes out of the fours and quarters when they play. */
final class FourTimes {
    private FourTimes() {}

    static void measure(Lab lab, Notebook notebook) {
        int games = lab.games(10_000, 100_000);
        StrikeCounts.Counted counted = StrikeCounts.of(lab, "ludo-simple", "fast", "random", games);
        long[] n = counted.all();
        long matches = 2L * games;
        int b = StrikeCounts.SIZE;
        notebook.equal("step", Measured.exact(3.5), 0, "");
        notebook.equal("move", Measured.exact(3.5 / 4), 0);
        notebook.equal("quarter", Measured.exact(0.25), 0);
        notebook.equal("faster", Measured.exact(4), 0);
        notebook.equal(
                "risk", counted.measured(c -> c[StrikeCounts.SUFFERED] / (double) c[b + StrikeCounts.SUFFERED]), 0.05);
        notebook.equal(
                "captured",
                counted.measured(c -> c[StrikeCounts.PAWNS_STRUCK] / (4.0 * StrikeCounts.Counted.matches(c))),
                0.03);
        notebook.equal("none", Measured.rate((double) n[StrikeCounts.UNSTRUCK], matches), 0.03);
        notebook.equal(
                "damage",
                counted.measured(c -> loss(c, 0) / loss(c, b)),
                0.3,
                notebook.reason("damage", loss(n, 0), loss(n, b)));
        notebook.equal(
                "chance",
                counted.measured(c -> c[b + StrikeCounts.SUFFERED] / (double) c[StrikeCounts.SUFFERED]),
                0.05);
        notebook.more(
                "better", counted.measured(c -> c[StrikeCounts.WON] / (double) c[b + StrikeCounts.WON]), 4, false);
        notebook.table(
                "A match of fast against random, on average",
                List.of("", "rolls", "strikes suffered", "squares lost by them", "matches won"),
                List.of(row("fast", n, 0, matches), row("random", n, b, matches)));
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple fast random --games %d --seed %d", matches, lab.seed()));
    }

    private static List<String> row(String name, long[] n, int from, long matches) {
        return List.of(
                name,
                mean(n[from + StrikeCounts.ROLLS], matches),
                mean(n[from + StrikeCounts.SUFFERED], matches),
                mean(n[from + StrikeCounts.LOST], matches),
                mean(n[from + StrikeCounts.WON], matches));
    }

    private static String mean(long sum, long of) {
        return String.format(Locale.ROOT, "%.3f", sum / (double) of);
    }

    /** Squares that a strike costs. */
    private static double loss(long[] counters, int from) {
        return counters[from + StrikeCounts.LOST] / (double) counters[from + StrikeCounts.SUFFERED];
    }
}
