package alea.cli;

import alea.analysis.dice.Fairness;
import alea.game.BadInput;
import alea.service.DiceLog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea dice}: whether dice are fair, by a log of what they showed. */
@Command(
        name = "dice",
        description = {
            "Whether dice are fair, by a log of what they showed.",
            "A log is a text of numbers, a CSV with a column roll, a record of alea, or a folder of such files. Exit "
                    + "code 1 where they are doubted."
        },
        footer = {"", "Examples: alea dice rolls.txt", "          alea dice records/ --json"})
final class DiceCommand implements Callable<Integer> {
    private static final int MOST = 10_000_000;
    private static final int SIX = 6;

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "FILE", description = "the log, or a folder of logs")
    private Path file;

    @Option(names = "--faces", paramLabel = "N", description = "faces of the die (standard: 6, or the highest roll)")
    private @Nullable Integer faces;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        DiceLog log = DiceLog.read(file, alea.registry());
        int[] rolls = log.rolls().stream().mapToInt(Integer::intValue).toArray();
        if (rolls.length == 0 || rolls.length > MOST) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has %,d rolls; they are 1..%,d", file, rolls.length, MOST));
        }
        int highest = log.rolls().stream().mapToInt(Integer::intValue).max().orElse(SIX);
        int sides = faces == null ? Math.max(SIX, highest) : faces;
        int least = Math.max(2, highest);
        if (sides < least || sides > DiceLog.MOST_FACES) {
            throw new BadInput(String.format(
                    Locale.ROOT, "--faces %d is not allowed; it is %d..%d", sides, least, DiceLog.MOST_FACES));
        }
        Fairness found = Fairness.of(rolls, sides);
        if (json.wanted()) {
            alea.console().json(found);
        } else {
            print(found, log.files(), alea.console().out());
        }
        return found.isDoubtful() ? Exit.NOT_MET : Exit.DONE;
    }

    private void print(Fairness found, int files, PrintWriter out) {
        out.println(String.format(
                Locale.ROOT, "%,d rolls from %s", found.rolls(), files == 1 ? file : files + " files in " + file));
        out.println();
        var rows = new Table(">face", ">came", ">share", "", "95 %");
        for (Fairness.Share share : found.shares()) {
            rows.row(
                    Numbers.plain(share.face()),
                    String.format(Locale.ROOT, "%,d", share.count()),
                    percent(share.share()),
                    "",
                    percent(share.ci95().getFirst()) + " .. "
                            + percent(share.ci95().getLast()));
        }
        rows.print(out);
        out.println(String.format(Locale.ROOT, "fair would be %s each", percent(1.0 / found.faces())));
        out.println();
        out.println("faces: " + words(found.facesP(), "all faces come as often", "some faces come more often"));
        out.println("pairs: "
                + words(
                        found.pairsP(),
                        "a roll does not depend on the one before",
                        "a roll depends on the one before, or faces differ"));
        out.println(String.format(
                Locale.ROOT,
                "longest streak: %d times %d, from roll %,d; fair dice show one as long in %s of such logs",
                found.streak().length(),
                found.streak().face(),
                found.streak().from(),
                percent(found.streak().chance())));
        out.println(String.format(
                Locale.ROOT,
                "longest drought: %,d rolls without a %d, from roll %,d; fair dice do in at most %s of such logs",
                found.drought().length(),
                found.drought().face(),
                found.drought().from(),
                percent(found.drought().chance())));
        out.println();
        out.println(
                found.isDoubtful()
                        ? "These dice are not fair, or these rolls are not all that were made: fair ones look like "
                                + "this, however long one waits for it, in less than 1 of 100 logs."
                        : "Nothing here speaks against these dice. Whoever looks after every roll and stops when it "
                                + "looks worst would find fair dice unfair in at most 1 of 100 logs.");
    }

    private static String words(double p, String fair, String unfair) {
        return String.format(
                Locale.ROOT,
                "%s (p = %s at any time)",
                2 * p < Fairness.DOUBT ? unfair : "nothing against that " + fair,
                p < 0.0001 ? "less than 0.0001" : String.format(Locale.ROOT, "%.4f", p));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * share);
    }
}
