package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.Locale;

/**
 * The expected value of a move, EV = G - P L (section 11.2), and when a chase goes on (section 12.3). G and L are
 * laps of
 * the pawn, f(x) = x / 52, or G is what the move gains, which is the same for every pawn.
 */
final class ExpectedValue {
    private static final double LAP = 52;

    private ExpectedValue() {}

    static void measure(Lab lab, Notebook notebook) {
        boolean farther = true;
        boolean riskier = true;
        for (int danger = 0; danger <= 6; danger++) {
            double p = danger / 6.0;
            for (int b = 1; b < LAP; b++) {
                for (int a = b + 1; a < LAP && p < 1; a++) {
                    farther &= ev(a, p, a) > ev(b, p, b) && ev(a, p, b) > ev(b, p, b);
                }
                for (int less = 0; less < danger; less++) {
                    riskier &= p * b / LAP > less / 6.0 * b / LAP;
                }
            }
        }
        notebook.statement(
                "farther",
                farther,
                "for all pairs of squares and all dangers below one, with losses alike or by f(x) = x/52");
        notebook.statement(
                "riskier",
                riskier,
                "read as P L, and with the same gain and so the same square; L itself is then no larger for either");
        notebook.finding(
                "least",
                Measured.text(String.format(
                        Locale.ROOT,
                        "%.3f for square 50 in danger of 1/6, %.3f for square 10 in none",
                        ev(50, 1.0 / 6, 50),
                        ev(10, 0, 10))),
                Verdict.CANNOT_TELL);
        notebook.finding(
                "proportional",
                Measured.text("1/6 from 1 to 6 squares behind, none from farther, in the next roll"),
                Verdict.DIFFERS);
        notebook.finding(
                "resume",
                Measured.text("one square behind and a six rolled: 7 squares, and a one makes them 6"),
                Verdict.CANNOT_TELL);
        notebook.note("Six squares is how far a roll reaches (section 11.2).");
    }

    /** G - P L in laps. */
    private static double ev(int gain, double danger, int loss) {
        return gain / LAP - danger * loss / LAP;
    }
}
