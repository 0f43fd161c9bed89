package alea.papers.doom;

import alea.doom.DoomGame;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Sheet;
import alea.papers.Verdict;
import java.math.BigInteger;
import java.util.List;

/** The items of the thesis on Dice of Doom. */
public final class DiceOfDoom {
    private static final Sheet SHEET = Sheet.of(Document.DOOM, DiceOfDoom.class, "published.csv");

    private DiceOfDoom() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("doom.rules", "The rules", DiceOfDoom::rules),
                SHEET.item("doom.example", "The worked example", Example::measure),
                SHEET.item("doom.battles", "How likely an attack succeeds", DiceOfDoom::battles),
                SHEET.item("doom.figure13", "Greedy and expansion on one board", Example::scores),
                SHEET.item("doom.b1.1", "Greedy against itself", Against.of("greedy", 300, 20_000)),
                SHEET.item("doom.b1.2", "Random against greedy", Against.of("random", 300, 20_000)),
                SHEET.item("doom.b1.3", "Return zero against greedy", Against.of("zero", 300, 20_000)),
                SHEET.item("doom.b1.4", "Monte Carlo against greedy", Against.of("mc", 40, 1_600)),
                SHEET.item("doom.b1.5", "Tree search against greedy", Against.of("mcts", 16, 400)),
                SHEET.item("doom.b1.6", "Expansion against greedy", Against.of("expansion", 300, 20_000)),
                SHEET.item("doom.b1.7", "Close-to-optimal against greedy", Best::againstGreedy),
                SHEET.item("doom.b2.1", "Mean probability to win", Best::means),
                SHEET.item("doom.b2.2", "How optimal is greedy", Best::moves));
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
        notebook.finding(
                "states-5x5",
                Measured.text("(2 x 5)^25 x 2 = " + states),
                Verdict.WRONG,
                "2 x 10^25 are 20 septillion on the short scale, where a septillion is 10^24; the formula itself is right");
        DoomGame game = (DoomGame) lab.game("doom:5x5");
        notebook.equal("turns", Measured.exact(game.variant().limit()), 0, "");
        int most = 0;
        for (int tile = 0; tile < game.board().places(); tile++) {
            most = Math.max(most, game.board().neighbours(tile).length);
        }
        notebook.equal("neighbours", Measured.exact(most), 0, "");
    }
}
