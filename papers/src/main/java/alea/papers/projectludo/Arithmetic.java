package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Verdict;
import java.util.Locale;

/** What the document computes with pencil and paper, and the terms of its formulas. */
final class Arithmetic {
    /** Both pawns are in reach of an opponent two squares behind; a three brings the first to safety. */
    private static final String TO_SAFETY = "5,30,H,H/-/29,2,H,H/- 0 3";

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
        notebook.finding(
                "independent",
                Measured.exact(2.0 / 6)
                        .as(
                                "2/6 = 0.3333 for two pawns of one opponent at different distances; the product has 11/36 = 0.3056"),
                Verdict.WRONG,
                "pawns of one opponent share its roll; the product holds for pawns of different opponents, and not for several on one square either, which strike with 1/6 together");
        notebook.equal(
                "overtaken", Measured.exact(1.0 / 6), 0, "on a square that is not safe, by one pawn, in its next roll");
        notebook.statement(
                "least-risk",
                true,
                "with both pawns in the window and both moves leading out of it, what remains at risk is 1/6 of the progress of the pawn that stays");
        LudoGame game = (LudoGame) lab.game("ludo-simple");
        Position landed = game.parse("5,0,0,0/-/34,0,0,0/- 0 3");
        landed.take(0);
        notebook.statement(
                "safe",
                landed.toString().startsWith("8,0,0,0/-/34,0,0,0/-"),
                "two meet on the safe square 8, and both stay: " + landed);
        int games = lab.games(2_000, 20_000);
        LudoPosition choice = (LudoPosition) game.parse(TO_SAFETY);
        double[] pseudocode = new double[choice.options()];
        double[] least = new double[choice.options()];
        lab.policy("defensive", game).probabilities(choice, pseudocode);
        lab.policy("defensive-prose", game).probabilities(choice, least);
        int p1 = choice.optionOf(0);
        notebook.finding(
                "safe-spot",
                Measured.text("at %s defensive moves %s, and defensive-prose %s"
                        .formatted(TO_SAFETY, pawn(pseudocode[p1]), pawn(least[p1]))),
                pseudocode[p1] == 1 ? Verdict.AGREES : Verdict.DIFFERS,
                "p1 on 5 would come to the safe square 8, p2 on 30 stays in reach. The pseudocode of section 11.1 looks at where pawns stand and not at where they go; the prose is the other player");
        Decisions.Count alone = Decisions.of(lab, "defensive", "fast", games, Decisions::leavesTheForemostAlone);
        notebook.finding(
                "equivalent",
                rate(alone, "it moves another pawn than fast would in %.4f of such decisions"),
                alone.share() > Rule.MARGIN ? Verdict.DIFFERS : Verdict.AGREES,
                "decisions with nobody within six squares before or behind a pawn, now or after any move, and pawns on different squares; for the pseudocode an opponent at any distance behind is a danger");
        Decisions.Count strikes = Decisions.of(lab, "defensive", "fast", games, Decisions::strikes);
        notebook.finding(
                "strikes",
                rate(strikes, "it strikes in %.4f of the decisions in which one pawn could and another could not"),
                strikes.yes() == strikes.kind() ? Verdict.AGREES : Verdict.DIFFERS,
                "the pseudocode of section 11.1 does not look for strikes");
        Decisions.Count overtakes = Decisions.of(lab, "defensive", "fast", games, Decisions::overtakes);
        notebook.finding(
                "overtakes",
                rate(overtakes, "it overtakes in %.4f of the decisions in which one pawn would and another would not"),
                overtakes.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                "the pseudocode of section 11.1 does not look where a move leads");
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

    private static String pawn(double first) {
        return first == 1 ? "p1" : first == 0 ? "p2" : "either";
    }

    private static Measured rate(Decisions.Count count, String words) {
        return Measured.rate((double) count.yes(), count.kind()).as(String.format(Locale.ROOT, words, count.share()));
    }

    static void hybrid(Lab lab, Notebook notebook) {
        notebook.equal("extra", Measured.exact(3.5), 0, "squares of one roll; that it may strike again is left out");
        notebook.equal("kill-zero", Measured.exact(1), 0, "off the safe squares");
        int games = lab.games(2_000, 20_000);
        Decisions.Count risk = Decisions.of(lab, "hybrid", "defensive", games, Decisions::riskLeavesSafety);
        Decisions.Count leaves = Decisions.of(lab, "hybrid", "defensive", games, Decisions::leavesSafety);
        notebook.finding(
                "never-leaves",
                rate(leaves, "it leaves one in %.4f of such decisions"),
                leaves.yes() > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                String.format(
                        Locale.ROOT,
                        "decisions of the whole strategy against defensive with pawns both on safe squares, where they have progress to lose, and off them. A reward can override the risk; "
                                + "but by the risk alone, too, to leave is the best in %.4f of them, where it is least dangerous for the pawn that leaves",
                        risk.share()));
        Measured printed = lab.duel("ludo-simple", "hybrid:safe=printed", "hybrid", games);
        notebook.finding(
                "formula",
                printed.as(String.format(
                        Locale.ROOT, "so played, hybrid:safe=printed wins %.4f against hybrid", printed.number())),
                Verdict.WRONG,
                "the factor is one on safe squares and multiplies the risk, so that there would be a risk nowhere else; by the document's own rule 11 there is none there. Alea's standard takes it the other way round");
        Decisions.Count behind = Decisions.of(lab, "hybrid", "fast", games, Decisions::leavesTheForemostAlone);
        notebook.finding(
                "foremost",
                rate(behind, "it moves another in %.4f of such decisions"),
                behind.yes() == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                "%,d decisions against fast with nobody within six squares before or behind a pawn, now or after any move"
                        .formatted(behind.kind()));
        notebook.command(
                "alea arena ludo-simple hybrid:safe=printed hybrid --games %d --seed %d".formatted(games, lab.seed()));
        notebook.finding(
                "steps",
                Measured.text("no players for the single steps"),
                Verdict.CANNOT_TELL,
                "the document argues for each change alone and defines no player for it; the whole is measured as ludo.dominance: hybrid beats both, and strike, "
                        + "which has none of the steps, loses to it only narrowly");
        notebook.statement("constant", true, "four pawns of at most twelve opponents each, whatever the position");
    }
}
