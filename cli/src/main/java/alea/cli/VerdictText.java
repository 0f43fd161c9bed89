package alea.cli;

import alea.arena.Report;
import alea.stats.Gauss;
import alea.stats.Proportion;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** What an arena's report decides, in the last lines of its text: who of two is better, and how surely. */
final class VerdictText {
    /** Below so many matches Wilson's interval errs too often to call somebody better, and the exact test is asked. */
    private static final int FEW = 100;

    private static final double ERROR = 0.05;

    private VerdictText() {}

    static void tell(Report r, PrintWriter out) {
        verdict(r, out);
        r.adjusted().ifPresent(a -> withoutLuck(r, a, out));
        expected(r, out);
        sprt(r, out);
    }

    /** Which of two is better; about more, the ratings speak. */
    private static void verdict(Report r, PrintWriter out) {
        if (r.players().size() != 2 || r.pairs().size() != 1) {
            return;
        }
        Report.Pair p = r.pairs().getFirst();
        String first = r.players().getFirst().shown();
        String second = r.players().getLast().shown();
        if (p.wins() + p.losses() == 0) {
            out.println("No match was won: nothing can be said about who is better.");
        } else if (first.equals(second)) {
            out.printf(
                    Locale.ROOT,
                    "Both are the same player, %s: what differs between them is chance%s.%n",
                    first,
                    r.seating().equals("fixed") ? ", or comes from their seats" : "");
        } else if (isOpen(p) && contains(p.boundsCi95(), 0.5)) {
            out.printf(
                    Locale.ROOT,
                    "Cannot tell which is better: %s wins %s of the decided matches (95 %% interval %s), but with those"
                            + " that were stopped it may be anything from %s.%n",
                    first,
                    ReportText.rate(p.rate()),
                    ReportText.interval(p.ci95()),
                    ReportText.interval(p.bounds()));
        } else if (!contains(p.ci95(), 0.5) && byChance(r, p) > ERROR) {
            out.printf(
                    Locale.ROOT,
                    "Not told apart yet: %s wins %d of %d decided matches, and of runs as short between equal players"
                            + " %.1f %% are as uneven; play more --games.%n",
                    p.rate() > 0.5 ? first : second,
                    Math.max(p.wins(), p.losses()),
                    p.wins() + p.losses(),
                    100 * byChance(r, p));
        } else if (p.ci95().getFirst() > 0.5) {
            better(
                    out,
                    r,
                    first,
                    second,
                    p.rate(),
                    p.ci95().getFirst(),
                    p.ci95().getLast());
        } else if (p.ci95().getLast() < 0.5) {
            better(
                    out,
                    r,
                    second,
                    first,
                    1 - p.rate(),
                    1 - p.ci95().getLast(),
                    1 - p.ci95().getFirst());
        } else {
            double edge = 2 * Math.abs(p.rate() - 0.5);
            out.printf(
                    Locale.ROOT,
                    "Cannot tell which is better: the interval %s includes one half.%s%n",
                    ReportText.interval(p.ci95()),
                    edge == 0 || designEffect(r) == 0
                            ? ""
                            : String.format(
                                    Locale.ROOT,
                                    " If the rate stays %s, about %,.0f matches would tell.",
                                    ReportText.rate(p.rate()),
                                    Math.ceil(Gauss.Z95 / edge * (Gauss.Z95 / edge) * designEffect(r))));
        }
    }

    /**
     * Which of two is better without luck. Nothing where that would be no honest look: matches that were stopped count
     * as lost here, a test that ended the matches has chosen their number, and of few matches, or few that one of them won,
     * the interval errs too often: a sign of that is that it holds what no rate can be.
     */
    private static void withoutLuck(Report r, Report.Adjusted a, PrintWriter out) {
        Report.AdjustedRate first = a.players().getFirst();
        Report.AdjustedRate second = a.players().getLast();
        List<Double> interval = first.adjustedCi95();
        if (r.players().size() != 2
                || first.shown().equals(second.shown())
                || ReportText.paid(r)
                || r.truncated() > 0
                || stoppedByTest(r)
                || first.matches() < FEW
                || interval.isEmpty()
                || first.reduction().isEmpty()
                || interval.getFirst() < 0
                || interval.getLast() > 1) {
            return;
        }
        boolean ahead = interval.getFirst() > 0.5;
        Report.AdjustedRate better = ahead ? first : second;
        Report.AdjustedRate worse = ahead ? second : first;
        String found = contains(interval, 0.5)
                ? "it cannot be told which is better: the interval %s of %s includes one half"
                        .formatted(ReportText.interval(interval), first.shown())
                : "%s is better than %s: the interval %s lies above one half"
                        .formatted(better.shown(), worse.shown(), ReportText.interval(better.adjustedCi95()));
        out.printf(Locale.ROOT, "Without luck (%s) %s.%n", a.by(), found);
        out.printf("With --adjust this is the one to report, whatever the other says: whoever takes the better of two "
                + "looks errs more often than the 5 %% of either.%n");
    }

    /** Who of two is worth more a match, where that is another question than who wins more often. */
    private static void expected(Report r, PrintWriter out) {
        if (!ReportText.paid(r) || r.players().size() != 2) {
            return;
        }
        Report.PlayerLine first = r.players().getFirst();
        Report.PlayerLine second = r.players().getLast();
        if (first.shown().equals(second.shown())
                || first.payoff().isEmpty()
                || second.payoff().isEmpty()) {
            return;
        }
        Report.Payoff a = first.payoff().get();
        Report.Payoff b = second.payoff().get();
        boolean known = !a.ci95().isEmpty() && !b.ci95().isEmpty() && r.truncated() == 0;
        if (known && a.ci95().getFirst() > b.ci95().getLast()) {
            expected(out, first.shown(), second.shown(), a, b);
        } else if (known && b.ci95().getFirst() > a.ci95().getLast()) {
            expected(out, second.shown(), first.shown(), b, a);
        } else {
            out.println("Cannot tell which has the higher expected payoff.");
        }
    }

    private static void expected(PrintWriter out, String more, String less, Report.Payoff a, Report.Payoff b) {
        out.printf(
                Locale.ROOT,
                "%s has a higher expected payoff than %s: %s against %s a match.%n",
                more,
                less,
                ReportText.payoff(a.mean()),
                ReportText.payoff(b.mean()));
    }

    private static boolean contains(List<Double> interval, double value) {
        return interval.getFirst() <= value && value <= interval.getLast();
    }

    /** How likely so few independent matches are as uneven by chance, stopped ones taken the other way; 0 of many. */
    private static double byChance(Report r, Report.Pair p) {
        long met = p.wins() + p.losses() + (isOpen(p) ? r.truncated() : 0);
        return r.duplicate() || met >= FEW
                ? 0
                : new Proportion((double) Math.max(p.wins(), p.losses()), met).exactP(0.5);
    }

    /** Whether matches were stopped that would have counted. */
    private static boolean isOpen(Report.Pair p) {
        return p.bounds().getFirst() < p.bounds().getLast();
    }

    private static double designEffect(Report r) {
        return r.players().getFirst().designEffect().orElse(1.0);
    }

    /** How surely: by the score test, whose error is that of equal players. */
    private static void better(
            PrintWriter out, Report r, String better, String worse, double rate, double low, double high) {
        Report.Pair p = r.pairs().getFirst();
        // Deals that do not differ show no design effect, and then nothing says how far equal players would be off.
        boolean known = !r.duplicate() || r.players().getFirst().designEffect().isPresent();
        var decided = new Proportion((double) p.wins(), p.wins() + p.losses());
        double z = Math.abs(decided.errorsFrom(0.5)) / Math.sqrt(designEffect(r));
        out.printf(
                Locale.ROOT,
                "%s is better than %s%s: it wins %s of the decided matches (95 %% interval %s .. %s)%s.%n",
                better,
                worse,
                isOpen(p) ? ", whoever would have won those that were stopped" : "",
                ReportText.rate(rate),
                ReportText.rate(low),
                ReportText.rate(high),
                known ? String.format(Locale.ROOT, "; equal players would be %.1f standard errors from that", z) : "");
    }

    /** Whether a sequential test has ended the matches: then how many there are depends on who won them. */
    private static boolean stoppedByTest(Report r) {
        return r.sprt().filter(t -> !t.decision().equals("continue")).isPresent();
    }

    private static void sprt(Report r, PrintWriter out) {
        r.sprt()
                .ifPresent(t -> out.printf(
                        Locale.ROOT,
                        "sequential test of %s%s: %s (log-likelihood ratio %.2f; %.2f decides for %s, %.2f for %s)%s%n",
                        r.players().getFirst().shown(),
                        r.truncated() > 0 ? " in the decided matches" : "",
                        t.decision().equals("continue")
                                ? "undecided"
                                : "its rate is "
                                        + (t.decision().equals("p1") ? t.p1() + " or more" : t.p0() + " or less"),
                        t.llr(),
                        t.lower(),
                        t.p0(),
                        t.upper(),
                        t.p1(),
                        r.truncated() > 0
                                ? "; it leaves %s out, and says nothing of those".formatted(ReportText.stopped(r))
                                : ""));
        if (stoppedByTest(r)) {
            out.println("The test answers yes or no. Where it stops, the rates above lean to the winner, and their 95 %"
                    + " intervals hold less often; for a rate, play a fixed number with another --seed, without "
                    + "--sprt.");
        }
    }
}
