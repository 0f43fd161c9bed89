package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.Locale;

/** What the document computes with pencil and paper, and the terms of its formulas. */
final class Arithmetic {
    private Arithmetic() {}

    static void chaseTable(Lab lab, Notebook notebook) {
        for (int roll = 1; roll <= 6; roll++) {
            double atLeast = (7 - roll) / 6.0;
            notebook.equal("r" + roll, Measured.exact(atLeast), 0, "");
            notebook.equal("c" + roll, Measured.exact(atLeast / 2), 0, "");
        }
        notebook.statement("linear", true, "(7 - roll) / 12 for every roll");
        notebook.finding(
                "c0",
                Measured.exact(0.5),
                Verdict.WRONG,
                "the column's own formula gives 1/2: that the chase goes on is certain, that it succeeds is not");
        notebook.note(
                "The table is right as arithmetic. The half in it is the assumption of section 10.5, which ludo.chase works out.");
    }

    static void danger(Lab lab, Notebook notebook) {
        notebook.equal("sixth", Measured.exact(1.0 / 6), 0, "");
        notebook.equal("window", Measured.exact(6), 0, "");
        double five = Math.pow(0.5, 5) / 6;
        int window = 6;
        double six = Math.pow(0.5, (double) (6 % window)) / 6;
        notebook.finding(
                "formula",
                Measured.text(String.format(Locale.ROOT, "danger %.4f at distance 5 but %.4f at 6 and 12", five, six)),
                Verdict.WRONG,
                "the remainder of a division by six halves with every square and begins again at every sixth; what the text describes is the quotient "
                        + "((distance - 1) / 6 rounded down), which Alea plays as the standard. With opponent - pawn the difference is negative besides. "
                        + "Other readings are keys of defensive: decay=mod, python, floor, java");
        notebook.equal(
                "each",
                Measured.exact(1.0 / 6),
                0,
                "each alone; but pawns of one opponent share its roll, so two at different distances strike with 2/6 and not with 1 - (5/6)^2 = 11/36");
        notebook.equal(
                "overtaken", Measured.exact(1.0 / 6), 0, "on a square that is not safe, by one pawn, in its next roll");
        notebook.statement(
                "least-risk",
                true,
                "with both pawns in the window and both moves leading out of it, what remains at risk is 1/6 of the progress of the pawn that stays");
        notebook.statement("safe", true, "by rule 11 of section 2.1");
        int games = lab.games(2_000, 20_000);
        Decisions.Count stays = Decisions.of(lab, "defensive", "fast", games, Decisions::leavesIntoDanger);
        Decisions.Count prose = Decisions.of(lab, "defensive-prose", "fast", games, Decisions::leavesIntoDanger);
        notebook.finding(
                "stays",
                rate(stays, "it goes out in %.4f of such decisions"),
                stays.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                String.format(
                        Locale.ROOT,
                        "decisions against fast. This is the pseudocode of section 11.1, which counts the progress of a pawn on a safe square as danger and so moves "
                                + "the foremost; defensive-prose, which takes the least risk after the move, goes out in %.4f",
                        prose.share()));
        Chase.Gain gain = Chase.gain(lab, "defensive-prose", "fast", games);
        notebook.more(
                "progress",
                gain.measured(),
                0,
                true,
                "squares that defensive-prose, the player of section 11.2, is ahead of fast at the end of a match, by half circuits");
        notebook.command("alea games ludo-simple");
        notebook.command(
                "alea arena ludo-simple defensive-prose fast --games %d --seed %d".formatted(2 * games, lab.seed()));
    }

    private static Measured rate(Decisions.Count count, String words) {
        return Measured.rate((double) count.yes(), count.kind()).as(String.format(Locale.ROOT, words, count.share()));
    }

    static void hybrid(Lab lab, Notebook notebook) {
        notebook.equal("extra", Measured.exact(3.5), 0, "squares of one roll; that it may strike again is left out");
        notebook.equal("kill-zero", Measured.exact(1), 0, "off the safe squares");
        int games = lab.games(2_000, 20_000);
        Decisions.Count leaves = Decisions.of(lab, "hybrid", "defensive", games, Decisions::leavesSafety);
        notebook.finding(
                "never-leaves",
                rate(leaves, "it leaves one in %.4f of such decisions"),
                leaves.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                "decisions of the whole strategy against defensive with pawns both on and off safe squares; the document speaks of the risk alone, and says that a reward can override it: so often it does");
        notebook.finding(
                "steps",
                Measured.text("no players for the single steps"),
                Verdict.CANNOT_TELL,
                "the document argues for each change alone and defines no player for it; the whole is measured as ludo.dominance: hybrid beats both, and strike, "
                        + "which has none of the steps, loses to it only narrowly");
        notebook.statement("constant", true, "four pawns of at most twelve opponents each, whatever the position");
    }
}
