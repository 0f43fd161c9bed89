package alea.papers.doom;

import alea.arena.Report;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.Reasons;
import alea.papers.Rule;
import alea.report.Bar;
import alea.report.Plots;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tables B.1.1 to B.1.6: a strategy against greedy on boards of all sizes. */
final class AgainstGreedy {
    /** More than a table has lines, so that no two have the same dice. */
    private static final int LINES = 100;

    /** A tree with chance nodes; as many playouts as 1,000 iterations of ten have. */
    private static final String WITH_LOSSES = "mcts-chance:iterations=10000";

    /** Its types of reinforcement; of the readings of type 3 the one that meets its numbers. */
    private static final List<String> TYPES = List.of("1", "2", "thesis");

    private AgainstGreedy() {}

    /** One line of a table, for one type of reinforcement. */
    record Row(String name, int type, int init, int dice, String size) {
        static Row of(String row) {
            String[] f = row.split("-");
            return new Row(row.substring(0, row.lastIndexOf('-')), digits(f[0]), digits(f[1]), digits(f[2]), f[3]);
        }

        private static int digits(String word) {
            return Integer.parseInt(word.replaceAll("\\D", ""));
        }

        /** The thesis writes columns x rows. */
        String game() {
            return game(false);
        }

        /** The same, or with rows x columns. */
        String game(boolean turned) {
            String[] f = size.split("x");
            if (turned) {
                f = new String[] {f[1], f[0]};
            }
            return String.format(
                    Locale.ROOT,
                    "doom:%sx%s,dice=%d,reinforce=%s,init=%d",
                    f[1],
                    f[0],
                    dice,
                    TYPES.get(type - 1),
                    init);
        }
    }

    /** The lines of a table, in order. */
    static List<Row> rows(List<Published> published) {
        Map<String, Row> rows = new LinkedHashMap<>();
        published.stream()
                .filter(p -> p.row().startsWith("type"))
                .forEach(p -> rows.putIfAbsent(Row.of(p.row()).name(), Row.of(p.row())));
        return List.copyOf(rows.values());
    }

    /**
     * A table.
     *
     * @param number the last part of its name
     * @param quick matches of a line in a quick run; searches play fewer on large boards
     */
    record Table(int number, String strategy, int quick, int full) {
        String id() {
            return "doom.b1." + number;
        }

        /** Plays all its lines, each with dice of its own. */
        List<Played> play(Lab lab, List<Published> published) {
            int base = lab.games(quick, full);
            List<Played> lines = new ArrayList<>();
            for (Row row : rows(published)) {
                Lab.stopIfAsked();
                long seed = lab.seed(LINES * number + lines.size());
                int count = strategy.startsWith("mc") ? Math.max(2, base * searched(row.size()) / 16) : base;
                Report.Pair pair = lab.arena(game(row), count, seed, spec(), "greedy")
                        .pairs()
                        .getFirst();
                lines.add(new Played(row, seed, pair.wins(), pair.losses(), count));
            }
            return lines;
        }

        /** The player that the table's strategy is; which reading it is stands in docs/dice-of-doom.md. */
        private String spec() {
            return strategy.equals("random") ? "random:draw=thesis" : strategy;
        }

        /** The board of a line. Only random's numbers of 3x4 are those of 3 rows and 4 columns. */
        private String game(Row row) {
            return row.game(strategy.equals("random") && row.size().equals("3x4"));
        }

        private void measure(Lab lab, Notebook notebook) {
            List<Played> lines = play(lab, notebook.published());
            List<Bar> bars = new ArrayList<>();
            for (Played line : lines) {
                Row row = line.row();
                String why = because(notebook, strategy, row);
                Measured wins = Measured.rate((double) line.wins(), line.matches());
                notebook.equal(row.name() + "-A", wins, Rule.MARGIN, "", why);
                notebook.equal(
                        row.name() + "-B", Measured.rate((double) line.losses(), line.matches()), Rule.MARGIN, "", why);
                notebook.equal(
                        row.name() + "-Tie", Measured.rate((double) line.ties(), line.matches()), Rule.MARGIN, "", why);
                if (row.type() == 1 && row.init() == 0) {
                    @Nullable Double theirs = notebook.row(row.name() + "-A").number();
                    bars.add(wins.bar(String.format(Locale.ROOT, "%s, %d dice", row.size(), row.dice()), theirs));
                }
            }
            Claims.of(strategy, lines, notebook);
            if (strategy.equals("mcts")) {
                losing(lab, notebook, lines);
            }
            notebook.plot(Plots.bars(
                    "wins", "How often " + strategy + " beats greedy: type 1, any start", "wins of all matches", bars));
            notebook.note("Sizes are the thesis's: columns x rows. Type 1 places one die a tile in order, type 2 each "
                    + "at random, type 3 by the dice that are there; init 1 deals equal shares.");
            notebook.note("Type 3 is played as reinforce=thesis: the first own tile counts one die more, a full one "
                    + "hands on to "
                    + "the next with room, and what comes behind the last is lost. No other reading meets " + "these "
                    + "numbers.");
            if (strategy.equals("random")) {
                notebook.note(
                        "Random is random:draw=thesis: evenly from its list, but never the first entry once to skip is "
                                + "one of them. Its lines of 3x4 are played on 3 rows and 4 columns, which fit "
                                + "here alone.");
            }
            notebook.note(String.format(
                    Locale.ROOT,
                    "Every line has dice of its own: seeds %d to %d, in the order of the lines. A is the first "
                            + "of the two players, B the second.",
                    lines.getFirst().seed(),
                    lines.getLast().seed()));
            command(notebook, lines.getFirst());
            command(notebook, lines.getLast());
        }

        /** Section 3.2.5: whether it helps that the tree has the lost attacks as well; the same number of playouts. */
        private void losing(Lab lab, Notebook notebook, List<Played> lines) {
            List<Played> with = new ArrayList<>();
            for (Played line : lines) {
                if (line.row().type() == 1) {
                    long seed = lab.seed(LINES * number + LINES / 2 + with.size());
                    Report.Pair pair = lab.arena(line.row().game(), line.matches(), seed, WITH_LOSSES, "greedy")
                            .pairs()
                            .getFirst();
                    with.add(new Played(line.row(), seed, pair.wins(), pair.losses(), line.matches()));
                }
            }
            Measured more = Contrast.difference(Contrast.Of.DECIDED, with, lines, Row::equals);
            notebook.less(
                    "losing",
                    more.as(String.format(Locale.ROOT, "a difference of %+.4f", more.number())),
                    Rule.MARGIN,
                    false,
                    notebook.reason("losing", WITH_LOSSES, Rule.MARGIN));
            Played last = with.getLast();
            notebook.command(String.format(
                    Locale.ROOT,
                    "alea arena %s %s greedy --games %d --seed %d",
                    last.row().game(),
                    WITH_LOSSES,
                    last.matches(),
                    last.seed()));
        }

        private void command(Notebook notebook, Played line) {
            notebook.command(String.format(
                    Locale.ROOT,
                    "alea arena %s %s greedy --games %d --seed %d",
                    game(line.row()),
                    spec(),
                    line.matches(),
                    line.seed()));
        }

        Item.Measuring measuring() {
            return this::measure;
        }
    }

    /** A line that was played. */
    record Played(Row row, long seed, long wins, long losses, long matches) {
        long ties() {
            return matches - wins - losses;
        }
    }

    /** In sixteenths: matches of searches take as long as their boards are large. */
    private static int searched(String size) {
        return switch (size) {
            case "1x2" -> 16;
            case "2x2" -> 8;
            case "2x3" -> 2;
            default -> 1;
        };
    }

    private static String because(Notebook notebook, String strategy, Row row) {
        String type3 = row.type() == 3 ? notebook.reason("type-3") : "";
        return switch (strategy) {
            case "mc" -> notebook.reason("unexplained");
            case "mcts" -> notebook.reason("known-mcts");
            case "random" ->
                Reasons.join(
                        notebook.reason("known-random"),
                        row.size().equals("3x4") ? notebook.reason("turned") : "",
                        type3);
            case "greedy" -> type3;
            default -> row.dice() == 2 && row.type() > 1 ? notebook.reason("as-type-1") : type3;
        };
    }
}
