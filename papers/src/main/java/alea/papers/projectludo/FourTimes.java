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
        long[] n = Strikes.of(lab, "ludo-simple", "fast", "random", games);
        long matches = 2L * games;
        int b = Strikes.SIZE;
        notebook.equal("step", Measured.exact(3.5), 0, "");
        notebook.equal("quarter", Measured.exact(0.25), 0, "while all four pawns are under way");
        notebook.equal("faster", Measured.exact(4), 0, "the same total, given to one pawn and not to four");
        notebook.equal(
                "risk",
                ratio(n[Strikes.SUFFERED], n[b + Strikes.SUFFERED]),
                0.05,
                "strikes that fast suffers for each that random suffers, when they play each other: fewer than a quarter");
        notebook.equal(
                "captured",
                Measured.rate((double) n[Strikes.PAWNS_STRUCK], 4 * matches),
                0.03,
                "share of fast's pawns that are struck at least once in a match against random; pawns of a match are not quite independent");
        notebook.equal(
                "none",
                Measured.rate((double) n[Strikes.UNSTRUCK], matches),
                0.03,
                "matches in which random strikes none of fast's pawns");
        double fast = n[Strikes.LOST] / (double) n[Strikes.SUFFERED];
        double random = n[b + Strikes.LOST] / (double) n[b + Strikes.SUFFERED];
        notebook.equal(
                "damage",
                spread(fast / random, n[Strikes.SUFFERED], n[b + Strikes.SUFFERED], 0.7),
                0.3,
                String.format(
                        Locale.ROOT, "a strike costs fast %.1f squares and random %.1f on average", fast, random));
        notebook.equal(
                "chance",
                ratio(n[b + Strikes.SUFFERED], n[Strikes.SUFFERED]),
                0.05,
                "strikes that fast makes for each that random makes: not fewer, but several times more, since a pawn that runs comes by many that stand");
        double odds = n[Strikes.WON] / (double) n[b + Strikes.WON];
        notebook.more(
                "better",
                spread(odds, n[Strikes.WON], n[b + Strikes.WON], 1),
                4,
                false,
                "matches that fast wins for each that random wins; the document does not say what four times better is, and its way there is no proof");
        notebook.table(
                "A match of fast against random, on average",
                List.of("", "rolls", "strikes suffered", "squares lost by them", "matches won"),
                List.of(row("fast", n, 0, matches), row("random", n, b, matches)));
        notebook.command("alea arena ludo-simple fast random --games %d --seed %d".formatted(matches, lab.seed()));
    }

    private static List<String> row(String name, long[] n, int from, long matches) {
        return List.of(
                name,
                mean(n[from + Strikes.ROLLS], matches),
                mean(n[from + Strikes.SUFFERED], matches),
                mean(n[from + Strikes.LOST], matches),
                mean(n[from + Strikes.WON], matches));
    }

    private static String mean(long sum, long of) {
        return String.format(Locale.ROOT, "%.3f", sum / (double) of);
    }

    /** A ratio of two counts. */
    private static Measured ratio(long a, long b) {
        return spread(a / (double) b, a, b, 1.5);
    }

    /**
     * A ratio with a standard error by the delta method.
     *
     * @param wide how much wider than those of independent counts the errors are taken to be, since strikes of a match come together
     */
    private static Measured spread(double ratio, long a, long b, double wide) {
        double error = ratio * wide * Math.sqrt(1.0 / a + 1.0 / b);
        long count = Math.min(a, b);
        return Measured.mean(ratio, error * Math.sqrt((double) count), count);
    }
}
