package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Dice;
import alea.game.Strategy;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.Verdict;
import alea.solve.doom.DoomSpace;
import alea.stats.Mean;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Figure 12 and section 3.2.5: whether the steps of tree search lead to promising moves; and how many matches
 * section 3.5.1 plays.
 */
final class Tree {
    private static final String BOARD = "doom:2x2,dice=2";
    /** Nothing changes any more after so many iterations. */
    private static final int ALL = 600;

    private Tree() {}

    static void measure(Lab lab, Notebook notebook, List<AgainstGreedy.Table> tables) {
        String spec = "mcts:iterations=" + lab.games(100, 1_000);
        var space = new DoomSpace((DoomGame) lab.game(BOARD));
        States states = new States(lab, BOARD);
        States.Values best = states.after(ALL);
        Strategy search = lab.registry().player(spec, space.game()).instances().get();
        DoomPosition p = space.game().position();
        double sum = 0;
        double squares = 0;
        double costs = 0;
        double drawn = 0;
        long n = 0;
        for (int state = 0; state < states.all(); state++) {
            Lab.stopIfAsked();
            if (!space.position(state, p) || p.options() < 2) {
                continue;
            }
            double cost = states.cost(state, search.choose(p, new Dice(lab.seed(), state)), best);
            double mean = 0;
            for (int o = 0; o < p.options(); o++) {
                mean += states.cost(state, o, best) / p.options();
            }
            costs += cost;
            drawn += mean;
            sum += mean - cost;
            squares += (mean - cost) * (mean - cost);
            n++;
        }
        notebook.more(
                "figure12",
                Measured.of(Mean.ofSums(sum, squares, n))
                        .as(String.format(
                                Locale.ROOT,
                                "in probability to win its move costs %.4f in the mean, a drawn one %.4f",
                                costs / n,
                                drawn / n)),
                0,
                false,
                notebook.reason("figure12", spec, n));
        Map<Long, Integer> counts = new TreeMap<>();
        for (AgainstGreedy.Table table : tables) {
            DiceOfDoom.published(table.id()).stream()
                    .filter(row -> row.row().startsWith("type") && row.row().endsWith("-A"))
                    .map(Published::count)
                    .forEach(count -> counts.merge(count, 1, Integer::sum));
        }
        notebook.finding(
                "matches",
                Measured.text(String.join(
                        ", ",
                        counts.entrySet().stream()
                                .map(e -> String.format(Locale.ROOT, "%,d in %,d lines", e.getKey(), e.getValue()))
                                .toList())),
                counts.containsKey(100_000L) && counts.containsKey(10_000L) && counts.size() > 2
                        ? Verdict.AGREES
                        : Verdict.DIFFERS);
    }
}
