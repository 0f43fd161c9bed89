package alea.papers.doom;

import alea.arena.Report;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.plot.Bar;
import alea.papers.plot.Plots;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tables B.1.1 to B.1.6: a strategy against greedy on boards of all sizes. */
final class Against {
    private static final String ITERATIONS = "the thesis does not give its iterations; here 1,000";
    private static final String POOLED = "of the decided matches on all boards together";

    private Against() {}

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
            String[] f = size.split("x");
            return "doom:%sx%s,dice=%d,reinforce=%d,init=%d".formatted(f[1], f[0], dice, type, init);
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

    static Item.Measuring of(String strategy, int quick, int full) {
        return (lab, notebook) -> measure(lab, notebook, strategy, lab.games(quick, full));
    }

    private static void measure(Lab lab, Notebook notebook, String strategy, int base) {
        List<Bar> bars = new ArrayList<>();
        String command = "";
        var five = new Sum();
        var two = new Sum();
        var random = new Sum();
        var equal = new Sum();
        for (Row row : rows(notebook.published())) {
            Lab.stopIfAsked();
            int count = strategy.startsWith("mc") ? Math.max(2, base * searched(row.size()) / 16) : base;
            Report.Pair pair =
                    lab.arena(row.game(), count, strategy, "greedy").pairs().getFirst();
            String why = because(strategy, row);
            (row.dice() == 5 ? five : two).add(pair, count);
            (row.init() == 0 ? random : equal).add(pair, count);
            long ties = count - pair.wins() - pair.losses();
            Measured wins = Measured.rate((double) pair.wins(), count);
            notebook.equal(row.name() + "-A", wins, alea.papers.Rule.MARGIN, why);
            notebook.equal(
                    row.name() + "-B", Measured.rate((double) pair.losses(), count), alea.papers.Rule.MARGIN, why);
            notebook.equal(row.name() + "-Tie", Measured.rate((double) ties, count), alea.papers.Rule.MARGIN, why);
            if (row.type() == 1 && row.init() == 0) {
                @Nullable Double theirs = notebook.row(row.name() + "-A").number();
                bars.add(Bar.of("%s, %d dice".formatted(row.size(), row.dice()), wins, theirs));
            }
            command = "alea arena %s %s greedy --games %d --seed %d".formatted(row.game(), strategy, count, lab.seed());
        }
        if (strategy.equals("greedy")) {
            notebook.more("ties-dice", two.moreTies(five), 0, false, "over all boards");
            notebook.more("ties-init", equal.moreTies(random), 0, false, "over all boards");
        } else {
            String why = strategy.equals("mcts") ? POOLED + "; " + ITERATIONS : POOLED;
            notebook.less("five", five.rate(strategy), 0.5, false, why);
            notebook.more("two", two.rate(strategy), 0.5, false, why);
        }
        notebook.plot(Plots.bars(
                "wins", "How often " + strategy + " beats greedy: type 1, any start", "wins of all matches", bars));
        notebook.note(
                "Sizes are the thesis's: columns x rows. Type 1 places one die a tile in order, type 2 each at random, type 3 by the dice that are there; init 1 deals equal shares.");
        notebook.command(command);
    }

    /** Matches of many boards together. */
    private static final class Sum {
        private long wins;
        private long losses;
        private long matches;

        void add(Report.Pair pair, int count) {
            wins += pair.wins();
            losses += pair.losses();
            matches += count;
        }

        Measured rate(String strategy) {
            Measured rate = Measured.rate((double) wins, wins + losses);
            return rate.as("%s wins %.4f".formatted(strategy, rate.number()));
        }

        Measured moreTies(Sum other) {
            double a = 1 - (wins + losses) / (double) matches;
            double b = 1 - (other.wins + other.losses) / (double) other.matches;
            return Measured.mean(a - b, Math.sqrt(a * (1 - a) + b * (1 - b)), Math.min(matches, other.matches));
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

    private static String because(String strategy, Row row) {
        if (strategy.equals("mc")) {
            return "no number of trials explains it; the thesis's random moves, which differ as well, may";
        }
        if (strategy.equals("mcts")) {
            return ITERATIONS;
        }
        if (strategy.equals("random")) {
            return "the thesis's random player is another one: none of the readings tried fits (docs/dice-of-doom.md)";
        }
        if (row.dice() == 2 && row.type() > 1 && !strategy.equals("greedy")) {
            return "the thesis repeats its numbers of type 1 here";
        }
        return row.type() == 3 ? "type 3 is met by none of the readings tried (docs/dice-of-doom.md)" : "";
    }
}
