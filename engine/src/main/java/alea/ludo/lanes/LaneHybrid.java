package alea.ludo.lanes;

import alea.ludo.Dialect;
import alea.ludo.Hybrid;
import java.util.Arrays;

/**
 * {@link Hybrid} in all lanes, for games without stars in which whoever is open is struck. Who stands ahead and behind
 * is counted in bytes; what that is worth takes longer numbers, and is worked out for an eighth of the lanes at a time.
 */
final class LaneHybrid implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    private final Hybrid rule;

    // By frame and pawn, of the others.
    private final long[][] others = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[][] shut = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[][] low = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[][] high = new long[Dialect.PLACES * PAWNS][LONGS];

    // The same, safe squares or not: where a start is open, it is the square that says who is struck.
    private final long[][] offRing = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[][] anyLow = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[][] anyHigh = new long[Dialect.PLACES * PAWNS][LONGS];
    private final long[] met = new long[LONGS];

    // Of one byte of all longs.
    private final long[][] gains = new long[PAWNS][LONGS];
    private final long[] riskBefore = new long[LONGS];
    private final long[] riskAfter = new long[LONGS];
    private final long[] most = new long[LONGS];
    /** By pawn: the mask of lanes in which it gains most. */
    private final long[][] best = new long[PAWNS][LONGS];

    private final LaneForemost ties;

    private final Place[] before = new Place[PAWNS];
    private final Place[] after = new Place[PAWNS];
    private final long[][] struckLow = new long[PAWNS][LONGS];
    private final long[][] struckHigh = new long[PAWNS][LONGS];
    private final long[][] struck = new long[PAWNS][LONGS];

    private final long[] within = new long[LONGS];
    private final long[] safe = new long[LONGS];
    private final long[] theirs = new long[LONGS];
    private final long[] reached = new long[LONGS];
    private final long[] everybody = new long[LONGS];

    /** What a pawn sees where it stands, or where it would. */
    private static final class Place {
        final long[] code = new long[LONGS];
        final long[] progress = new long[LONGS];
        final long[] rewardLow = new long[LONGS];
        final long[] rewardHigh = new long[LONGS];
        final long[] threats = new long[LONGS];
    }

    LaneHybrid(Hybrid rule) {
        this.rule = rule;
        ties = new LaneForemost(rule.rearmost());
        Arrays.setAll(before, pawn -> new Place());
        Arrays.setAll(after, pawn -> new Place());
        Arrays.fill(everybody, Octet.LOW);
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        LaneRules rules = board.rules;
        for (int i = PAWNS; i < others.length; i++) {
            int pawn = i;
            board.then(() -> Moving.quarter(board.pawns[pawn], rules.zero(), others[pawn], within, LONGS));
            board.then(() -> Lookout.onRing(others[pawn], rules.ring(), LONGS));
            board.then(() -> Moving.shutOffRing(others[pawn], everybody, rules.ring(), shut[pawn], LONGS));
            for (int square : rules.globes()) {
                board.then(() -> Moving.shutOn(within, square, shut[pawn], LONGS));
            }
            board.then(() -> Lookout.victim(others[pawn], shut[pawn], low[pawn], high[pawn], LONGS));
            if (rules.startIsOpen()) {
                board.then(() -> Moving.shutOffRing(others[pawn], everybody, rules.ring(), offRing[pawn], LONGS));
                board.then(() -> Lookout.victim(others[pawn], offRing[pawn], anyLow[pawn], anyHigh[pawn], LONGS));
            }
        }
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            look(board, board.pawns[pawn], before[pawn], pawn, false);
            board.come(board.pawns[pawn], die, masks[pawn], after[pawn].code);
            look(board, after[pawn].code, after[pawn], pawn, true);
        }
        decide(board, masks);
        ties.narrow(board, die, masks);
    }

    private void look(LaneBoard board, long[] code, Place place, int pawn, boolean strikes) {
        LaneRules rules = board.rules;
        board.then(() -> Moving.quarter(code, rules.zero(), place.progress, within, LONGS));
        board.then(() -> Arrays.fill(safe, 0));
        for (int square : rules.globes()) {
            board.then(() -> Moving.shutOn(within, square, safe, LONGS));
        }
        board.then(() -> Arrays.fill(place.rewardLow, 0));
        board.then(() -> Arrays.fill(place.rewardHigh, 0));
        board.then(() -> Arrays.fill(place.threats, 0));
        if (strikes) {
            board.then(() -> Arrays.fill(struckLow[pawn], 0));
            board.then(() -> Arrays.fill(struckHigh[pawn], 0));
            board.then(() -> Arrays.fill(struck[pawn], 0));
        }
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Lookout.theirs(place.progress, k, rules.ring(), theirs, reached, LONGS));
            if (strikes && rules.startIsOpen()) {
                board.then(() -> Lookout.met(reached, safe, place.progress, met, LONGS));
            }
            for (int i = PAWNS * k; i < PAWNS * k + PAWNS; i++) {
                int other = i;
                board.then(() -> Lookout.ahead(
                        others[other],
                        low[other],
                        high[other],
                        theirs,
                        place.progress,
                        rules.ring(),
                        place.rewardLow,
                        place.rewardHigh,
                        LONGS));
                board.then(() -> Lookout.behind(others[other], reached, place.threats, LONGS));
                if (strikes) {
                    boolean open = rules.startIsOpen();
                    long[] out = open ? offRing[other] : shut[other];
                    long[] parts = open ? anyLow[other] : low[other];
                    long[] eighths = open ? anyHigh[other] : high[other];
                    board.then(() -> Lookout.struck(
                            others[other],
                            out,
                            parts,
                            eighths,
                            open ? met : reached,
                            struckLow[pawn],
                            struckHigh[pawn],
                            struck[pawn],
                            LONGS));
                }
            }
        }
        boolean onSafe = rule.printedSafe();
        board.then(() -> Choosing.risky(place.threats, safe, onSafe ? 0 : Octet.LOW, LONGS));
    }

    /** Adds the loops that leave the mask of those pawns that gain most, one byte of all longs after the other. */
    private void decide(LaneBoard board, long[][] masks) {
        for (long[] kept : best) {
            board.then(() -> Arrays.fill(kept, 0));
        }
        for (int lane = 0; lane < 8; lane++) {
            int shift = 8 * lane;
            for (int i = 0; i < PAWNS; i++) {
                int pawn = i;
                Place was = before[pawn];
                Place is = after[pawn];
                long[] gain = gains[pawn];
                risk(board, board.pawns[pawn], was.threats, shift, riskBefore);
                risk(board, is.code, is.threats, shift, riskAfter);
                board.then(() -> Gains.reward(is.rewardLow, is.rewardHigh, shift, 1, gain, LONGS));
                board.then(() -> Gains.reward(was.rewardLow, was.rewardHigh, shift, -1, gain, LONGS));
                board.then(() -> Gains.less(riskBefore, riskAfter, masks[pawn], shift, gain, LONGS));
                board.then(() -> Gains.strike(
                        struckLow[pawn],
                        struckHigh[pawn],
                        struck[pawn],
                        shift,
                        rule.extraRollInHalfSquares(),
                        gain,
                        LONGS));
            }
            board.then(() -> Gains.most(gains[0], gains[1], gains[2], gains[3], most, LONGS));
            for (int i = 0; i < PAWNS; i++) {
                int pawn = i;
                board.then(() -> Gains.best(gains[pawn], most, shift, best[pawn], LONGS));
            }
        }
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            board.then(() -> Gains.keep(best[pawn], masks[pawn], LONGS));
        }
    }

    private static void risk(LaneBoard board, long[] code, long[] threats, int shift, long[] risk) {
        int zero = board.rules.zero();
        board.then(() -> Gains.few(threats, shift, risk, LONGS));
        board.then(() -> Gains.many(threats, shift, risk, LONGS));
        board.then(() -> Gains.risk(code, shift, zero, risk, LONGS));
    }
}
