package alea.papers.projectludo;

import alea.arena.Report;
import alea.game.Game;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.report.Plots;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
        Readings.better(lab, notebook, "aggressive-fast", "aggressive", rate(rates, "aggressive", "fast"), true);
        better(notebook, "aggressive-random", rate(rates, "aggressive", "random"), "");
        better(notebook, "defensive-random", rate(rates, "defensive", "random"), "");
        Readings.better(lab, notebook, "chase-fast", "chase", rate(rates, "chase", "fast"), false);
        Readings.better(lab, notebook, "defensive-fast", "defensive", rate(rates, "defensive", "fast"), true);
        Readings.better(lab, notebook, "defensive-better", "defensive", rate(rates, "defensive", "fast"), true);
        Measured gain = gain(rate(rates, "defensive", "fast"), withoutSafety(lab, "defensive", games / 2));
        Measured prose = gain(rate(rates, "defensive-prose", "fast"), withoutSafety(lab, "defensive-prose", games / 2));
        Measured shown = gain.as(String.format(Locale.ROOT, "a difference of %+.4f", gain.number()));
        String both = notebook.reason("safe-spots", prose.number());
        if (gain.number() <= 0 && Rule.isMore(prose, 0, 1)) {
            notebook.finding("safe-spots", shown, Verdict.CANNOT_TELL, notebook.reason("depends", both));
        } else {
            notebook.more("safe-spots", shown, 0, false, both);
        }
        notebook.less("luck", rate(rates, "fast", "random"), 1, false);
        better(notebook, "hybrid-aggressive", rate(rates, "hybrid", "aggressive"), "");
        better(notebook, "hybrid-defensive", rate(rates, "hybrid", "defensive"), "");
        int hybrid = STRATEGIES.indexOf("hybrid");
        int hardest = IntStream.range(0, STRATEGIES.size())
                .filter(i -> i != hybrid)
                .boxed()
                .min((a, b) -> Double.compare(values[hybrid][a], values[hybrid][b]))
                .orElseThrow();
        better(notebook, "hybrid-all", rates[hybrid][hardest], notebook.reason("hybrid-all", STRATEGIES.get(hardest)));
        notebook.plot(
                Plots.matrix("matrix", "How often the row beats the column", STRATEGIES, STRATEGIES, values, 0, 1));
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena ludo-simple %s --games %d --seed %d",
                String.join(" ", STRATEGIES),
                games,
                lab.seed()));
    }

    /** How much more often a strategy wins where there are safe squares. */
    private static Measured gain(Measured safe, Measured free) {
        return Measured.of(safe.mean().minus(free.mean()));
    }

    /** How often a strategy beats fast in a game without safe squares. */
    private static Measured withoutSafety(Lab lab, String strategy, int games) {
        Game game = lab.game("ludo-simple:safe=none");
        long wins = 0;
        for (int seat = 0; seat < 2; seat++) {
            List<String> seats = seat == 0 ? List.of(strategy, "fast") : List.of("fast", strategy);
            wins += lab.wins(game, seats, seat, games);
        }
        return Measured.rate((double) wins, 2L * games);
    }

    /** Two pawns: exactly over all states in the full run, where the chains take some minutes; else played. */
    static void ofTwoPawns(Lab lab, Notebook notebook) {
        String game = "ludo-simple:pawns=2";
        List<String> players = List.of("strike", "fast", "aggressive", "defensive", "hybrid", "defensive-prose");
        List<String> claims = List.of(
                "strike-fast",
                "aggressive-fast",
                "defensive-fast",
                "defensive-better",
                "hybrid-aggressive",
                "hybrid-defensive");
        int games = 20_000;
        PolicyEvaluation against = null;
        if (lab.full()) {
            Game g = lab.game(game);
            against = new PolicyEvaluation(
                    Plan.space(g), players.stream().map(p -> lab.policy(p, g)).toList());
        }
        for (String claim : claims) {
            Lab.stopIfAsked();
            String[] pair = claim.replace("better", "fast").split("-");
            Measured rate;
            if (against == null) {
                rate = lab.duel(game, pair[0], pair[1], games);
                notebook.command(String.format(
                        Locale.ROOT,
                        "alea arena %s %s %s --games %d --seed %d",
                        game,
                        pair[0],
                        pair[1],
                        games,
                        lab.seed()));
            } else {
                int a = players.indexOf(pair[0]);
                int b = players.indexOf(pair[1]);
                rate = Measured.exact(win(against, a, b));
                notebook.command("alea evaluate %s %s %s".formatted(game, pair[0], pair[1]));
            }
            if (against == null) {
                notebook.more(claim, rate, 0.5, false, "");
            } else if (rate.number() > 0.5) {
                notebook.finding(
                        claim,
                        rate,
                        Verdict.AGREES,
                        claim.equals("aggressive-fast") ? notebook.reason("almost-even") : "");
            } else {
                // The document's claims are of four pawns: what fails with two is not refuted.
                double prose = win(against, players.indexOf("defensive-prose"), players.indexOf(pair[1]));
                boolean depends = pair[0].equals("defensive") && prose > 0.5;
                notebook.finding(
                        claim,
                        rate,
                        depends ? Verdict.CANNOT_TELL : Verdict.DIFFERS,
                        depends ? notebook.reason("by-prose", prose) : notebook.reason("two-pawns"));
            }
        }
        notebook.note(
                lab.full()
                        ? "The document's game has four pawns; with two the same rules can be solved, so that "
                                + "nothing is left to chance."
                        : "The document's game has four pawns; with two the same rules can be solved: the full run "
                                + "does, and here they are played.");
    }

    private static double win(PolicyEvaluation against, int a, int b) {
        return PolicyEvaluation.Outcome.mean(against.outcome(a, b, true), against.outcome(a, b, false))
                .win();
    }

    private static Measured rate(Measured[][] rates, String a, String b) {
        return rates[STRATEGIES.indexOf(a)][STRATEGIES.indexOf(b)];
    }

    private static void better(Notebook notebook, String row, Measured rate, String because) {
        notebook.more(row, rate, 0.5, true, because);
    }
}
