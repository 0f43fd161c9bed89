package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.List;
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
        notebook.command("alea games ludo-simple");
    }

    static void hybrid(Lab lab, Notebook notebook) {
        notebook.equal("extra", Measured.exact(3.5), 0, "squares of one roll; that it may strike again is left out");
        notebook.equal("kill-zero", Measured.exact(1), 0, "off the safe squares");
        int games = lab.games(2_000, 20_000);
        long[] n = lab.watch("ludo-simple", List.of("hybrid", "defensive"), games, 2, SafeSquares::new);
        notebook.finding(
                "never-leaves",
                Measured.rate((double) n[1], n[0])
                        .as(String.format(
                                Locale.ROOT, "it leaves one in %.4f of such decisions", n[1] / (double) n[0])),
                n[1] > 0 ? Verdict.DIFFERS : Verdict.AGREES,
                "decisions of the whole strategy against defensive with pawns both on and off safe squares; the document speaks of the risk alone, and says that a reward can override it: so often it does");
        notebook.finding(
                "steps",
                Measured.text("no players for the single steps"),
                Verdict.CANNOT_TELL,
                "the document argues for each change alone and defines no player for it; the whole is measured as ludo.dominance: hybrid beats both, and strike, "
                        + "which has none of the steps, loses to it only narrowly");
        notebook.statement("constant", true, "four pawns of at most twelve opponents each, whatever the position");
    }

    /** Decisions of seat 0 in which it could leave a safe square of the ring or move another pawn, and how often it leaves. */
    private static final class SafeSquares implements Lab.Watcher {
        private long decisions;
        private long left;

        @Override
        public void begin(Position start) {
            decisions = 0;
            left = 0;
        }

        @Override
        public void before(Position position, int option) {
            LudoPosition p = (LudoPosition) position;
            if (p.node() != Position.DECISION || p.seat() != 0) {
                return;
            }
            int safe = 0;
            for (int k = 0; k < p.options(); k++) {
                safe += isSafe(p, k) ? 1 : 0;
            }
            if (safe > 0 && safe < p.options()) {
                decisions++;
                left += isSafe(p, option) ? 1 : 0;
            }
        }

        private static boolean isSafe(LudoPosition p, int option) {
            return p.game().dialect().isGlobe(p.progress(0, p.pawn(option)));
        }

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            counts[0] += decisions;
            counts[1] += left;
        }
    }
}
