package alea.papers.pyludo;

import alea.arena.Report;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Strategy;
import alea.learn.npy.Npy;
import alea.match.Arbiter;
import alea.match.Seating;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.PublishedResults;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.report.Bar;
import alea.report.Plots;
import alea.stats.Gauss;
import alea.stats.Proportion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The items of "Playing Ludo with AI". */
public final class PlayingLudoWithAi {
    private static final PublishedResults SHEET = PublishedResults.of(Document.PYLUDO, PlayingLudoWithAi.class);
    private static final String GAME = "ludo-pyludo-fork";
    private static final List<String> NAMES = List.of("random", "smart", "simple", "advanced", "full", "qtable");

    private PlayingLudoWithAi() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("pyludo.networks", "The players' sizes", PlayingLudoWithAi::networks),
                SHEET.item("pyludo.layers", "The players' layers", Layers::measure),
                SHEET.item("pyludo.table1", "Who beats whom, two against two", PlayingLudoWithAi::table),
                SHEET.item("pyludo.statistics", "How sure the table is", PlayingLudoWithAi::statistics),
                SHEET.item("pyludo.figure1", "Genes of Simple by recombination", Evolutions::recombinations),
                SHEET.item("pyludo.figure2", "Genes of Simple by mutation", Evolutions::mutations),
                SHEET.item("pyludo.figure3", "Evolution of Simple", Evolutions::simple),
                SHEET.item("pyludo.figure4", "Evolution of Advanced", Evolutions::advanced),
                SHEET.item("pyludo.figure5", "Evolution of Advanced and Full", Evolutions::full),
                SHEET.item("pyludo.times", "How long a choice takes", PlayingLudoWithAi::times));
    }

    private static String player(Lab lab, String name) {
        return switch (name) {
            case "simple" -> "simple:file=" + lab.shipped("simple.npy");
            case "advanced" -> "advanced:file=" + lab.shipped("advanced.npy");
            case "full" -> "full:file=" + lab.shipped("full.npy") + ",speed=fast";
            case "qtable" -> "qtable:file=" + lab.shipped("qtable.tsv");
            default -> name;
        };
    }

    /** A player's name in the document. */
    private static String title(String name) {
        return name.equals("qtable") ? "fellow-student" : name;
    }

    private static void networks(Lab lab, Notebook notebook) {
        for (String name : List.of("simple", "advanced", "full")) {
            int genes = Npy.read(lab.shipped(name + ".npy")).values().length;
            notebook.equal(name, Measured.exact(genes), 0, "");
        }
        int hidden = 100;
        int full = Npy.read(lab.shipped("full.npy")).values().length;
        int small = 4;
        int advanced = Npy.read(lab.shipped("advanced.npy")).values().length;
        notebook.equal("inputs-advanced", Measured.exact((advanced - small) / (double) small), 0, "");
        notebook.equal(
                "sum",
                Measured.exact(Arrays.stream(Npy.read(lab.shipped("simple.npy")).values())
                        .map(Math::abs)
                        .sum()),
                0,
                "");
        notebook.equal("inputs", Measured.exact((full - hidden) / (double) hidden), 0, "");
        notebook.equal("ratio", Measured.exact((double) full / advanced), 0, "");
        notebook.note("Counted in the players that Alea trained and ships.");
    }

    private static void table(Lab lab, Notebook notebook) {
        int games = lab.games(400, 10_000);
        double[][] rates = new double[NAMES.size()][NAMES.size()];
        List<Bar> bars = new ArrayList<>();
        List<String> titles = NAMES.stream().map(PlayingLudoWithAi::title).toList();
        for (int i = 0; i < NAMES.size(); i++) {
            for (int j = i; j < NAMES.size(); j++) {
                Lab.stopIfAsked();
                String a = NAMES.get(i);
                String b = NAMES.get(j);
                Report.Pair pair = lab.arena(GAME, games, Seating.SHUFFLE, result -> {}, player(lab, a), player(lab, b))
                        .pairs()
                        .getFirst();
                Measured won = Measured.rate((double) pair.wins(), games);
                rates[i][j] = won.number();
                notebook.equal(a + "-" + b, won, Rule.MARGIN, "", because(notebook, a, b));
                Measured back = won;
                if (i != j) {
                    back = Measured.rate((double) (games - pair.wins()), games);
                    rates[j][i] = back.number();
                    notebook.equal(b + "-" + a, back, Rule.MARGIN, "", because(notebook, a, b));
                }
                if (i == 0) {
                    bars.add(back.bar(titles.get(j), notebook.row(b + "-" + a).number()));
                }
            }
        }
        int full = NAMES.indexOf("full");
        int advanced = NAMES.indexOf("advanced");
        for (String other : List.of("random", "smart")) {
            int o = NAMES.indexOf(other);
            double a = rates[full][o];
            double b = rates[advanced][o];
            notebook.equal(
                    "gap-" + other,
                    Measured.mean(a - b, Math.sqrt(variance(a) + variance(b)), games),
                    Rule.MARGIN,
                    "",
                    notebook.reason("another-training"));
        }
        double duel = rates[full][advanced];
        double gap = rates[full][0] - rates[advanced][0];
        notebook.more(
                "gap-duel",
                Measured.mean(
                        duel - 0.5 - gap,
                        Math.sqrt(variance(duel) + variance(rates[full][0]) + variance(rates[advanced][0])),
                        games),
                0,
                false);
        int simple = NAMES.indexOf("simple");
        double without = Math.min(rates[advanced][simple], rates[full][simple]);
        notebook.more("knowledge", Measured.rate(Math.rint(without * games), games), 0.5, false);
        notebook.plot(Plots.matrix("matrix", "How often the row beats the column", titles, titles, rates, 0, 1));
        notebook.plot(Plots.bars("random", "Wins against two random players", "wins of all matches", bars));
        notebook.note("random and smart are the document's; the others were trained by Alea as it describes "
                + "(docs/players.md), and another training is somewhat better or worse.");
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s full:file=players/full.npy,speed=fast smart --seating shuffle --games %d --seed %d",
                GAME,
                games,
                lab.seed()));
    }

    /** Of one match. */
    private static double variance(double rate) {
        return rate * (1 - rate);
    }

    private static String because(Notebook notebook, String a, String b) {
        boolean both = List.of("random", "smart").contains(a)
                && List.of("random", "smart").contains(b);
        return both ? "" : notebook.reason("another-training");
    }

    /** Of a rate among its matches. */
    private static double errorsFromHalf(double rate) {
        return new Proportion(rate * 2500, 2500).errorsFrom(0.5);
    }

    private static void statistics(Lab lab, Notebook notebook) {
        notebook.equal("deviation", Measured.exact(Math.sqrt(0.25 / 2500)), 0, "");
        notebook.finding("critical", Measured.exact(Gauss.Z95), Verdict.WRONG);
        for (String name : NAMES) {
            double printed = SHEET.published("pyludo.table1").stream()
                    .filter(p -> p.row().equals(name + "-" + name))
                    .findFirst()
                    .orElseThrow()
                    .number();
            double z = errorsFromHalf(printed);
            notebook.statement(
                    "same-" + name,
                    Math.abs(z) < Gauss.Z95,
                    String.format(
                            Locale.ROOT, "%.1f %% of 2,500 are %.2f standard errors from a half", 100 * printed, z));
        }
        double least = SHEET.published("pyludo.table1").stream()
                .filter(p -> p.place().equals("Table 1"))
                .filter(p -> NAMES.stream().noneMatch(name -> p.row().equals(name + "-" + name)))
                .mapToDouble(p -> Math.abs(errorsFromHalf(p.number())))
                .min()
                .orElseThrow();
        notebook.statement(
                "others",
                least > Gauss.Z95,
                String.format(Locale.ROOT, "the nearest of them is %.2f standard errors from a half", least));
        notebook.note("The table marks all six.");
    }

    private static void times(Lab lab, Notebook notebook) {
        for (String name : List.of("full", "advanced")) {
            Game game = lab.game(GAME);
            Player player = lab.registry().player(player(lab, name), game);
            var clock = new Clock();
            Player timed =
                    new Player(player.spec(), () -> new Timed(player.instances().get(), clock));
            try (var arbiter = new Arbiter(game, List.of(timed), lab.seed(), Arbiter.UNCAPPED)) {
                for (int match = 0; match < 200; match++) {
                    Lab.stopIfAsked();
                    arbiter.play(match, new int[game.seats()]);
                }
            }
            notebook.time(String.format(
                    Locale.ROOT,
                    "%s: %.1e seconds a choice, this run on this machine; the document %s",
                    name,
                    clock.spent / 1e9 / clock.decisions,
                    notebook.row(name).text()));
            notebook.finding(name, Measured.text("see the times below"), Verdict.CANNOT_TELL, notebook.reason("times"));
        }
    }

    /** How long choices took, in nanoseconds, and how many they were. */
    private static final class Clock {
        private long spent;
        private long decisions;
    }

    private record Timed(Strategy strategy, Clock clock) implements Strategy {
        @Override
        public int choose(Position position, Dice dice) {
            long begin = System.nanoTime();
            int option = strategy.choose(position, dice);
            clock.spent += System.nanoTime() - begin;
            clock.decisions++;
            return option;
        }

        @Override
        public void begin(int seat, long index) {
            strategy.begin(seat, index);
        }

        @Override
        public void end(Position position) {
            strategy.end(position);
        }
    }
}
