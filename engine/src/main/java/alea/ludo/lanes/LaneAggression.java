package alea.ludo.lanes;

import alea.ludo.Aggression;
import alea.ludo.Dialect;
import java.util.Arrays;

/** {@link Aggression} in all lanes, for games without stars in which whoever is open is struck. */
final class LaneAggression implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    private final Aggression rule;
    private final LaneForemost ties = new LaneForemost(false);

    /** By frame and pawn, of the others: the number of the square where each stands. */
    private final long[][] seen = new long[Dialect.PLACES * PAWNS][LONGS];
    /** By pawn: the flag of lanes in which it strikes, or chases. */
    private final long[][] flags = new long[PAWNS][LONGS];
    /** The mask of lanes in which any pawn does. */
    private final long[] found = new long[LONGS];

    private final long[] to = new long[LONGS];
    private final long[] progress = new long[LONGS];
    private final long[] within = new long[LONGS];
    private final long[] shut = new long[LONGS];
    private final long[] ahead = new long[LONGS];
    private final long[] near = new long[LONGS];

    LaneAggression(Aggression rule) {
        this.rule = rule;
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        if (rule.strikes()) {
            see(board);
            for (int pawn = 0; pawn < PAWNS; pawn++) {
                strikes(board, die, masks[pawn], pawn);
            }
            prefer(board, masks, flags, found);
        }
        if (rule.chases()) {
            chasers(board, die, flags);
            if (rule.strikes()) {
                for (long[] chase : flags) {
                    board.then(() -> Pursuit.unless(chase, found, LONGS));
                }
            }
            prefer(board, masks, flags, found);
        }
        ties.narrow(board, die, masks);
    }

    /** Adds the loops that find where the others stand. */
    private void see(LaneBoard board) {
        LaneRules rules = board.rules;
        for (int i = PAWNS; i < seen.length; i++) {
            int other = i;
            board.then(() ->
                    Pursuit.seen(board.pawns[other], other / PAWNS, rules.zero(), rules.ring(), seen[other], LONGS));
        }
    }

    private void strikes(LaneBoard board, long[] die, long[] mask, int pawn) {
        LaneRules rules = board.rules;
        board.come(board.pawns[pawn], die, mask, to);
        board.then(() -> Arrays.fill(shut, 0));
        if (!rule.strikeAnywhere()) {
            shutSafe(board, to, rules.startIsOpen());
        }
        board.then(() -> Pursuit.number(to, rules.zero(), shut, to, LONGS));
        board.then(() -> Arrays.fill(flags[pawn], 0));
        for (int i = PAWNS; i < seen.length; i += PAWNS) {
            int other = i;
            board.then(() -> Pursuit.meets(
                    seen[other], seen[other + 1], seen[other + 2], seen[other + 3], to, flags[pawn], LONGS));
        }
    }

    /** Adds the loops that set the mask of lanes in which a code is on a safe square. */
    private void shutSafe(LaneBoard board, long[] code, boolean butStart) {
        LaneRules rules = board.rules;
        board.then(() -> Moving.quarter(code, rules.zero(), progress, within, LONGS));
        for (int square : rules.globes()) {
            board.then(() -> Moving.shutOn(within, square, shut, LONGS));
        }
        if (butStart) {
            board.then(() -> Pursuit.openStart(progress, shut, LONGS));
        }
    }

    /**
     * Adds the loops that find who chases.
     *
     * @param chasers by pawn of the place in front: receives the flag of lanes in which it does
     */
    void chasers(LaneBoard board, long[] die, long[][] chasers) {
        LaneRules rules = board.rules;
        if (!rule.strikes()) {
            see(board);
        }
        if (rule.target() == Aggression.Target.OPEN) {
            for (int i = PAWNS; i < seen.length; i++) {
                int other = i;
                board.then(() -> Arrays.fill(shut, 0));
                shutSafe(board, board.pawns[other], false);
                board.then(() -> Pursuit.open(seen[other], shut, LONGS));
            }
        }
        int reach = rule.reachTarget() ? 1 : 0;
        for (int i = 0; i < PAWNS; i++) {
            long[] pawn = board.pawns[i];
            long[] chase = chasers[i];
            board.then(() -> Arrays.fill(ahead, 0));
            board.then(() -> Arrays.fill(near, 0));
            for (int k = PAWNS; k < seen.length; k += PAWNS) {
                long[] a = seen[k];
                long[] b = seen[k + 1];
                long[] c = seen[k + 2];
                long[] d = seen[k + 3];
                if (rule.target() == Aggression.Target.FARTHEST) {
                    board.then(() -> Pursuit.farAhead(a, b, c, d, pawn, rules.zero(), die, reach, ahead, LONGS));
                } else {
                    board.then(() -> Pursuit.ahead(a, b, pawn, rules.zero(), die, reach, ahead, near, LONGS));
                    board.then(() -> Pursuit.ahead(c, d, pawn, rules.zero(), die, reach, ahead, near, LONGS));
                }
            }
            board.then(() -> Pursuit.chases(pawn, rules.zero(), rules.ring(), ahead, near, chase, LONGS));
        }
    }

    /**
     * Adds the loops that leave pawns with a flag, wherever any pawn that can move has one.
     *
     * @param found receives the mask of these lanes
     */
    static void prefer(LaneBoard board, long[][] masks, long[][] flags, long[] found) {
        board.then(() -> Pursuit.found(
                masks[0], masks[1], masks[2], masks[3], flags[0], flags[1], flags[2], flags[3], found, LONGS));
        for (int i = 0; i < PAWNS; i++) {
            long[] mask = masks[i];
            long[] flag = flags[i];
            board.then(() -> Pursuit.keep(mask, flag, found, LONGS));
        }
    }
}
