package alea.arena.league;

import alea.arena.MatchResult;
import alea.arena.exec.FailureKind;
import alea.game.Quoted;
import alea.match.Retired;
import alea.match.Termination;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of the matches that one company played in one round.
 *
 * @param round from 0; -1 for the rehearsal of one player
 * @param table its number in the round
 * @param players who sat down, by number
 * @param matches that were played
 * @param truncated of them
 * @param scores by player, in the order of {@code players}
 * @param failings who gave up and why, in the order of the matches
 */
record Block(
        int round,
        int table,
        List<Integer> players,
        long matches,
        long truncated,
        List<Score> scores,
        List<Failing> failings) {
    /** The round of rehearsals. */
    static final int REHEARSAL = -1;

    /**
     * What a player had of them.
     *
     * @param share of all that there was to win: a draw is shared among those who drew
     */
    record Score(long wins, long losses, long draws, double share) {}

    /** Counts results as they come. */
    static final class Counting {
        private final int round;
        private final int table;
        private final List<Integer> players;
        private final long[] wins;
        private final long[] losses;
        private final long[] draws;
        private final double[] shares;
        private final List<Failing> failings = new ArrayList<>();
        private long matches;
        private long truncated;

        Counting(int round, int table, List<Integer> players) {
            this.round = round;
            this.table = table;
            this.players = players;
            wins = new long[players.size()];
            losses = new long[players.size()];
            draws = new long[players.size()];
            shares = new double[players.size()];
        }

        /** Adds a match; whether somebody failed in it in a way that he had not before. */
        boolean add(MatchResult result) {
            matches++;
            boolean news = false;
            for (int i = 0; i < players.size(); i++) {
                int player = players.get(i);
                shares[i] += result.share(player);
                switch (result.of(player)) {
                    case WIN -> wins[i]++;
                    case LOSS -> losses[i]++;
                    case DRAW -> draws[i]++;
                    case TRUNCATED -> {}
                }
                Retired retired = result.retired(player).orElse(null);
                if (retired != null) {
                    String why = retired.reason();
                    news |= fail(new Failing(
                            player,
                            FailureKind.of(why),
                            1,
                            Quoted.plain(why),
                            result.number(),
                            Quoted.plain(retired.position())));
                }
            }
            truncated += result.ending() == Termination.TRUNCATED ? 1 : 0;
            return news;
        }

        private boolean fail(Failing failing) {
            for (int i = 0; i < failings.size(); i++) {
                Failing before = failings.get(i);
                if (before.player() == failing.player() && before.kind() == failing.kind()) {
                    failings.set(i, before.and(failing));
                    return false;
                }
            }
            failings.add(failing);
            return true;
        }

        /** Whether a player failed so often in one way. */
        boolean failed(int strikes) {
            return failings.stream().anyMatch(f -> f.count() >= strikes);
        }

        /** Whether a player cannot be started. */
        boolean absent() {
            return failings.stream().anyMatch(f -> f.kind().neverPlays());
        }

        Block block() {
            List<Score> scores = new ArrayList<>();
            for (int i = 0; i < players.size(); i++) {
                scores.add(new Score(wins[i], losses[i], draws[i], shares[i]));
            }
            return new Block(round, table, players, matches, truncated, scores, List.copyOf(failings));
        }
    }
}
