package alea.papers.doom;

import alea.doom.DoomGame;
import alea.game.Position;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.PublishedResults;
import alea.papers.Verdict;
import alea.solve.run.PolicyEvaluation.Outcome;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The items of the thesis on Dice of Doom. */
public final class DiceOfDoom {
    private static final PublishedResults SHEET = PublishedResults.of(Document.DOOM, DiceOfDoom.class);

    private static final List<AgainstGreedy.Table> TABLES = List.of(
            new AgainstGreedy.Table(1, "greedy", 300, 20_000),
            new AgainstGreedy.Table(2, "random", 300, 20_000),
            new AgainstGreedy.Table(3, "zero", 300, 20_000),
            new AgainstGreedy.Table(4, "mc", 40, 1_600),
            new AgainstGreedy.Table(5, "mcts", 16, 400),
            new AgainstGreedy.Table(6, "expansion", 300, 20_000));

    private DiceOfDoom() {}

    /** Everything published of an item. */
    static List<Published> published(String item) {
        return SHEET.published(item);
    }

    private static Item table(int n, String title) {
        return SHEET.item(TABLES.get(n).id(), title, TABLES.get(n).measuring());
    }

    private static void conclusions(Lab lab, Notebook notebook) {
        Claims.across(lab, notebook, TABLES);
    }

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("doom.rules", "The rules and the states", DiceOfDoom::rules),
                SHEET.item("doom.play", "The rules, state by state", Play::measure),
                SHEET.item("doom.example", "The worked example", Example::measure),
                SHEET.item("doom.battles", "How likely an attack succeeds", DiceOfDoom::battles),
                SHEET.item("doom.figure13", "Greedy and expansion on one board", Example::scores),
                SHEET.item("doom.choices", "What the strategies choose", Choices::measure),
                SHEET.item(
                        "doom.tree", "Where tree search leads", (lab, notebook) -> Tree.measure(lab, notebook, TABLES)),
                table(0, "Greedy against itself"),
                table(1, "Random against greedy"),
                table(2, "Return zero against greedy"),
                table(3, "Monte Carlo against greedy"),
                table(4, "Tree search against greedy"),
                table(5, "Expansion against greedy"),
                SHEET.item(
                        "doom.lines",
                        "Return zero, line by line",
                        (lab, notebook) -> Lines.measure(lab, notebook, TABLES.get(2))),
                SHEET.item("doom.conclusions", "What the tables say together", DiceOfDoom::conclusions),
                SHEET.item("doom.cycles", "Cycles and what iterations are good for", Cycles::measure),
                SHEET.item("doom.b1.7", "Close-to-optimal against greedy", OwnWinValues::againstGreedy),
                SHEET.item("doom.b2.1", "Mean probability to win", OwnWinValues::means),
                SHEET.item("doom.b2.2", "How optimal is greedy", OwnWinValues::moves));
    }

    private static void battles(Lab lab, Notebook notebook) {
        var battles = ((DoomGame) lab.game("doom:5x5")).battles();
        for (int a = 1; a <= 5; a++) {
            for (int b = 1; b <= 5; b++) {
                notebook.equal(a + "-" + b, Measured.exactRate(battles.chance(a, b)), 1e-6, "");
            }
        }
        notebook.note("Exact: all throws of both sides are counted.");
    }

    private static void rules(Lab lab, Notebook notebook) {
        BigInteger states = BigInteger.TEN.pow(25).multiply(BigInteger.TWO);
        notebook.finding("states-5x5", Measured.text("(2 x 5)^25 x 2 = " + states), Verdict.WRONG);
        DoomGame game = (DoomGame) lab.game("doom:5x5");
        notebook.equal("turns", Measured.exact(game.variant().limit()), 0, "");
        int most = 0;
        for (int tile = 0; tile < game.board().places(); tile++) {
            most = Math.max(most, game.board().neighbours(tile).length);
        }
        notebook.equal("neighbours", Measured.exact(most), 0, "");
        List<Published> parts = SHEET.published("doom.b2.2").stream()
                .filter(p -> p.row().endsWith("-part"))
                .toList();
        String shares = String.join(
                ", ",
                parts.stream()
                        .map(p -> String.format(
                                Locale.ROOT,
                                "%s %.1f %%",
                                p.row().replace("-dice", " with dice to ").replace("-part", ""),
                                100 * (1 - p.number())))
                        .toList());
        notebook.finding(
                "final-part",
                Measured.text("by Table B.2.2, which Alea's count confirms: " + shares),
                parts.stream().allMatch(p -> p.number() <= 0.9 && p.number() >= 0.8)
                        ? Verdict.AGREES
                        : Verdict.DIFFERS);
        String begin = "r2b2 r 0";
        notebook.statement(
                "loop",
                returns(lab, begin),
                "found on 1x2 from %s: both lose an attack and get the lost die back".formatted(begin));
        Outcome first = lab.starting("doom:2x2,turns=none", "greedy");
        notebook.finding(
                "starts",
                Measured.text(String.format(
                        Locale.ROOT,
                        "who starts wins %.4f and loses %.4f of the matches of greedy against itself on 2x2, "
                                + "whichever colour that is",
                        first.win(),
                        first.loss())),
                first.win() == first.loss() ? Verdict.AGREES : Verdict.CANNOT_TELL);
        Iterations.measure(lab, notebook);
    }

    /** Whether play can come back to a position of the board of two tiles. */
    private static boolean returns(Lab lab, String begin) {
        DoomGame game = (DoomGame) lab.game("doom:1x2,turns=none");
        String goal = board(game.parse(begin));
        Set<String> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>(List.of(game.parse(begin)));
        while (!open.isEmpty()) {
            Position p = open.pop();
            for (int o = 0; p.node() != Position.OVER && o < p.options(); o++) {
                Position next = game.start();
                next.set(p);
                next.take(o);
                if (board(next).equals(goal)) {
                    return true;
                }
                if (seen.add(board(next))) {
                    open.push(next);
                }
            }
        }
        return false;
    }

    /** A position without the number of its turn. */
    private static String board(Position p) {
        return p.toString().replaceFirst(" turn=[0-9]+", "");
    }
}
