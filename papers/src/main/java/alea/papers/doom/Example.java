package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Section 2.3, figures 1 to 10, played move by move; and figure 13. */
final class Example {
    /**
     * The figures are pictures; this is the deal of 2x2 tiles that the text leaves: three dice meet two, three wait,
     * and three meet two later.
     */
    private static final String DEAL = "r3b2/r1b3 r 0";

    private Example() {}

    static void measure(Lab lab, Notebook notebook) {
        DoomGame game = (DoomGame) lab.game("doom:2x2");
        Position p = game.parse(DEAL);
        exact(notebook, "figure1-tiles", game.board().places());
        exact(notebook, "figure1-dice", game.variant().dice());
        notebook.statement(
                "figure1-red", p.seat() == 0, String.format(Locale.ROOT, "seat %d is to act in %s", p.seat(), p));

        exact(notebook, "figure2-attacker", dice(p, 0));
        exact(notebook, "figure2-defender", dice(p, 1));
        int before = dice(p, 0);
        take(p, "0>1");
        notebook.statement("figure2", battle(game, p, 3, 2, 8, 7), battle(p, 3, 2, 8, 7));
        take(p, "win");
        exact(notebook, "figure3-behind", dice(p, 0));
        exact(notebook, "figure3-moved", dice(p, 1));
        notebook.statement(
                "figure3",
                ((DoomPosition) p).owner(1) == 0 && dice(p, 0) + dice(p, 1) == before,
                "after the battle: " + p);
        notebook.statement(
                "skip", labels(p).containsAll(List.of("1>3", "skip")), "it may " + String.join(", ", labels(p)));
        exact(notebook, "figure4", largest(game, p, 0));
        int sum = all(p, 0);
        take(p, "skip");
        exact(notebook, "figure4-added", all(p, 0) - sum);

        exact(notebook, "figure5-attacker", dice(p, 3));
        exact(notebook, "figure5-defender", dice(p, 2));
        int stack = dice(p, 3);
        int blue = all(p, 1);
        take(p, "3>2");
        notebook.statement(
                "figure5",
                ways(3, 9) > 0 && ways(2, 9) > 0 && !wins(9, 9) && labels(p).equals(List.of("win", "loss")),
                String.format(
                        Locale.ROOT,
                        "sums of 9 come up in %d of 216 and %d of 36 throws; exact chance to win %.6f, and it "
                                + "would be %.6f if equal sums won",
                        ways(3, 9),
                        ways(2, 9),
                        chance(3, 2, 0),
                        chance(3, 2, 1)));
        take(p, "loss");
        exact(notebook, "figure6", dice(p, 3));
        exact(notebook, "figure6-lost", stack - dice(p, 3));
        notebook.statement("blue", labels(p).equals(List.of("skip")), "it may " + String.join(", ", labels(p)));
        int left = all(p, 1);
        take(p, "skip");
        notebook.statement(
                "figure7",
                p.seat() == 0 && all(p, 1) > left && all(p, 1) < blue,
                String.format(
                        Locale.ROOT,
                        "blue had %d dice, lost down to %d, and has %d after reinforcements; seat %d is to act",
                        blue,
                        left,
                        all(p, 1),
                        p.seat()));

        exact(notebook, "figure8-attacker", dice(p, 1));
        exact(notebook, "figure8-defender", dice(p, 3));
        take(p, "1>3");
        boolean possible = battle(game, p, 3, 2, 9, 6);
        String battle = battle(p, 3, 2, 9, 6);
        take(p, "win");
        notebook.statement(
                "figure8",
                possible && IntStream.range(0, 4).allMatch(t -> ((DoomPosition) p).owner(t) == 0),
                battle + "; then it is " + p);
        notebook.statement("figure8-skip", labels(p).equals(List.of("skip")), "it may " + String.join(", ", labels(p)));
        exact(notebook, "figure9", largest(game, p, 0));
        take(p, "skip");
        exact(notebook, "figure10-red", tiles(p, 0));
        exact(notebook, "figure10-blue", tiles(p, 1));
        notebook.statement(
                "figure10",
                p.node() == Position.OVER && p.score(0) == 1,
                String.format(Locale.ROOT, "over, with a score of %.0f for red", p.score(0)));
        notebook.note("Played from %s, a deal that has all that the text says of the pictures.".formatted(DEAL));
        notebook.command("alea options doom:2x2 \"%s\"".formatted(DEAL));
    }

    private static void exact(Notebook notebook, String row, int number) {
        notebook.equal(row, Measured.exact(number).as(number + " exact"), 0, "");
    }

    private static int dice(Position p, int tile) {
        return ((DoomPosition) p).diceOn(tile);
    }

    private static int tiles(Position p, int seat) {
        return (int) IntStream.range(0, 4)
                .filter(t -> ((DoomPosition) p).owner(t) == seat)
                .count();
    }

    private static int all(Position p, int seat) {
        return IntStream.range(0, 4)
                .filter(t -> ((DoomPosition) p).owner(t) == seat)
                .map(t -> dice(p, t))
                .sum();
    }

    /** In how many throws so many dice have a sum. */
    private static long ways(int dice, int sum) {
        return dice == 0
                ? sum == 0 ? 1 : 0
                : IntStream.rangeClosed(1, 6)
                        .mapToLong(d -> ways(dice - 1, sum - d))
                        .sum();
    }

    private static boolean wins(int attacker, int defender) {
        return attacker > defender;
    }

    /** The chance that the sum of some dice and a handicap is more than that of others, by counting all throws. */
    private static double chance(int attacker, int defender, int handicap) {
        long won = 0;
        for (int a = attacker; a <= 6 * attacker; a++) {
            for (int d = defender; d <= 6 * defender; d++) {
                won += wins(a + handicap, d) ? ways(attacker, a) * ways(defender, d) : 0;
            }
        }
        return won / Math.pow(6, attacker + defender);
    }

    /** Whether such sums are thrown, the attacker's wins, and the game's own chance is that of counting. */
    private static boolean battle(DoomGame game, Position p, int attacker, int defender, int sum, int against) {
        return p.isChance()
                && p.options() == 2
                && ways(attacker, sum) > 0
                && ways(defender, against) > 0
                && wins(sum, against)
                && Math.abs(chance(attacker, defender, 0) - game.battles().chance(attacker, defender)) < 1e-12;
    }

    private static String battle(Position p, int attacker, int defender, int sum, int against) {
        return String.format(
                Locale.ROOT,
                "%d and %d come up in %d of %.0f and %d of %.0f throws; an attack of %d dice on %d is won with "
                        + "%.6f; it is %s",
                sum,
                against,
                ways(attacker, sum),
                Math.pow(6, attacker),
                ways(defender, against),
                Math.pow(6, defender),
                attacker,
                defender,
                chance(attacker, defender, 0),
                p);
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
        notebook.equal("chance1", Measured.exactRate(first), 0.005);
        notebook.equal("chance2", Measured.exactRate(second), 0.005);
        score(notebook, "greedy1", greedy[0]);
        score(notebook, "greedy2", greedy[1]);
        score(notebook, "expansion1", expansion[0]);
        score(notebook, "expansion2", expansion[1]);
        notebook.statement(
                "apart",
                greedy[0] > greedy[1] && expansion[1] > expansion[0],
                String.format(
                        Locale.ROOT,
                        "%.4f > %.4f for greedy, %.4f > %.4f for expansion",
                        greedy[0],
                        greedy[1],
                        expansion[1],
                        expansion[0]));
        notebook.note(String.format(
                Locale.ROOT,
                "The thesis rounds the chances to 99 %% and 74 %% before it multiplies; exact ones are %.6f "
                        + "(five dice against two) and %.6f (four against three), so scores move by up to 0.02.",
                first,
                second));
    }

    private static void score(Notebook notebook, String row, double exact) {
        boolean same = Math.abs(exact - notebook.row(row).number()) <= 0.03;
        notebook.finding(
                row,
                Measured.exact(exact),
                same ? Verdict.AGREES : Verdict.DIFFERS,
                same ? notebook.reason("rounded") : "");
    }
}
