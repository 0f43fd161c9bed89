package alea.service;

import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import alea.match.Watcher;
import alea.solve.run.Judge;
import alea.solve.run.PolicyEvaluation.Outcome;
import alea.solve.run.SolvedGame;
import alea.stats.Mean;
import java.util.List;

/**
 * What strategies of two seats that are no policies come to, measured: matches in pairs with the same dice, in which
 * each starts once. Seed 1; the same strategies have the same result.
 */
final class PairedMatches {
    private static final long SEED = 1;

    private final Game game;
    private final long pairs;

    /**
     * What was measured.
     *
     * @param starting what became of the first when it started
     * @param second when the other one did
     * @param score what the first was paid in the mean of both, a win and half a draw where nothing else counts
     */
    record Measured(Outcome starting, Outcome second, Mean score) {}

    /**
     * What was given away in own play.
     *
     * @param decisions how many there were with more than one option
     * @param average the mean over them
     * @param match the sum in a match, of a seat
     * @param worst the most
     * @param position where that was; empty where there was no decision
     */
    record Given(long decisions, double average, Mean match, double worst, String position) {}

    PairedMatches(Game game, long pairs) {
        this.game = game;
        this.pairs = pairs;
    }

    /** How matches of two end. */
    Measured against(Player first, Player second) {
        var starting = new Count();
        var following = new Count();
        double sum = 0;
        double squares = 0;
        try (var arbiter = arbiter(List.of(first, second))) {
            for (long pair = 0; pair < pairs; pair++) {
                arbiter.play(2 * pair, pair, new int[] {0, 1}, null);
                double score = starting.add(arbiter, 0);
                arbiter.play(2 * pair + 1, pair, new int[] {1, 0}, null);
                score = (score + following.add(arbiter, 1)) / 2;
                sum += score;
                squares += score * score;
            }
        }
        return new Measured(starting.outcome(), following.outcome(), Mean.ofSums(sum, squares, pairs));
    }

    /** What a strategy gives away when it plays itself. */
    Given given(Player player, SolvedGame solved) {
        var regrets = new Regrets(new Judge(solved));
        double sum = 0;
        double squares = 0;
        try (var arbiter = arbiter(List.of(player))) {
            for (long match = 0; match < 2 * pairs; match++) {
                regrets.match = 0;
                arbiter.play(match, match, new int[] {0, 0}, regrets);
                arbiter.requirePlayed();
                double seat = regrets.match / 2;
                sum += seat;
                squares += seat * seat;
            }
        }
        Mean match = Mean.ofSums(sum, squares, 2 * pairs);
        double average = regrets.decisions == 0 ? 0 : 2 * sum / regrets.decisions;
        return new Given(regrets.decisions, average, match, regrets.worst, regrets.position);
    }

    private Arbiter arbiter(List<Player> players) {
        return new Arbiter(game, game.start(), players, SEED, game.turnCap(), true);
    }

    /** What becomes of a seat. */
    private final class Count {
        private long wins;
        private long losses;
        private double paid;
        private long turns;

        double add(Arbiter arbiter, int seat) {
            int winner = arbiter.requirePlayed() == Termination.TRUNCATED ? -1 : arbiter.winner();
            wins += winner == seat ? 1 : 0;
            losses += winner == 1 - seat ? 1 : 0;
            turns += arbiter.position().turns();
            double score = arbiter.score(seat, Truncation.DRAWN);
            paid += score;
            return score;
        }

        Outcome outcome() {
            return new Outcome(
                    (double) wins / pairs,
                    (double) losses / pairs,
                    (double) (pairs - wins - losses) / pairs,
                    game.payoffs().isWinOnly() ? null : Double.valueOf(paid / pairs),
                    (double) turns / pairs,
                    0);
        }
    }

    /** Judges every decision of a match. */
    private static final class Regrets implements Watcher {
        private final Judge judge;
        private double match;
        private long decisions;
        private double worst;
        private String position = "";

        Regrets(Judge judge) {
            this.judge = judge;
        }

        @Override
        public void before(Position at, int option) {
            if (at.node() != Position.DECISION || at.options() < 2) {
                return;
            }
            List<Judge.Worth> worths = judge.options(at);
            double best = worths.stream().mapToDouble(Judge.Worth::score).max().orElseThrow();
            double regret = Math.max(0, best - worths.get(option).score());
            match += regret;
            decisions++;
            if (position.isEmpty() || regret > worst) {
                worst = regret;
                position = at.toString();
            }
        }
    }
}
