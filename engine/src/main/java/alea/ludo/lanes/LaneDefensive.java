package alea.ludo.lanes;

import alea.ludo.Defensive;
import alea.ludo.Dialect;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/** {@link Defensive} in all lanes, for games without stars in which whoever is open is struck. */
final class LaneDefensive implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    private final Fading fading;
    private final LaneAggression chase;
    private final LaneForemost ties = new LaneForemost(false);

    /** By frame and pawn, of the others: as {@link Pursuers#onRing} has them. */
    private final long[][] others = new long[Dialect.PLACES * PAWNS][LONGS];
    /** By pawn. */
    private final long[][] progress = new long[PAWNS][LONGS];
    /** By pawn: the mask of lanes in which it is safe. */
    private final long[][] safe = new long[PAWNS][LONGS];
    /** By pawn: what its danger depends on. */
    private final long[][] index = new long[PAWNS][LONGS];
    /** By pawn: the flag of lanes in which somebody is behind. */
    private final long[][] runs = new long[PAWNS][LONGS];

    private final long[][] chases = new long[PAWNS][LONGS];
    private final long[][] ranks = new long[PAWNS][LONGS];
    /** The mask of lanes in which anybody runs, or chases. */
    private final long[] found = new long[LONGS];

    private final long[] within = new long[LONGS];
    private final long[] theirs = new long[LONGS];
    private final long[] reached = new long[LONGS];
    private final long[] nearest = new long[LONGS];
    private final long[] rest = new long[LONGS];

    private LaneDefensive(Defensive rule, Fading fading) {
        this.fading = fading;
        chase = new LaneAggression(rule.chase());
    }

    /** Lanes of a rule, if they hold how danger fades there. */
    static Optional<Supplier<LaneRule>> of(Defensive rule) {
        return Fading.of(rule).map(fading -> () -> new LaneDefensive(rule, fading));
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        Pursuers.others(board, others);
        for (int pawn = 0; pawn < PAWNS; pawn++) {
            look(board, pawn);
        }
        LaneAggression.prefer(board, masks, runs, found);
        if (Arrays.stream(fading.large()).anyMatch(digit -> digit > 0)) {
            most(board, fading.large(), false, masks);
        }
        most(board, fading.squares(), true, masks);
        most(board, fading.part(), false, masks);
        chase.chasers(board, die, chases);
        for (long[] flags : chases) {
            board.then(() -> Pursuit.unless(flags, found, LONGS));
        }
        LaneAggression.prefer(board, masks, chases, found);
        ties.narrow(board, die, masks);
    }

    /** Adds the loops that look who is behind a pawn, and how near. */
    private void look(LaneBoard board, int pawn) {
        LaneRules rules = board.rules;
        board.then(() -> Moving.quarter(board.pawns[pawn], rules.zero(), progress[pawn], within, LONGS));
        board.then(() -> Arrays.fill(safe[pawn], 0));
        for (int square : rules.globes()) {
            board.then(() -> Moving.shutOn(within, square, safe[pawn], LONGS));
        }
        board.then(() -> Arrays.fill(nearest, Octet.LOW));
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Lookout.theirs(progress[pawn], k, rules.ring(), theirs, reached, LONGS));
            for (int other = k * PAWNS; other < k * PAWNS + PAWNS; other += 2) {
                long[] first = others[other];
                long[] second = others[other + 1];
                board.then(() -> Pursuers.nearest(first, second, reached, nearest, LONGS));
            }
        }
        board.then(() -> Pursuers.anybody(nearest, runs[pawn], LONGS));
        int more = fading.by() == Fading.By.BETWEEN ? 0 : 1;
        boolean left = fading.by() == Fading.By.REST;
        long[] sixes = left ? nearest : index[pawn];
        long[] over = left ? index[pawn] : rest;
        board.then(() -> Pursuers.dozens(nearest, more, sixes, over, LONGS));
        board.then(() -> Pursuers.sixes(sixes, over, LONGS));
    }

    /**
     * Adds the loops that leave of pawns that run those whose digit is the greatest.
     *
     * @param table the digits
     * @param further whether progress is added
     */
    private void most(LaneBoard board, int[] table, boolean further, long[][] masks) {
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            long[] rank = ranks[pawn];
            Pursuers.look(board, index[pawn], table, rank);
            board.then(() -> Pursuers.rank(rank, safe[pawn], runs[pawn], masks[pawn], rank, LONGS));
            if (further) {
                board.then(() -> Pursuers.further(progress[pawn], rank, LONGS));
            }
        }
        board.mostOf(ranks, masks);
    }
}
