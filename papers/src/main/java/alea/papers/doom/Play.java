package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.solve.doom.DoomSpace;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Sections 2.1, 2.4 and 3.1.5: the rules, checked in every state of small boards by what the text says of them. */
final class Play {
    private static final List<String> BOARDS = List.of("doom:2x2,dice=5", "doom:3x2,dice=2");
    /** Rules that are checked state by state. */
    private static final List<String> RULES =
            List.of("attacks", "first-attack", "sums", "win", "loss", "supply", "one-each", "over", "most", "equal");

    private static final int TILES = 25;

    private final Map<String, long[]> kept = new LinkedHashMap<>();

    private Play() {
        RULES.forEach(rule -> kept.put(rule, new long[2]));
    }

    static void measure(Lab lab, Notebook notebook) {
        Play play = new Play();
        for (String spec : BOARDS) {
            Lab.stopIfAsked();
            play.check(new DoomSpace((DoomGame) lab.game(spec)));
        }
        play.kept.forEach((rule, n) -> notebook.statement(
                rule, n[0] == n[1] && n[1] > 0, String.format(Locale.ROOT, "in %,d of %,d cases", n[0], n[1])));
        recurrence(lab, notebook);
        variations(lab, notebook);
        deals(notebook);
        notebook.note("Every state of 2x2 with five dice and of 3x2 with two, and whatever can be done there.");
    }

    private void count(String rule, boolean holds) {
        long[] n = kept.get(rule);
        if (n == null) {
            throw new IllegalArgumentException(rule);
        }
        n[0] += holds ? 1 : 0;
        n[1]++;
    }

    private void check(DoomSpace space) {
        DoomGame game = space.game();
        DoomPosition p = game.position();
        double[][] chances = chances(game.variant().dice(), game.variant().faces());
        for (long n = 0; n < space.states(); n++) {
            boolean open = space.position(n, p);
            boolean attack = IntStream.range(0, game.board().places()).anyMatch(from -> attacks(game, p, from) > 0);
            // Without an attack behind it, such a state is the beginning of a turn.
            if (n % 2 == 0) {
                count("over", open == attack);
            }
            if (!open) {
                score(p);
                continue;
            }
            int options = p.attacks();
            count(
                    "attacks",
                    options
                                    == IntStream.range(0, game.board().places())
                                            .map(from -> attacks(game, p, from))
                                            .sum()
                            && IntStream.range(0, options).allMatch(o -> isAttack(game, p, p.attack(o))));
            count("first-attack", p.options() - options == n % 2 && p.attacked() == (n % 2 == 1));
            for (int o = 0; o < options; o++) {
                battle(p, o, chances);
            }
            if (p.options() > options) {
                reinforce(game, p, options);
            }
        }
    }

    /** How many enemies' tiles touch one of the seat to act that has two dice or more. */
    private static int attacks(DoomGame game, DoomPosition p, int from) {
        return p.owner(from) == p.seat() && p.diceOn(from) >= 2
                ? (int) Arrays.stream(game.board().neighbours(from))
                        .filter(to -> p.owner(to) == 1 - p.seat())
                        .count()
                : 0;
    }

    private static boolean isAttack(DoomGame game, DoomPosition p, int attack) {
        int from = attack / 64;
        int to = attack % 64;
        return p.owner(from) == p.seat()
                && p.diceOn(from) >= 2
                && p.owner(to) == 1 - p.seat()
                && Arrays.stream(game.board().neighbours(from)).anyMatch(t -> t == to);
    }

    private void battle(DoomPosition p, int option, double[][] chances) {
        int from = p.attack(option) / 64;
        int to = p.attack(option) % 64;
        DoomPosition battle = p.copy();
        battle.take(option);
        double chance = chances[p.diceOn(from)][p.diceOn(to)];
        count("sums", Math.abs(battle.probability(0) - chance) < 1e-12);
        DoomPosition won = battle.copy();
        won.take(0);
        DoomPosition lost = battle.copy();
        lost.take(1);
        int[] owners = owners(p);
        int[] dice = dice(p);
        dice[from] = 1;
        count("loss", Arrays.equals(owners(lost), owners) && Arrays.equals(dice(lost), dice));
        owners[to] = p.seat();
        dice[to] = p.diceOn(from) - 1;
        count("win", Arrays.equals(owners(won), owners) && Arrays.equals(dice(won), dice));
    }

    /** So many dice as the largest territory has tiles, one a tile in order, those too many for a tile removed. */
    private void reinforce(DoomGame game, DoomPosition p, int skip) {
        int[] dice = dice(p);
        int left = largest(game, p);
        count("supply", p.supply() == left);
        for (int tile = 0; tile < dice.length; tile++) {
            if (p.owner(tile) == p.seat() && left > 0) {
                dice[tile] = Math.min(dice[tile] + 1, game.variant().dice());
                left--;
            }
        }
        DoomPosition next = p.copy();
        next.take(skip);
        count("one-each", Arrays.equals(dice(next), dice) && next.seat() == 1 - p.seat());
    }

    private static int largest(DoomGame game, DoomPosition p) {
        boolean[] seen = new boolean[game.board().places()];
        int largest = 0;
        for (int tile = 0; tile < seen.length; tile++) {
            largest = Math.max(largest, territory(game, p, tile, seen));
        }
        return largest;
    }

    private static int territory(DoomGame game, DoomPosition p, int tile, boolean[] seen) {
        if (seen[tile] || p.owner(tile) != p.seat()) {
            return 0;
        }
        seen[tile] = true;
        int size = 1;
        for (int next : game.board().neighbours(tile)) {
            size += territory(game, p, next, seen);
        }
        return size;
    }

    private void score(DoomPosition p) {
        long own = Arrays.stream(owners(p)).filter(o -> o == 0).count();
        long others = owners(p).length - own;
        if (own == others) {
            count("equal", p.score(0) == p.score(1));
        } else {
            count("most", p.score(own > others ? 0 : 1) == 1);
        }
    }

    private static int[] owners(DoomPosition p) {
        return IntStream.range(0, p.game().board().places()).map(p::owner).toArray();
    }

    private static int[] dice(DoomPosition p) {
        return IntStream.range(0, p.game().board().places()).map(p::diceOn).toArray();
    }

    /** By the dice of both sides, from one to so many: the recurrence takes long, and battles are often alike. */
    private static double[][] chances(int most, int faces) {
        double[][] chances = new double[most + 1][most + 1];
        for (int a = 1; a <= most; a++) {
            for (int b = 1; b <= most; b++) {
                chances[a][b] = beats(a, b, faces);
            }
        }
        return chances;
    }

    /** Section 3.1.5: the formula, by the recurrence as it is printed. */
    private static double beats(int a, int b, int faces) {
        double sum = 0;
        for (int i = a; i <= faces * a; i++) {
            double below = 0;
            for (int j = b; j < i; j++) {
                below += sums(b, j, faces);
            }
            sum += sums(a, i, faces) * below;
        }
        return sum;
    }

    private static double sums(int a, int i, int faces) {
        if (a == 0 && i == 0) {
            return 1;
        }
        if (i < a || i > faces * a) {
            return 0;
        }
        double sum = 0;
        for (int d = 1; d <= faces; d++) {
            sum += sums(a - 1, i - d, faces) / faces;
        }
        return sum;
    }

    private static void recurrence(Lab lab, Notebook notebook) {
        var battles = ((DoomGame) lab.game("doom:5x5")).battles();
        double most = 0;
        for (int a = 1; a <= 5; a++) {
            for (int b = 1; b <= 5; b++) {
                most = Math.max(most, Math.abs(beats(a, b, 6) - battles.chance(a, b)));
            }
        }
        notebook.statement(
                "recurrence",
                most < 1e-12,
                String.format(Locale.ROOT, "off by %.0e at most from counting all throws, for up to five dice", most));
        notebook.statement(
                "bases",
                sums(0, -1, 6) == 0 && sums(2, 0, 6) == 0 && sums(0, 3, 6) == 0,
                "a sum of -1, a sum of 0 of two dice, and a sum of 3 of none come out as 0, which the recursion "
                        + "relies on");
    }

    private static void variations(Lab lab, Notebook notebook) {
        var taken = (DoomPosition) lab.game("doom:2x2,supply=taken").parse("r3b2/r1b3 r 1 taken=5");
        notebook.equal("taken", Measured.exact(taken.supply()).as(taken.supply() + " exact"), 0);
        var none = (DoomPosition) lab.game("doom:2x2,supply=taken").parse("r3b2/r1b3 r 1 taken=0");
        notebook.equal("taken-none", Measured.exact(none.supply()).as(none.supply() + " exact"), 0, "");
        Position weighted = lab.game("doom:2x2,reinforce=3").parse("r3r1/r1b2 r 1 reinforce=2");
        double many = weighted.probability(0);
        double few = weighted.probability(1);
        notebook.statement(
                "weighted",
                many > few && few == weighted.probability(2),
                String.format(
                        Locale.ROOT,
                        "of tiles with 3, 1 and 1 dice they get the next with %.2f, %.2f and %.2f; how much larger "
                                + "is not said, and no weight that was tried meets the tables (docs/dice-of-doom.md)",
                        many,
                        few,
                        weighted.probability(2)));
    }

    /** How unequal 25 tiles are dealt when every one goes to either player. */
    private static void deals(Notebook notebook) {
        notebook.statement(
                "lopsided",
                unequal(17) > 0.05,
                String.format(
                        Locale.ROOT,
                        "on 5x5 one player gets twice as many tiles as the other, 17 or more, with %.4f, and 20 "
                                + "or more with %.4f",
                        unequal(17),
                        unequal(20)));
        notebook.statement(
                "nearly-finished",
                unequal(20) > 0,
                String.format(
                        Locale.ROOT,
                        "four tiles of five, 20 or more on 5x5, come up with %.4f when dealt at random, and "
                                + "never in nearly equal numbers; 17 or more with %.4f and never",
                        unequal(20),
                        unequal(17)));
    }

    /** That one of two has so many tiles or more. */
    private static double unequal(int tiles) {
        double sum = 0;
        double ways = 1;
        for (int k = 0; k <= TILES; k++) {
            sum += k >= tiles ? 2 * ways / Math.pow(2, TILES) : 0;
            ways = ways * (TILES - k) / (k + 1);
        }
        return sum;
    }
}
