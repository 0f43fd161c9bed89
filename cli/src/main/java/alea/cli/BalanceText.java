package alea.cli;

import alea.analysis.balance.Balance;
import alea.analysis.balance.BalanceWords;
import alea.analysis.balance.Measure;
import alea.cli.chart.Csv;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A balance for people, and as CSV. */
final class BalanceText {
    /** So many measures stand side by side. */
    private static final List<List<Measure>> TABLES = List.of(
            List.of(Measure.FIRST_SEAT, Measure.TURNS, Measure.STRIKES, Measure.CHOICES, Measure.DRAWS),
            List.of(Measure.LEAD_CHANGES, Measure.DECIDED_AT, Measure.SKILL, Measure.PLIES, Measure.LUCK));

    private BalanceText() {}

    static void print(Balance b, PrintWriter out) {
        out.println(BalanceWords.head(b));
        for (List<Measure> measures : TABLES) {
            out.println();
            table(b, measures, out);
        }
        if (b.variants().stream().anyMatch(v -> !zero(v.figure(Measure.TRUNCATED)))) {
            out.println();
            table(b, List.of(Measure.TRUNCATED), out);
        }
        out.println();
        lengths(b, out);
        effects(b, out);
        BalanceWords.notes(b).forEach(out::println);
        out.println("Numbers stand with half of their 95 % intervals; docs/balance.md defines them.");
    }

    private static boolean zero(Balance.Figure figure) {
        return figure.value() == null || figure.value() == 0;
    }

    private static void table(Balance b, List<Measure> measures, PrintWriter out) {
        List<String> head = new ArrayList<>(List.of("variant"));
        measures.forEach(m -> head.add(BalanceWords.title(b, m)));
        var table = new Table(head.toArray(String[]::new));
        for (Balance.Line variant : b.variants()) {
            List<Object> row = new ArrayList<>(List.of(BalanceWords.name(variant)));
            measures.forEach(m -> row.add(BalanceWords.cell(b, variant, m)));
            table.row(row.toArray());
        }
        table.print(out);
    }

    private static void lengths(Balance b, PrintWriter out) {
        var table = new Table(
                "variant", "every seat wins", "turns: median (5 % .. 95 %)", "foreseen", "decided at part", "choices");
        for (Balance.Line variant : b.variants()) {
            table.row(
                    BalanceWords.name(variant),
                    BalanceWords.seats(variant.figure(Measure.FIRST_SEAT)),
                    BalanceWords.lengths(variant.figure(Measure.TURNS)),
                    BalanceWords.foreseen(variant.figure(Measure.DECIDED_AT)),
                    number(variant.figure(Measure.DECIDED_AT).part()),
                    number(variant.figure(Measure.CHOICES).perMatch()));
        }
        table.print(out);
        out.println();
    }

    private static String number(Optional<Balance.Estimate> number) {
        return number.map(n -> BalanceWords.cell(n.value(), n.ci95())).orElse("-");
    }

    private static void effects(Balance b, PrintWriter out) {
        if (b.effects().isEmpty()) {
            return;
        }
        var table = new Table("effect on", "of", "is");
        List<Balance.Effect> clear =
                b.effects().stream().filter(Balance.Effect::clear).toList();
        for (Balance.Effect e : clear) {
            table.row(BalanceWords.measure(e).title(), BalanceWords.change(e), BalanceWords.cell(e));
        }
        if (!clear.isEmpty()) {
            table.print(out);
        }
        out.printf(
                Locale.ROOT,
                "%d of %d effects are clear, with 5 %% that any of them is none (Holm); --json has all.%n%n",
                clear.size(),
                b.effects().size());
    }

    static void csv(Balance b, PrintWriter out) {
        out.println("kind,name,from,to,measure,value,ci95_low,ci95_high,exact,clear");
        for (Balance.Line variant : b.variants()) {
            variant.measures().forEach((measure, figure) -> {
                Double value = figure.value();
                if (value != null) {
                    line(out, "variant", variant.spec(), "", "", measure, value, figure.ci95(), figure.exact(), "");
                }
                more(out, variant.spec(), measure, figure);
            });
        }
        for (Balance.Effect e : b.effects()) {
            line(
                    out,
                    e.key().contains(",") ? "pair" : "effect",
                    e.key(),
                    e.from(),
                    e.to(),
                    e.measure(),
                    e.effect(),
                    e.ci95(),
                    e.exact(),
                    Boolean.toString(e.clear()));
        }
        b.leftOut().forEach(l -> out.println(String.join(",", "left-out", Csv.field(l.spec()), ",,,,,,,")));
    }

    private static void more(PrintWriter out, String spec, String measure, Balance.Figure figure) {
        figure.seats().ifPresent(seats -> {
            for (int seat = 0; seat < seats.size(); seat++) {
                number(out, spec, String.format(Locale.ROOT, "seat%d", seat), seats.get(seat), figure.exact());
            }
        });
        figure.median().ifPresent(n -> number(out, spec, measure + "Median", n, false));
        figure.p5().ifPresent(n -> number(out, spec, measure + "P5", n, false));
        figure.p95().ifPresent(n -> number(out, spec, measure + "P95", n, false));
        figure.part().ifPresent(n -> number(out, spec, measure + "Part", n, false));
        figure.foreseen().ifPresent(n -> number(out, spec, measure + "Foreseen", n, false));
        figure.perMatch().ifPresent(n -> number(out, spec, measure + "PerMatch", n, false));
    }

    private static void number(PrintWriter out, String spec, String measure, Balance.Estimate n, boolean exact) {
        line(out, "variant", spec, "", "", measure, n.value(), n.ci95(), exact, "");
    }

    private static void line(
            PrintWriter out,
            String kind,
            String name,
            String from,
            String to,
            String measure,
            double value,
            List<Double> ci95,
            boolean exact,
            String clear) {
        out.println(String.join(
                ",",
                kind,
                Csv.field(name),
                Csv.field(from),
                Csv.field(to),
                measure,
                Double.toString(value),
                ci95.isEmpty() ? "" : Double.toString(ci95.getFirst()),
                ci95.isEmpty() ? "" : Double.toString(ci95.getLast()),
                Boolean.toString(exact),
                clear));
    }
}
