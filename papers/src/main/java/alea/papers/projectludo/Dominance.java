package alea.papers.projectludo;

import alea.arena.Report;
import alea.game.Game;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.plot.Plots;
import alea.solve.run.Against;
import alea.solve.run.Plan;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the document says to have proved about its strategies. */
final class Dominance {
    private static final List<String> STRATEGIES =
            List.of("random", "fast", "strike", "chase", "aggressive", "defensive", "defensive-prose", "hybrid");

    private Dominance() {}

    static void played(Lab lab, Notebook notebook) {
        int games = lab.games(10_000, 200_000);
        Report report = lab.arena("ludo-simple", games, STRATEGIES.toArray(String[]::new));
        Measured[][] rates = new Measured[STRATEGIES.size()][STRATEGIES.size()];
        double[][] values = new double[STRATEGIES.size()][STRATEGIES.size()];
        Arrays.stream(values).forEach(row -> Arrays.fill(row, Double.NaN));
        for (Report.Pair pair : report.pairs()) {
            long met = pair.wins() + pair.losses();
            rates[pair.first()][pair.second()] = Measured.rate((double) pair.wins(), met);
            rates[pair.second()][pair.first()] = Measured.rate((double) pair.losses(), met);
            values[pair.first()][pair.second()] = pair.rate();
            values[pair.second()][pair.first()] = 1 - pair.rate();
        }
        better(notebook, "fast-random", rate(rates, "fast", "random"), "");
        better(notebook, "strike-fast", rate(rates, "strike", "fast"), "");
        better(notebook, "strike-chase", rate(rates, "strike", "chase"), "");
        better(
                notebook,
                "aggressive-fast",
                rate(rates, "aggressive", "fast"),
                "chasing leaves the forward pawn where it can be struck; strike, a part of aggressive, is far better than the whole");
        better(notebook, "aggressive-random", rate(rates, "aggressive", "random"), "");
        better(notebook, "defensive-random", rate(rates, "defensive", "random"), "");
        better(
                notebook,
                "defensive-fast",
                rate(rates, "defensive", "fast"),
                "this is the pseudocode of section 11.1; the prose of section 11.2 (least risk after the move) beats fast with %.4f"
                        .formatted(rate(rates, "defensive-prose", "fast").number()));
        better(notebook, "hybrid-aggressive", rate(rates, "hybrid", "aggressive"), "");
        better(notebook, "hybrid-defensive", rate(rates, "hybrid", "defensive"), "");
        int hybrid = STRATEGIES.indexOf("hybrid");
        int hardest = IntStream.range(0, STRATEGIES.size())
                .filter(i -> i != hybrid)
                .boxed()
                .min((a, b) -> Double.compare(values[hybrid][a], values[hybrid][b]))
                .orElseThrow();
        better(notebook, "hybrid-all", rates[hybrid][hardest], "hardest for it is " + STRATEGIES.get(hardest));
        notebook.plot(
                Plots.matrix("matrix", "How often the row beats the column", STRATEGIES, STRATEGIES, values, 0, 1));
        notebook.command("alea arena ludo-simple %s --games %d --seed %d"
                .formatted(String.join(" ", STRATEGIES), games, lab.seed()));
    }

    /** Two pawns: exactly over all states in the full run, where the chains take some minutes; else played. */
    static void ofTwoPawns(Lab lab, Notebook notebook) {
        String game = "ludo-simple:pawns=2";
        List<String> players = List.of("strike", "fast", "aggressive", "defensive", "hybrid");
        List<String> claims =
                List.of("strike-fast", "aggressive-fast", "defensive-fast", "hybrid-aggressive", "hybrid-defensive");
        int games = 20_000;
        Against against = null;
        if (lab.full()) {
            Game g = lab.game(game);
            against = new Against(
                    Plan.space(g), players.stream().map(p -> lab.policy(p, g)).toList());
        }
        for (String claim : claims) {
            Lab.stopIfAsked();
            String[] pair = claim.split("-");
            Measured rate;
            if (against == null) {
                rate = lab.duel(game, pair[0], pair[1], games);
                notebook.command("alea arena %s %s %s --games %d --seed %d"
                        .formatted(game, pair[0], pair[1], games, lab.seed()));
            } else {
                int a = players.indexOf(pair[0]);
                int b = players.indexOf(pair[1]);
                rate = Measured.exact(Against.Outcome.mean(against.outcome(a, b, true), against.outcome(a, b, false))
                        .win());
                notebook.command("alea evaluate %s %s %s".formatted(game, pair[0], pair[1]));
            }
            better(
                    notebook,
                    claim,
                    rate,
                    claim.equals("aggressive-fast")
                            ? "with two pawns it is almost even, with four aggressive loses"
                            : claim.equals("defensive-fast")
                                    ? "exact, and so below one half without doubt, but by less than anybody would notice; the document's claim is of four pawns"
                                    : "");
        }
        notebook.note(
                "The document's game has four pawns; with two the same rules can be solved, so that nothing is left to chance.");
    }

    private static Measured rate(Measured[][] rates, String a, String b) {
        return rates[STRATEGIES.indexOf(a)][STRATEGIES.indexOf(b)];
    }

    private static void better(Notebook notebook, String row, Measured rate, String because) {
        notebook.more(row, rate, 0.5, true, because);
    }
}
