package alea.cli;

import alea.analysis.league.LeagueWords;
import alea.arena.Report;
import alea.arena.exec.FailureKind;
import alea.cli.chart.Csv;
import alea.game.Quoted;
import alea.stats.Interval;
import alea.stats.Proportion;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** An arena's report for people, and as CSV. */
public final class ReportText {
    /** So many reasons of a kind are shown; a bot that prints what it thinks has another one in every match. */
    private static final int REASONS = 3;

    private ReportText() {}

    /**
     * Writes it in the form that was asked for.
     *
     * @return the exit code: whether it was played to its end, and a sequential test was passed
     */
    public static int tell(Console console, Report report, boolean json, boolean csv) {
        if (json) {
            console.json(report);
        } else if (csv) {
            csv(report, console.out());
        } else {
            print(report, console.out());
        }
        if (report.interrupted()) {
            return Exit.INTERRUPTED;
        }
        return report.sprt().filter(test -> !test.decision().equals("p1")).isPresent() ? Exit.NOT_MET : Exit.DONE;
    }

    /** Writes it for people. */
    private static void print(Report r, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s: %,d match%s, seed %d, seating %s%s%s%n%n",
                r.game(),
                r.matches(),
                r.matches() == 1 ? "" : "es",
                r.seed(),
                r.seating(),
                r.dice().map(dice -> ", dice=" + dice).orElse(r.duplicate() ? ", duplicate dice" : ""),
                r.interrupted() ? ", INTERRUPTED: what follows is what was played till then" : "");
        players(r, out);
        out.println();
        r.adjusted().ifPresent(a -> adjusted(a, out));
        if (r.pairs().size() > 1) {
            matrix(r, out);
            out.println();
        }
        if (!r.ratings().isEmpty()) {
            ratings(r, out);
            out.println();
        }
        lengths(r, out);
        seats(r, out);
        truncated(r, out);
        reasons(r, out);
        VerdictText.tell(r, out);
    }

    private static void adjusted(Report.Adjusted a, PrintWriter out) {
        out.println("without luck, by the word of " + a.by());
        var table = new Table(
                "strategy", ">matches", ">as played", "95 % interval", ">without luck", "95 % interval", ">is worth");
        for (Report.AdjustedRate p : a.players()) {
            table.row(
                    p.shown(),
                    count(p.matches()),
                    rateOrNone(p.rate()),
                    p.ci95().isEmpty() ? "-" : interval(p.ci95()),
                    rateOrNone(p.adjusted()),
                    p.adjustedCi95().isEmpty() ? "-" : interval(p.adjustedCi95()),
                    p.reduction()
                            .map(times -> String.format(Locale.ROOT, "%.1f times the matches", times))
                            .orElse("-"));
        }
        table.print(out);
        out.println(
                "Both estimate the same; with so many times the matches, the first interval would be as narrow as the "
                        + "second.");
        out.println();
    }

    private static void players(Report r, PrintWriter out) {
        boolean effect = r.players().stream().anyMatch(p -> p.designEffect().isPresent());
        boolean forfeits = r.forfeits() > 0;
        boolean paid = paid(r);
        List<String> columns = new java.util.ArrayList<>(List.of(
                "strategy", ">matches", ">wins", ">losses", ">draws", ">truncated", ">win rate", "95 % interval"));
        if (r.truncated() > 0) {
            columns.addAll(List.of(">of decided", "95 % interval", "bounds"));
        }
        if (r.duplicate()) {
            columns.add("were matches independent");
        }
        if (paid) {
            columns.addAll(List.of(">mean payoff", "95 % interval"));
        }
        if (forfeits) {
            columns.add(">forfeited");
        }
        if (effect) {
            columns.add(">design effect");
        }
        var table = new Table(columns.toArray(String[]::new));
        for (Report.PlayerLine p : r.players()) {
            List<Object> cells = new java.util.ArrayList<>(List.of(
                    p.shown(),
                    count(p.matches()),
                    count(p.wins()),
                    count(p.losses()),
                    count(p.draws()),
                    count(p.truncated()),
                    rateOrNone(p.winRate()),
                    p.matches() == 0 ? "-" : interval(p.ci95())));
            if (r.truncated() > 0) {
                boolean decided = p.truncated() < p.matches();
                cells.add(rateOrNone(p.rateDecided()));
                cells.add(decided ? interval(p.ci95Decided()) : "-");
                cells.add(p.matches() == 0 ? "-" : interval(p.bounds()));
            }
            p.ci95Plain().ifPresent(plain -> cells.add(p.matches() == 0 ? "-" : interval(plain)));
            if (paid) {
                cells.add(p.payoff().map(m -> payoff(m.mean())).orElse("-"));
                cells.add(p.payoff()
                        .map(Report.Payoff::ci95)
                        .filter(ci -> !ci.isEmpty())
                        .map(ci -> payoff(ci.getFirst()) + " .. " + payoff(ci.getLast()))
                        .orElse("-"));
            }
            if (forfeits) {
                cells.add(count(p.forfeits()));
            }
            if (effect) {
                cells.add(p.designEffect()
                        .map(d -> String.format(Locale.ROOT, "%.2f", d))
                        .orElse("-"));
            }
            table.row(cells.toArray());
        }
        table.print(out);
        out.println(
                r.duplicate()
                        ? "Intervals rest on the variance between deals, since seatings share dice."
                        : paid
                                ? "Intervals of rates are Wilson's, those of payoffs Student's."
                                : "Intervals are Wilson's.");
        r.matchesOfUnfinishedDeals()
                .filter(matches -> matches > 0)
                .ifPresent(matches -> out.printf(
                        Locale.ROOT,
                        "%,d match%s of deals that not all seatings played count%s in no interval%s.%n",
                        matches,
                        matches == 1 ? "" : "es",
                        matches == 1 ? "s" : "",
                        r.sprt().isPresent()
                                ? " and not in the test"
                                : r.ratings().isEmpty() ? "" : " and no rating"));
    }

    /** Whether a match can be worth more than a win. */
    static boolean paid(Report r) {
        return r.players().stream().anyMatch(p -> p.payoff().isPresent());
    }

    static String payoff(double payoff) {
        return String.format(Locale.ROOT, "%+.4f", payoff);
    }

    private static void matrix(Report r, PrintWriter out) {
        Table table = matrix(r, false);
        if (!table.fits(Table.width(System.getenv()))) {
            table = matrix(r, true);
        }
        if (!table.fits(Table.width(System.getenv()))) {
            out.println("How often each beat each other is too wide for this terminal; --json has it.");
            return;
        }
        out.println("How often the row beat the column, of the matches that one of them won:");
        table.print(out);
        double widest = r.pairs().stream()
                .mapToDouble(p -> p.ci95().getLast() - p.ci95().getFirst())
                .max()
                .orElse(0);
        out.printf(Locale.ROOT, "95 %% intervals are at most %.4f to either side; --json has each.%n", widest / 2);
    }

    /** With names above the columns, or where those are too wide, numbers. */
    private static Table matrix(Report r, boolean numbered) {
        int n = r.players().size();
        String[] header = new String[n + 1];
        header[0] = "";
        for (int i = 0; i < n; i++) {
            header[i + 1] = ">"
                    + (numbered ? Integer.toString(i + 1) : r.players().get(i).shown());
        }
        var table = new Table(header);
        for (int row = 0; row < n; row++) {
            Object[] cells = new Object[n + 1];
            cells[0] = (numbered ? row + 1 + " " : "") + r.players().get(row).shown();
            for (int column = 0; column < n; column++) {
                cells[column + 1] = cell(r.pairs(), row, column);
            }
            table.row(cells);
        }
        return table;
    }

    private static String cell(List<Report.Pair> pairs, int row, int column) {
        for (Report.Pair p : pairs) {
            if (p.wins() + p.losses() > 0 && p.first() == row && p.second() == column) {
                return rate(p.rate());
            }
            if (p.wins() + p.losses() > 0 && p.first() == column && p.second() == row) {
                return rate(1 - p.rate());
            }
        }
        return "-";
    }

    private static void ratings(Report r, PrintWriter out) {
        var table = new Table("rating", ">Elo", "95 % interval");
        for (Report.RatingLine line : r.ratings()) {
            table.row(line.shown(), LeagueWords.elo(line.elo()), LeagueWords.interval(line.ci95()));
        }
        table.print(out);
        if (r.truncated() > 0) {
            out.printf(Locale.ROOT, "Ratings leave %s out, and say nothing of those.%n", stopped(r));
        }
    }

    /** How many matches are unknown results. */
    static String stopped(Report r) {
        return r.truncated() == 1
                ? "the match that was stopped"
                : String.format(Locale.ROOT, "the %,d matches that were stopped", r.truncated());
    }

    private static void lengths(Report r, PrintWriter out) {
        Report.Turns t = r.turns();
        String which = r.forfeits() > 0 ? " of matches not forfeited" : "";
        if (t == null) {
            out.println("turns" + which + ": there are none");
            return;
        }
        String mean = t.meanCi95().isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        " (95 %% interval %.2f .. %.2f)",
                        t.meanCi95().getFirst(),
                        t.meanCi95().getLast());
        out.printf(
                Locale.ROOT,
                "turns%s: mean %.2f%s, median %.0f, 5 %% %.0f, 95 %% %.0f, range %d .. %d%n",
                which,
                t.mean(),
                mean,
                t.median(),
                t.p5(),
                t.p95(),
                t.min(),
                t.max());
    }

    private static void seats(Report r, PrintWriter out) {
        long decided = r.seatWins().stream().mapToLong(Long::longValue).sum();
        boolean alone = r.players().size() == 1 && decided > 0;
        String wins = IntStream.range(0, r.seats().size())
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "seat %d %s (%s%s)",
                        r.seats().get(i),
                        count(r.seatWins().get(i)),
                        rate(decided == 0 ? 0 : r.seatWins().get(i) / (double) decided),
                        alone && !r.duplicate() ? "; " + interval(r.seatWins().get(i), decided) : ""))
                .collect(Collectors.joining(", "));
        out.println("wins by seat: " + wins);
        if (alone) {
            out.println(
                    r.players().getFirst().shown()
                            + " plays itself: its win rate says nothing, and the wins by seat say what beginning is worth to it.");
        }
    }

    /** What is unknown because matches were stopped. */
    private static void truncated(Report r, PrintWriter out) {
        if (r.truncated() == 0) {
            return;
        }
        out.printf(
                Locale.ROOT,
                "%,d of %,d matches were stopped at %,d turns, and nobody knows who would have won them: \"of decided\""
                        + " leaves them out, \"bounds\" takes all of them as lost and as won; turns are those till "
                        + "then.%n",
                r.truncated(),
                r.matches(),
                r.maxTurns().orElse(0));
    }

    private static void reasons(Report r, PrintWriter out) {
        Map<List<String>, List<Map.Entry<String, Long>>> kinds = r.reasons().entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .collect(Collectors.groupingBy(e -> kind(r, e.getKey()), LinkedHashMap::new, Collectors.toList()));
        kinds.forEach((kind, reasons) -> {
            int shown = reasons.size() > REASONS + 1 ? REASONS : reasons.size();
            reasons.stream()
                    .limit(shown)
                    .forEach(e -> out.printf(
                            Locale.ROOT,
                            "forfeited %,d time%s: %s%s%s%n",
                            e.getValue(),
                            e.getValue() == 1 ? "" : "s",
                            e.getKey(),
                            FailureKind.hint(e.getKey()),
                            first(r.firstForfeits().get(e.getKey()))));
            if (shown < reasons.size()) {
                out.printf(
                        Locale.ROOT,
                        "forfeited %,d times: %s: %,d more reasons of that kind (%s); --json has all%n",
                        reasons.stream()
                                .skip(shown)
                                .mapToLong(Map.Entry::getValue)
                                .sum(),
                        kind.getFirst(),
                        reasons.size() - shown,
                        kind.getLast());
            }
        });
    }

    /** Who forfeited, and the kind of why. */
    private static List<String> kind(Report r, String reason) {
        String who = r.players().stream()
                .map(Report.PlayerLine::shown)
                .filter(name -> reason.startsWith(name + ": "))
                .findFirst()
                .orElse("");
        String why = who.isEmpty() ? reason : reason.substring(who.length() + 2);
        return List.of(who, FailureKind.of(why).toString());
    }

    private static String first(Report.@Nullable FirstForfeit f) {
        return f == null
                ? ""
                : String.format(Locale.ROOT, " (first in match %d at %s)", f.match(), Quoted.plain(f.position()));
    }

    /** Writes the players' lines as CSV. */
    private static void csv(Report r, PrintWriter out) {
        boolean paid = paid(r);
        out.println("game,strategy,seats,matches,wins,losses,draws,truncated,forfeits,win_rate,ci95_low,ci95_high,"
                + "rate_decided,ci95_decided_low,ci95_decided_high,bound_low,bound_high"
                + (paid ? ",payoff_mean,payoff_ci95_low,payoff_ci95_high" : "")
                + ",name");
        for (Report.PlayerLine p : r.players()) {
            out.println(String.join(
                            ",",
                            Csv.field(r.game()),
                            Csv.field(p.strategy()),
                            p.seats().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                            Long.toString(p.matches()),
                            Long.toString(p.wins()),
                            Long.toString(p.losses()),
                            Long.toString(p.draws()),
                            Long.toString(p.truncated()),
                            Long.toString(p.forfeits()),
                            p.winRate() == null ? "" : p.winRate().toString(),
                            Double.toString(p.ci95().getFirst()),
                            Double.toString(p.ci95().getLast()),
                            p.rateDecided() == null ? "" : p.rateDecided().toString(),
                            Double.toString(p.ci95Decided().getFirst()),
                            Double.toString(p.ci95Decided().getLast()),
                            Double.toString(p.bounds().getFirst()),
                            Double.toString(p.bounds().getLast()))
                    + (paid ? "," + payoffFields(p) : "")
                    + ","
                    + Csv.field(p.shown()));
        }
    }

    private static String payoffFields(Report.PlayerLine p) {
        return p.payoff()
                .map(m -> Double.toString(m.mean())
                        + (m.ci95().isEmpty()
                                ? ",,"
                                : "," + m.ci95().getFirst() + "," + m.ci95().getLast()))
                .orElse(",,");
    }

    private static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    private static String rateOrNone(@Nullable Double rate) {
        return rate == null ? "-" : rate(rate);
    }

    static String rate(double rate) {
        return String.format(Locale.ROOT, "%.4f", rate);
    }

    private static String interval(long wins, long decided) {
        Interval interval = new Proportion(wins, decided).interval();
        return interval(List.of(interval.low(), interval.high()));
    }

    static String interval(List<Double> ci) {
        return rate(ci.getFirst()) + " .. " + rate(ci.getLast());
    }
}
