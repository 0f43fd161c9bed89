package alea.learn.train;

import alea.file.WholeFile;
import alea.stats.Interval;
import alea.stats.Mean;
import alea.stats.Proportion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The report of a training: what was trained, and for each score the one that the training saw beside that on fresh
 * dice. A player is chosen for its score, so the score that it was chosen by flatters it: the winner's curse.
 */
public final class TrainingReport {
    /** The name of the file. */
    public static final String FILE = "report.txt";

    private final List<String> lines = new ArrayList<>();

    /** Adds a line of text. */
    public TrainingReport line(String text) {
        lines.add(text);
        return this;
    }

    /**
     * Adds a score, both ways.
     *
     * @param what of whom against whom, how seated
     * @param seen the wins that the training saw, of {@code seenGames}; no such games: it saw none
     * @param fresh the wins on dice that the training did not see, of {@code freshGames}
     */
    public TrainingReport score(String what, double seen, long seenGames, double fresh, long freshGames) {
        String now = rate(fresh, freshGames);
        lines.add(
                seenGames == 0
                        ? "%s: not tested in training; on fresh dice %s".formatted(what, now)
                        : String.format(
                                Locale.ROOT,
                                "%s: in training %s; on fresh dice %s; difference %+.4f",
                                what,
                                rate(seen, seenGames),
                                now,
                                fresh / freshGames - seen / seenGames));
        return this;
    }

    /** The same for scores without draws. */
    public TrainingReport score(String what, long seen, long seenGames, long fresh, long freshGames) {
        return score(what, (double) seen, seenGames, (double) fresh, freshGames);
    }

    /**
     * Adds what a match was worth on average, in a game that can be worth more than a win.
     *
     * @param what of whom against whom, how seated
     * @param seen what the training saw, if it saw any match
     * @param fresh the mean on dice that the training did not see
     */
    public TrainingReport payoff(String what, OptionalDouble seen, Mean fresh) {
        lines.add(String.format(
                Locale.ROOT,
                "%s: a match was worth %s%+.4f on fresh dice (%+.4f .. %+.4f, %,d games)",
                what,
                seen.isPresent() ? String.format(Locale.ROOT, "%+.4f in training and ", seen.getAsDouble()) : "",
                fresh.value(),
                fresh.value() - fresh.half(),
                fresh.value() + fresh.half(),
                fresh.count()));
        return this;
    }

    /**
     * Says how many matches were stopped, where any were: a score takes them as won by nobody, and that is not
     * known.
     */
    public TrainingReport stopped(long matches, int turns) {
        if (matches > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%,d matches were stopped at %,d turns: all that is said of wins counts them as won by nobody",
                    matches,
                    turns));
        }
        return this;
    }

    /** A rate without draws, as texts show it. */
    public static String rate(long wins, long games) {
        return rate((double) wins, games);
    }

    /** A rate with Wilson's 95 % interval, as texts show it. */
    public static String rate(double wins, long games) {
        Interval interval = new Proportion(wins, games).interval();
        return String.format(
                Locale.ROOT,
                "%.4f (%.4f .. %.4f, %,d games)",
                wins / (double) games,
                interval.low(),
                interval.high(),
                games);
    }

    /** The report so far. */
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Writes it into a folder. */
    public void write(Path folder) {
        WholeFile.write(folder.resolve(FILE), text());
    }
}
