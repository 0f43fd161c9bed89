package alea.papers.doom;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Verdict;
import alea.papers.doom.AgainstGreedy.Played;
import alea.papers.doom.AgainstGreedy.Row;
import alea.papers.doom.Contrast.Of;
import alea.solve.run.PolicyEvaluation.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What section 4.1.3 says of table B.1.3 besides its means. */
final class Lines {
    /** A share of the decided matches that is no further from a half is no clear win. */
    private static final double CLEAR = 0.01;

    private Lines() {}

    static void measure(Lab lab, Notebook notebook, AgainstGreedy.Table zero) {
        List<Played> lines = zero.play(lab, DiceOfDoom.published(zero.id()));
        List<String> words = new ArrayList<>();
        boolean clear = true;
        for (int init = 0; init < 2; init++) {
            Outcome outcome = lab.exact("doom:1x2,dice=5,turns=none,init=" + init, "greedy", "zero");
            double share = outcome.win() / (outcome.win() + outcome.loss());
            clear &= share > 0.5 + CLEAR;
            words.add(String.format(Locale.ROOT, "init %d %.6f", init, share));
        }
        notebook.finding(
                "zero-five",
                Measured.text("greedy's share of the decided matches on 1x2, exact: " + String.join(", ", words)),
                clear ? Verdict.AGREES : Verdict.DIFFERS);
        Predicate<Row> five = row -> row.dice() == 5;
        contrast(
                notebook, "zero-types-five", lines, five.and(row -> row.type() == 2), five.and(row -> row.type() == 1));
        contrast(notebook, "zero-types", lines, row -> row.type() == 2, row -> row.type() == 1);
        contrast(notebook, "zero-init", lines, row -> row.init() == 1, row -> row.init() == 0);
        notebook.note("The matches of table B.1.3.");
    }

    private static void contrast(
            Notebook notebook, String claim, List<Played> lines, Predicate<Row> more, Predicate<Row> less) {
        Measured difference = Contrast.difference(
                Of.DECIDED,
                lines,
                lines,
                (a, b) -> more.test(a)
                        && less.test(b)
                        && a.size().equals(b.size())
                        && a.dice() == b.dice()
                        && (a.type() == b.type()) != (a.init() == b.init()));
        notebook.more(
                claim,
                difference.as(String.format(Locale.ROOT, "a difference of %+.4f", difference.number())),
                0,
                false,
                Reasons.join(notebook.reason("contrast"), notebook.own(claim)));
    }
}
