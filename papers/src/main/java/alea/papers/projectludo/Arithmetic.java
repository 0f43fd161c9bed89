package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoGame;
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
        notebook.finding("c0", Measured.exact(0.5), Verdict.WRONG);
        notebook.note("The table is right as arithmetic. The half in it is the assumption of section 10.5, which "
                + "ludo.chase works out.");
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
                Verdict.WRONG);
        notebook.equal("each", Measured.exact(1.0 / 6), 0);
        notebook.finding(
                "independent",
                Measured.exact(2.0 / 6)
                        .as("2/6 = 0.3333 for two pawns of one opponent at different distances; the product "
                                + "has 11/36 = 0.3056"),
                Verdict.WRONG);
        notebook.equal("overtaken", Measured.exact(1.0 / 6), 0);
        notebook.statement(
                "least-risk",
                true,
                "with both pawns in the window and both moves leading out of it, what remains at risk is 1/6 of "
                        + "the progress of the pawn that stays");
        LudoGame game = (LudoGame) lab.game("ludo-simple");
        Position landed = game.parse("5,0,0,0/-/34,0,0,0/- 0 3");
        landed.take(0);
        notebook.statement(
                "safe",
                landed.toString().startsWith("8,0,0,0/-/34,0,0,0/-"),
                "two meet on the safe square 8, and both stay: " + landed);
        notebook.command("alea games ludo-simple");
        ProjectLudoBehaviour.ofDefensive(lab, notebook);
    }

    static void hybrid(Lab lab, Notebook notebook) {
        notebook.equal("extra", Measured.exact(3.5), 0);
        notebook.equal("kill-zero", Measured.exact(1), 0);
        ProjectLudoBehaviour.ofHybrid(lab, notebook);
        notebook.finding("steps", Measured.text("no players for the single steps"), Verdict.CANNOT_TELL);
        notebook.statement("constant", true, "four pawns of at most twelve opponents each, whatever the position");
    }
}
