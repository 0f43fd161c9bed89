package alea.analysis.balance;

import alea.game.Game;
import alea.game.Player;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;

/**
 * Where one thread plays the matches of one variant. Deal number so has the same dice in every variant and every
 * seating, as far as matches take the same turns.
 */
final class VariantPlay implements AutoCloseable {
    /** Numbers of matches for each deal. */
    private static final long PER_DEAL = 64;

    private static final int SKILL = 1;
    private static final int PLIES = 33;

    private final Game game;
    private final Schedule schedule;
    private final MatchSums at;
    private final Optional<Outlook> outlook;
    private final boolean plies;
    private final MatchMeter meter;
    private final Arbiter arbiter;
    private final int opponent;
    private final int[] sitting;
    private final int[] others;
    private final double[][] payoffs;

    VariantPlay(Game game, Casting casting, Schedule schedule, long seed, int cap, Optional<Outlook> outlook) {
        this.game = game;
        this.schedule = schedule;
        this.outlook = outlook;
        int seats = game.seats();
        at = new MatchSums(seats);
        meter = new MatchMeter(game, outlook);
        List<Player> players =
                new ArrayList<>(casting.sitting().stream().distinct().toList());
        sitting = casting.sitting().stream().mapToInt(players::indexOf).toArray();
        opponent = players.size();
        players.add(casting.opponent());
        plies = outlook.isPresent() && casting.plies().isPresent() && seats > 1;
        casting.plies().ifPresent(players::addAll);
        arbiter = new Arbiter(game, game.start(), players, seed, cap, true);
        others = new int[seats];
        payoffs = new double[seats][seats];
    }

    /**
     * Plays a block.
     *
     * @throws CancellationException when the thread is interrupted
     */
    BlockResult play(int block) {
        double[] sums = new double[at.length()];
        var lengths = new TreeMap<Integer, Integer>();
        for (long deal = schedule.from(block); deal < schedule.from(block + 1); deal++) {
            measure(deal, sums, lengths);
            if (schedule.isForSkill(deal) && others.length > 1) {
                compare(deal, sums);
            }
            if (plies && schedule.isForPlies(deal)) {
                lookFurther(deal, sums);
            }
        }
        return new BlockResult(sums, lengths);
    }

    private Termination play(long deal, int number, int[] seating) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        arbiter.play(deal * PER_DEAL + number, deal, seating, number == 0 ? meter : null);
        return arbiter.requirePlayed();
    }

    private void measure(long deal, double[] sums, Map<Integer, Integer> lengths) {
        boolean truncated = play(deal, 0, sitting) == Termination.TRUNCATED;
        int turns = arbiter.position().turns();
        lengths.merge(turns, 1, Integer::sum);
        sums[MatchSums.MATCHES]++;
        sums[MatchSums.TURNS] += turns;
        sums[MatchSums.STRIKES] += meter.strikes();
        sums[MatchSums.LEAD_CHANGES] += meter.leadChanges();
        sums[MatchSums.DECISIONS] += meter.decisions();
        sums[MatchSums.CHOICES] += meter.choices();
        if (truncated) {
            sums[MatchSums.TRUNCATED]++;
            return;
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            sums[at.points(seat)] += point(seat);
        }
        int winner = arbiter.winner();
        if (winner < 0) {
            sums[MatchSums.DRAWS]++;
        } else if (outlook.isPresent()) {
            sums[MatchSums.WON]++;
            sums[MatchSums.FORESEEN] += meter.isForeseen(winner) ? 1 : 0;
            int decided = Math.min(turns, meter.decidedAt(winner));
            sums[MatchSums.DECIDED_AT] += decided;
            sums[MatchSums.DECIDED_PART] += turns == 0 ? 0 : decided / (double) turns;
        }
    }

    private double point(int seat) {
        int winners = arbiter.winners();
        return (winners >>> seat & 1) == 0 ? 0 : 1.0 / Integer.bitCount(winners);
    }

    /** One player in every seat in turn, among those that it is compared with. */
    private void compare(long deal, double[] sums) {
        int seats = game.seats();
        boolean whole = true;
        for (int seat = 0; seat < seats; seat++) {
            Arrays.fill(others, opponent);
            others[seat] = sitting[seat];
            if (play(deal, SKILL + seat, others) == Termination.TRUNCATED) {
                whole = false;
                continue;
            }
            sums[MatchSums.SKILL_MATCHES]++;
            sums[MatchSums.SKILL_POINTS] += point(seat);
            for (int s = 0; s < seats; s++) {
                payoffs[seat][s] = arbiter.score(s, Truncation.LOST);
            }
        }
        if (!whole) {
            return;
        }
        sums[MatchSums.DEALS]++;
        for (int s = 0; s < seats; s++) {
            double together = 0;
            for (int seat = 0; seat < seats; seat++) {
                double payoff = payoffs[seat][s];
                sums[at.payoff(seat, s)] += payoff;
                sums[at.square(seat, s)] += payoff * payoff;
                together += payoff;
            }
            sums[at.together(s)] += together * together;
        }
    }

    /** Two plies among one, in every seat in turn. */
    private void lookFurther(long deal, double[] sums) {
        for (int seat = 0; seat < game.seats(); seat++) {
            Arrays.fill(others, opponent + 2);
            others[seat] = opponent + 1;
            if (play(deal, PLIES + seat, others) != Termination.TRUNCATED) {
                sums[MatchSums.PLIES_MATCHES]++;
                sums[MatchSums.PLIES_POINTS] += point(seat);
            }
        }
    }

    @Override
    public void close() {
        arbiter.close();
    }
}
