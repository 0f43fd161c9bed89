package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Verdict;
import alea.solve.doom.DoomSpace;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Appendix A, Figure 11 and sections 3.1.3 to 3.2.5: what the strategies choose, in every state of small boards. */
final class Choices {
    private static final List<String> BOARDS = List.of("doom:2x2,dice=5", "doom:2x2,dice=2", "doom:3x2,dice=2");
    /** Scores that are no further apart are the same. */
    private static final double SAME = 1e-9;

    private static final int UNTRIED = 10;
    /** More games than any node has. */
    private static final double GAMES = 1e12;
    /** What counts as near to the best move. */
    private static final double NEAR = 0.03;

    private static final List<String> RULES = List.of(
            "appendix", "greedy-text", "skip-loses-nothing", "zero-first", "zero-skips", "zero-order", "mc-boards");

    private final Map<String, long[]> kept = new LinkedHashMap<>();
    private final long[] skips = new long[2];
    private long both;

    private Choices() {
        RULES.forEach(rule -> kept.put(rule, new long[2]));
    }

    static void measure(Lab lab, Notebook notebook) {
        Choices choices = new Choices();
        for (String spec : BOARDS) {
            Lab.stopIfAsked();
            choices.check(lab, new DoomSpace((DoomGame) lab.game(spec)));
        }
        choices.kept.forEach((rule, n) -> {
            String words = String.format(Locale.ROOT, "in %,d of %,d cases", n[0], n[1]);
            if (rule.equals("appendix")) {
                words += String.format(
                        Locale.ROOT,
                        ", with the dice of who is to act; if those of both players were counted, in %,d",
                        choices.both);
            }
            notebook.finding(rule, Measured.text(words), n[0] == n[1] && n[1] > 0 ? Verdict.AGREES : Verdict.DIFFERS);
        });
        notebook.finding(
                "greedy-attacks",
                Measured.text(String.format(
                        Locale.ROOT,
                        "where it may do either, it attacks in %,d of %,d states",
                        choices.skips[0],
                        choices.skips[1])),
                2 * choices.skips[0] > choices.skips[1] ? Verdict.AGREES : Verdict.DIFFERS);
        gains(lab, notebook);
        playouts(lab, notebook);
        double most = 1 + 0.5 * Math.sqrt(Math.log(GAMES));
        notebook.statement(
                "ucb-untried",
                most < UNTRIED,
                String.format(
                        Locale.ROOT,
                        "a known child scores %.2f at most, with one game of %.0e; read as the score itself, "
                                + "which the chance of the move does not multiply",
                        most,
                        GAMES));
        notebook.finding("tried", Measured.text("the changes are not named"), Verdict.CANNOT_TELL);
        notebook.note("Exact: all states of 2x2 with five dice and with two, and of 3x2 (the thesis's 2x3) with two.");
    }

    private void count(String rule, boolean holds) {
        long[] n = kept.get(rule);
        if (n == null) {
            throw new IllegalArgumentException(rule);
        }
        n[0] += holds ? 1 : 0;
        n[1]++;
    }

    private void check(Lab lab, DoomSpace space) {
        DoomGame game = space.game();
        Policy greedy = lab.policy("greedy", game);
        Policy zero = lab.policy("zero", game);
        DoomPosition p = game.position();
        for (long n = 0; n < space.states(); n++) {
            if (!space.position(n, p)) {
                continue;
            }
            int chosen = choice(greedy, p);
            count("appendix", pseudocode(p, false) == chosen);
            both += pseudocode(p, true) == chosen ? 1 : 0;
            boolean skip = p.options() > p.attacks();
            double best = IntStream.range(0, p.attacks())
                    .mapToDouble(o -> score(p, o, false))
                    .max()
                    .orElse(Double.NEGATIVE_INFINITY);
            boolean ends = skip && score(p, p.attacks(), false) >= best - SAME;
            count("greedy-text", p.isSkip(chosen) == ends && (ends || score(p, chosen, false) >= best - SAME));
            if (skip && p.attacks() > 0) {
                skips[0] += p.isSkip(chosen) ? 0 : 1;
                skips[1]++;
            }
            zero(p, choice(zero, p), skip);
            for (int o = 0; o < p.options(); o++) {
                DoomPosition next = p.copy();
                next.take(o);
                count("mc-boards", p.isSkip(o) ? !next.isChance() : next.isBattle() && next.options() == 2);
            }
        }
    }

    private static int choice(Policy policy, DoomPosition p) {
        double[] how = new double[p.options()];
        policy.probabilities(p, how);
        return IntStream.range(0, how.length)
                .filter(o -> how[o] == 1)
                .findFirst()
                .orElse(-1);
    }

    /** Appendix A; the tiles of the board in the order of their moves. */
    private static int pseudocode(DoomPosition p, boolean both) {
        int best = 0;
        double highest = -1;
        for (int i = 0; i < p.attacks(); i++) {
            double score = score(p, i, both);
            if (score > highest + SAME) {
                highest = score;
                best = i;
            }
        }
        boolean skip = p.options() > p.attacks();
        return skip && score(p, p.attacks(), both) >= highest - SAME ? p.attacks() : best;
    }

    /** The mean number of dice after a move, with the reinforcements that an end of the turn would bring then. */
    private static double score(DoomPosition p, int option, boolean both) {
        if (p.isSkip(option)) {
            return dice(p, p.seat(), both) + p.game().board().largest(p.tiles(p.seat()));
        }
        double sum = 0;
        DoomPosition battle = p.copy();
        battle.take(option);
        for (int outcome = 0; outcome < 2; outcome++) {
            DoomPosition after = battle.copy();
            after.take(outcome);
            sum += battle.probability(outcome)
                    * (dice(after, p.seat(), both) + p.game().board().largest(after.tiles(p.seat())));
        }
        return sum;
    }

    private static int dice(DoomPosition p, int seat, boolean both) {
        return p.dice(seat) + (both ? p.dice(1 - seat) : 0);
    }

    private void zero(DoomPosition p, int chosen, boolean skip) {
        if (p.attacks() > 0) {
            int from = p.attack(chosen) / 64;
            count(
                    "zero-first",
                    chosen < p.attacks() && IntStream.range(0, p.attacks()).allMatch(o -> p.attack(o) / 64 >= from));
        } else {
            count("zero-skips", p.isSkip(chosen));
        }
        if (skip) {
            DoomPosition next = p.copy();
            next.take(p.attacks());
            int own = p.seat();
            count("skip-loses-nothing", next.dice(own) >= p.dice(own));
            // No tile gets a die while one before it that is not full gets none.
            boolean inOrder = true;
            boolean ended = false;
            for (int tile = 0; tile < p.game().board().places(); tile++) {
                if (p.owner(tile) == own) {
                    boolean gets = next.diceOn(tile) > p.diceOn(tile);
                    inOrder &= !(ended && gets);
                    ended |= !gets && p.diceOn(tile) < p.game().variant().dice();
                }
            }
            count("zero-order", inOrder);
        }
    }

    /**
     * Section 3.2.3: what return zero gets as reinforcements, and what its mirror image does, which takes the last
     * move.
     */
    private static void gains(Lab lab, Notebook notebook) {
        List<String> words = new ArrayList<>();
        boolean more = true;
        boolean less = true;
        for (String spec : BOARDS) {
            var space = new DoomSpace((DoomGame) lab.game(spec));
            Policy greedy = lab.policy("greedy", space.game());
            Moves enemy = Moves.of(space, p -> choice(greedy, p));
            Lab.stopIfAsked();
            double[] first = Moves.perTurn(Moves.of(space, p -> 0), enemy);
            double[] last = Moves.perTurn(Moves.of(space, p -> Math.max(0, p.attacks() - 1)), enemy);
            more &= first[0] > last[0];
            less &= first[0] < last[0];
            words.add(String.format(
                    Locale.ROOT,
                    "%s %.4f and %.4f (%.4f and %.4f with those that full tiles swallow)",
                    spec.substring("doom:".length())
                            .replace(",dice=5", " (5 dice)")
                            .replace(",dice=2", " (2 dice)"),
                    first[0],
                    last[0],
                    first[1],
                    last[1]));
        }
        notebook.finding(
                "zero-gains",
                Measured.text("dice placed in a turn by who takes the first move, and by who takes the last: "
                        + String.join("; ", words)),
                more ? Verdict.AGREES : Verdict.DIFFERS,
                Reasons.join(notebook.reason("zero-gains"), more || less ? "" : notebook.reason("more-or-less")));
    }

    /** What a policy does in every state, and what its reinforcements bring. */
    private record Moves(double[] chance, int[] won, int[] lost, int[] placed, int[] due, boolean[] over) {
        static Moves of(DoomSpace space, ToIntFunction<DoomPosition> policy) {
            int states = (int) space.states();
            var moves = new Moves(
                    new double[states],
                    new int[states],
                    new int[states],
                    new int[states],
                    new int[states],
                    new boolean[states]);
            DoomPosition p = space.game().position();
            for (int n = 0; n < states; n++) {
                moves.over[n] = !space.position(n, p);
                if (moves.over[n]) {
                    continue;
                }
                int option = policy.applyAsInt(p);
                DoomPosition next = p.copy();
                next.take(option);
                if (p.isSkip(option)) {
                    moves.won[n] = number(space, next);
                    moves.lost[n] = -1;
                    moves.placed[n] = next.dice(p.seat()) - p.dice(p.seat());
                    moves.due[n] = p.supply();
                } else {
                    moves.chance[n] = next.probability(0);
                    DoomPosition lost = next.copy();
                    next.take(0);
                    lost.take(1);
                    moves.won[n] = number(space, next);
                    moves.lost[n] = number(space, lost);
                }
            }
            return moves;
        }

        private static int number(DoomSpace space, DoomPosition p) {
            return (int) (p.node() == Position.OVER ? space.beginning(p) : space.number(p));
        }

        /**
         * Dice that the first places in one of its turns, and those due, in the mean over all turns of a match from
         * any deal.
         */
        static double[] perTurn(Moves own, Moves other) {
            int states = own.over.length;
            double[][] mine = new double[3][states];
            double[][] theirs = new double[3][states];
            double change = 1;
            while (change > 1e-10) {
                change = 0;
                for (int n = 0; n < states; n++) {
                    for (int k = 0; k < 3; k++) {
                        double gain = k == 0 ? own.placed[n] : k == 1 ? own.due[n] : own.lost[n] < 0 ? 1 : 0;
                        double now = own.over[n] ? 0 : gain + own.next(n, mine[k], theirs[k]);
                        double then = other.over[n] ? 0 : other.next(n, theirs[k], mine[k]);
                        change = Math.max(change, Math.max(Math.abs(now - mine[k][n]), Math.abs(then - theirs[k][n])));
                        mine[k][n] = now;
                        theirs[k][n] = then;
                    }
                }
            }
            double[] sums = new double[3];
            for (int n = 0; n < states; n += 2) { // at the beginning of a turn
                for (int k = 0; k < 3; k++) {
                    sums[k] += mine[k][n] + theirs[k][n];
                }
            }
            return new double[] {sums[0] / sums[2], sums[1] / sums[2]};
        }

        private double next(int n, double[] same, double[] turned) {
            return lost[n] < 0 ? turned[won[n]] : chance[n] * same[won[n]] + (1 - chance[n]) * same[lost[n]];
        }
    }

    /** Section 3.2.4: what random playouts say of moves, in the limit of many. */
    private static void playouts(Lab lab, Notebook notebook) {
        Game game = lab.game("doom:2x2");
        String trials = lab.registry().strategies(game).stream()
                .filter(s -> s.name().equals("mc"))
                .flatMap(s -> s.keys().stream())
                .filter(k -> k.name().equals("trials"))
                .map(k -> String.valueOf(k.standard()))
                .findFirst()
                .orElseThrow();
        notebook.equal("mc-trials", Measured.exact(Double.parseDouble(trials)), 0);
        List<String> costs = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        double most = 0;
        double comeback = 0;
        for (String spec : BOARDS) {
            Lab.stopIfAsked();
            States states = new States(lab, spec);
            States.Values drawn = states.drawn();
            States.Values best = states.after(400);
            double cost = states.cost(drawn, best);
            most = Math.max(most, cost);
            String board = spec.substring("doom:".length()).replaceFirst(",dice=(\\d)", " ($1 dice)");
            costs.add(String.format(
                    Locale.ROOT, "%s %.4f, not the best in %,d states", board, cost, states.misled(drawn, best)));
            DoubleSummaryStatistics after = states.afterALostAttack(drawn);
            comeback = Math.max(comeback, after.getMax());
            lost.add(String.format(Locale.ROOT, "%s %.3f, %.3f at most", board, after.getAverage(), after.getMax()));
        }
        notebook.statement(
                "figure11",
                comeback > 0,
                "playouts that are won after a lost attack, in the mean over all attacks: " + String.join("; ", lost));
        notebook.finding(
                "mc-approximates",
                Measured.text("what its move costs in probability to win, in the mean: " + String.join("; ", costs)),
                most < NEAR ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("mc-approximates", NEAR));
    }
}
