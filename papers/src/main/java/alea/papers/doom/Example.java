package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.List;
import java.util.stream.IntStream;

/** Section 2.3, figures 1 to 10, played move by move; and figure 13. */
final class Example {
    /** The figures are pictures; this is the deal of 2x2 tiles that the text leaves: three dice meet two, three wait, and three meet two later. */
    private static final String DEAL = "r3b2/r1b3 r 0";

    private Example() {}

    static void measure(Lab lab, Notebook notebook) {
        DoomGame game = (DoomGame) lab.game("doom:2x2");
        Position p = game.parse(DEAL);
        take(p, "0>1");
        notebook.statement(
                "figure2", p.isChance() && p.options() == 2, "an attack is one throw of both, won or lost: " + p);
        take(p, "win");
        notebook.statement("figure3", board(p).startsWith("r1r2/"), "after the battle: " + p);
        notebook.statement(
                "skip", labels(p).containsAll(List.of("1>3", "skip")), "it may " + String.join(", ", labels(p)));
        notebook.equal("figure4", Measured.exact(largest(game, p, 0)), 0, "");
        take(p, "skip");
        String reinforced = p.toString();
        take(p, "3>2");
        double tie = game.battles().chance(3, 2);
        notebook.statement(
                "figure5",
                tie < 0.78 && labels(p).equals(List.of("win", "loss")),
                "an attack of three dice on two succeeds with %.6f, equal sums counted against it".formatted(tie));
        take(p, "loss");
        notebook.equal("figure6", Measured.exact(((DoomPosition) p).diceOn(3)), 0, "");
        notebook.statement("blue", labels(p).equals(List.of("skip")), "it may " + String.join(", ", labels(p)));
        take(p, "skip");
        notebook.statement(
                "figure7",
                p.seat() == 0 && ((DoomPosition) p).diceOn(3) == 2,
                "from %s to %s".formatted(reinforced, p));
        take(p, "1>3");
        take(p, "win");
        notebook.statement(
                "figure8", IntStream.range(0, 4).allMatch(t -> ((DoomPosition) p).owner(t) == 0), "then it is " + p);
        notebook.equal("figure9", Measured.exact(largest(game, p, 0)), 0, "");
        take(p, "skip");
        notebook.statement(
                "figure10",
                p.node() == Position.OVER && p.score(0) == 1,
                "over, with a score of %.0f for red".formatted(p.score(0)));
        notebook.note("Played from %s, a deal that has all that the text says of the pictures.".formatted(DEAL));
        notebook.command("alea options doom:2x2 \"%s\"".formatted(DEAL));
    }

    private static void take(Position p, String label) {
        int option = labels(p).indexOf(label);
        if (option < 0) {
            throw new IllegalStateException("no %s at %s".formatted(label, p));
        }
        p.take(option);
    }

    private static List<String> labels(Position p) {
        return IntStream.range(0, p.options()).mapToObj(p::label).toList();
    }

    private static String board(Position p) {
        return p.toString().split(" ")[0];
    }

    private static int largest(DoomGame game, Position p, int seat) {
        return game.board().largest(((DoomPosition) p).tiles(seat));
    }

    /** Figure 13: the dice and territories that the thesis names, with the exact chances of such attacks. */
    static void scores(Lab lab, Notebook notebook) {
        var battles = ((DoomGame) lab.game("doom:5x5")).battles();
        double first = battles.chance(5, 2); // the only chances of up to five dice that round to 99 % and 74 %
        double second = battles.chance(4, 3);
        double[] greedy = {51 * first + 47 * (1 - first), 52 * second + 47 * (1 - second)};
        double[] expansion = {13 * first + 12 * (1 - first), 14 * second + 12 * (1 - second)};
        score(notebook, "greedy1", greedy[0]);
        score(notebook, "greedy2", greedy[1]);
        score(notebook, "expansion1", expansion[0]);
        score(notebook, "expansion2", expansion[1]);
        notebook.statement(
                "apart",
                greedy[0] > greedy[1] && expansion[1] > expansion[0],
                "%.4f > %.4f for greedy, %.4f > %.4f for expansion"
                        .formatted(greedy[0], greedy[1], expansion[1], expansion[0]));
        notebook.note(
                "The thesis rounds the chances to 99 %% and 74 %% before it multiplies; exact ones are %.6f (five dice against two) and %.6f (four against three), so scores move by up to 0.02."
                        .formatted(first, second));
    }

    private static void score(Notebook notebook, String row, double exact) {
        boolean same = Math.abs(exact - notebook.row(row).number()) <= 0.03;
        notebook.finding(
                row,
                Measured.exact(exact),
                same ? Verdict.AGREES : Verdict.DIFFERS,
                same ? "within what rounding the chance to a percent does" : "");
    }
}
