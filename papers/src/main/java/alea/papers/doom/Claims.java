package alea.papers.doom;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.papers.doom.AgainstGreedy.Played;
import alea.papers.doom.AgainstGreedy.Row;
import alea.papers.doom.Contrast.Of;
import alea.stats.Gauss;
import alea.stats.Mean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What sections 4.1 and 4.3 conclude from tables B.1.1 to B.1.6. */
final class Claims {
    private static final Set<String> SMALL = Set.of("1x2", "2x2", "2x3");

    private Claims() {}

    /** Those about one table. */
    static void of(String strategy, List<Played> lines, Notebook notebook) {
        alike(strategy, lines, notebook);
        if (!strategy.equals("greedy")) {
            rate(notebook, "five", strategy, lines, row -> row.dice() == 5, false);
            rate(notebook, "two", strategy, lines, row -> row.dice() == 2, true);
        }
        switch (strategy) {
            case "greedy" -> {
                more(notebook, "ties-dice", strategy, Of.TIES, lines, row -> row.dice() == 2, row -> row.dice() == 5);
                more(notebook, "ties-init", strategy, Of.TIES, lines, Claims::equal, Claims::random);
                more(notebook, "wins-types", strategy, Of.WINS, lines, row -> row.type() > 1, row -> row.type() == 1);
            }
            case "random" -> {
                Predicate<Row> small = row -> row.dice() == 2 && SMALL.contains(row.size());
                rate(notebook, "small", strategy, lines, small.and(row -> row.type() != 2), true);
                rate(notebook, "small-2", strategy, lines, small.and(row -> row.type() == 2), false);
                more(notebook, "ties-types", strategy, Of.TIES, lines, row -> row.type() > 1, row -> row.type() == 1);
            }
            case "zero" -> {
                Predicate<Row> five = row -> row.dice() == 5;
                more(
                        notebook,
                        "init-five",
                        strategy,
                        Of.DECIDED,
                        lines,
                        five.and(Claims::random),
                        five.and(Claims::equal));
                more(
                        notebook,
                        "init-two",
                        strategy,
                        Of.DECIDED,
                        lines,
                        five.negate().and(Claims::equal),
                        five.negate().and(Claims::random));
            }
            case "mc" -> more(notebook, "init", strategy, Of.DECIDED, lines, Claims::random, Claims::equal);
            case "expansion" -> apart(lines, notebook);
            default -> {}
        }
    }

    private static boolean random(Row row) {
        return row.init() == 0;
    }

    private static boolean equal(Row row) {
        return row.init() == 1;
    }

    /** Whether the first player wins more than half of the decided matches, or less. */
    private static void rate(
            Notebook notebook, String claim, String strategy, List<Played> lines, Predicate<Row> which, boolean more) {
        Measured rate = Contrast.mean(Of.DECIDED, lines, which);
        Measured wins = rate.as("%s wins %s".formatted(strategy, digits(rate)));
        String why = notebook.reason("decided");
        if (more) {
            notebook.more(claim, wins, 0.5, false, why, known(notebook, strategy));
        } else {
            notebook.less(claim, wins, 0.5, false, why, known(notebook, strategy));
        }
    }

    /** Whether lines have more of something than those of the same board that differ only in what is asked. */
    private static void more(
            Notebook notebook,
            String claim,
            String strategy,
            Of what,
            List<Played> lines,
            Predicate<Row> more,
            Predicate<Row> less) {
        Measured difference = Contrast.difference(what, lines, lines, twins(more, less));
        String explains = claim.endsWith("types")
                ? Reasons.join(known(notebook, strategy), notebook.reason("type-3"))
                : known(notebook, strategy);
        notebook.more(claim, difference.as(apart(difference)), 0, false, notebook.reason("by-board"), explains);
    }

    /** What is known to make players other than the thesis's, so that a claim about them is one about Alea's. */
    private static String known(Notebook notebook, String... strategies) {
        return Stream.of("random", "mc", "mcts")
                .filter(List.of(strategies)::contains)
                .map(strategy -> notebook.reason("known-" + strategy))
                .collect(Collectors.joining("; "));
    }

    /** Pairs of lines that differ in one thing only. */
    private static BiPredicate<Row, Row> twins(Predicate<Row> more, Predicate<Row> less) {
        return (a, b) -> more.test(a)
                && less.test(b)
                && a.size().equals(b.size())
                && 1
                        == Stream.of(a.type() == b.type(), a.init() == b.init(), a.dice() == b.dice())
                                .filter(same -> !same)
                                .count();
    }

    /** Whether the three types of reinforcement come to the same, to within a margin. */
    private static void alike(String strategy, List<Played> lines, Notebook notebook) {
        // Of decided matches greedy wins a half against itself, whatever the type.
        Of what = strategy.equals("greedy") ? Of.WINS : Of.DECIDED;
        Measured most = Measured.exact(0);
        String which = "";
        for (int type = 2; type <= 3; type++) {
            int other = type;
            Measured d =
                    Contrast.difference(what, lines, lines, twins(row -> row.type() == other, row -> row.type() == 1));
            if (which.isEmpty() || Math.abs(d.number()) > Math.abs(most.number())) {
                most = d;
                which = String.format(Locale.ROOT, "type %d against type 1", type);
            }
        }
        Measured size = Measured.mean(Math.abs(most.number()), most.deviation(), most.count());
        notebook.less(
                "alike",
                size.as("%s apart, %s".formatted(digits(size), which)),
                Rule.MARGIN,
                false,
                notebook.reason(
                        "alike", what == Of.WINS ? "all" : "the decided", notebook.reason("by-board"), Rule.MARGIN),
                Reasons.join(known(notebook, strategy), notebook.reason("type-3")));
    }

    /** Section 4.1.6: expansion and greedy differ on every board but 1x2. */
    private static void apart(List<Played> lines, Notebook notebook) {
        Map<String, List<Played>> boards = new HashMap<>();
        lines.forEach(line -> boards.computeIfAbsent(
                        String.format(
                                Locale.ROOT,
                                "%s with %d dice",
                                line.row().size(),
                                line.row().dice()),
                        b -> new ArrayList<>())
                .add(line));
        int alike = 0;
        int apart = 0;
        List<String> open = new ArrayList<>();
        Measured least = Measured.exactRate(1);
        String where = "";
        Measured most = Measured.exactRate(0.5);
        for (var board : boards.entrySet()) {
            Measured rate = Contrast.mean(Of.DECIDED, board.getValue(), row -> true);
            double off = Math.abs(rate.number() - 0.5);
            if (board.getKey().startsWith("1x2")) {
                most = off > Math.abs(most.number() - 0.5) || most.isExact() ? rate : most;
                continue;
            }
            double error = rate.mean().error();
            double level = Gauss.exceededWith(Rule.ALPHA / boards.size() / 2);
            if (off > level * error) {
                apart++;
            } else if (off + level * error < Rule.MARGIN) {
                alike++;
            } else {
                open.add(board.getKey());
            }
            if (off < Math.abs(least.number() - 0.5)) {
                least = rate;
                where = board.getKey();
            }
        }
        notebook.finding(
                "apart",
                least.as(String.format(
                        Locale.ROOT,
                        "expansion's share is other than a half on %d of %d; nearest to it on %s, %s",
                        apart,
                        apart + alike + open.size(),
                        where,
                        digits(least))),
                alike > 0 ? Verdict.DIFFERS : open.isEmpty() ? Verdict.AGREES : Verdict.CANNOT_TELL,
                Reasons.join(
                        notebook.reason("apart"),
                        open.isEmpty() ? "" : notebook.reason("more-matches", String.join(", ", open))));
        notebook.finding(
                "overall",
                Measured.text(String.format(
                        Locale.ROOT,
                        "other than a half on %d of %d boards and numbers of dice",
                        apart,
                        apart + alike + open.size())),
                apart > 0 ? Verdict.DIFFERS : Verdict.CANNOT_TELL);
        Measured size = Measured.mean(Math.abs(most.number() - 0.5), most.deviation(), most.count());
        notebook.less(
                "1x2",
                size.as("%s from a half".formatted(digits(size))),
                Rule.MARGIN,
                false,
                notebook.reason("1x2", Rule.MARGIN));
    }

    /** Those that compare tables; each needs the matches of several. */
    static void across(Lab lab, Notebook notebook, List<AgainstGreedy.Table> tables) {
        Map<String, List<Played>> by = new HashMap<>();
        for (AgainstGreedy.Table table : tables) {
            by.put(table.strategy(), table.play(lab, DiceOfDoom.published(table.id())));
        }
        BiPredicate<Row, Row> same = Row::equals;
        Measured zero = Contrast.difference(Of.DECIDED, lines(by, "zero"), lines(by, "random"), same);
        notebook.more("zero", zero.as(apart(zero)), 0, false, notebook.reason("by-board"), known(notebook, "random"));
        for (String other : List.of("random", "zero", "expansion")) {
            Measured less = Contrast.difference(Of.DECIDED, lines(by, other), lines(by, "mc"), same);
            notebook.more(
                    "mc-" + other,
                    less.as(apart(less)),
                    0,
                    false,
                    notebook.reason("decided-ratio"),
                    known(notebook, "mc", other));
        }
        for (String other : List.of("random", "zero", "mc", "expansion")) {
            for (int dice : List.of(2, 5)) {
                Measured more = Contrast.difference(
                        Of.WINS, lines(by, "mcts"), lines(by, other), (a, b) -> a.equals(b) && a.dice() == dice);
                notebook.more(
                        String.format(Locale.ROOT, "mcts-%s-%d", other, dice),
                        more.as(apart(more)),
                        0,
                        false,
                        notebook.reason("of-all"),
                        known(notebook, "mcts", other));
            }
        }
        List<Played> others = Stream.of("random", "zero", "mc", "expansion")
                .flatMap(other -> lines(by, other).stream())
                .toList();
        Measured two = lead(by, others, 2);
        Measured five = lead(by, others, 5);
        Measured larger = Measured.of(two.mean().minus(five.mean()));
        notebook.more(
                "mcts-dice",
                larger.as(apart(larger)),
                0,
                false,
                notebook.reason("mcts-dice"),
                known(notebook, "random", "mc", "mcts"));
        List<Played> all = by.values().stream().flatMap(List::stream).toList();
        Measured ties = ties(by);
        notebook.more(
                "init", ties.as(apart(ties)), 0, false, notebook.reason("by-board"), known(notebook, "random", "mc"));
        notebook.note(String.format(
                Locale.ROOT,
                "%,d matches, those of tables B.1.1 to B.1.6.",
                all.stream().mapToLong(Played::matches).sum()));
    }

    private static Measured lead(Map<String, List<Played>> by, List<Played> others, int dice) {
        return Contrast.difference(Of.WINS, lines(by, "mcts"), others, (a, b) -> a.equals(b) && a.dice() == dice);
    }

    private static Measured ties(Map<String, List<Played>> by) {
        return Measured.of(Mean.average(by.values().stream()
                .map(lines -> Contrast.difference(Of.TIES, lines, lines, twins(Claims::equal, Claims::random))
                        .mean())
                .toList()));
    }

    private static List<Played> lines(Map<String, List<Played>> by, String strategy) {
        List<Played> lines = by.get(strategy);
        if (lines == null) {
            throw new IllegalStateException("no table of " + strategy);
        }
        return lines;
    }

    private static String apart(Measured m) {
        return String.format(Locale.ROOT, "a difference of %+.4f", m.number());
    }

    private static String digits(Measured m) {
        return String.format(Locale.ROOT, "%.4f", m.number());
    }
}
