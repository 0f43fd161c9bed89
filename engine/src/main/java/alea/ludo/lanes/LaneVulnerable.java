package alea.ludo.lanes;

import alea.ludo.Dialect;
import java.util.Arrays;

/** {@link alea.ludo.PyludoDefensive} in all lanes. */
final class LaneVulnerable implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    /** Whether ways are counted as pyludo does, and not as the paper's copy of it. */
    private final boolean upstream;

    /** By frame and pawn, of the others: where it stands on the ring; nowhere if another does that was counted. */
    private final long[][] others = new long[Dialect.PLACES * PAWNS][LONGS];
    /** By frame: the flag of lanes in which a pawn is in the base. */
    private final long[][] waiting = new long[Dialect.PLACES][LONGS];
    /** By pawn: in how many ways it can be hit. */
    private final long[][] ways = new long[PAWNS][LONGS];

    private final long[] progress = new long[LONGS];
    private final long[] within = new long[LONGS];
    private final long[] before = new long[LONGS];
    private final long[] there = new long[LONGS];
    private final long[] star = new long[LONGS];
    private final long[] entered = new long[LONGS];
    private final long[] shared = new long[LONGS];

    LaneVulnerable(boolean upstream) {
        this.upstream = upstream;
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            int at = k * PAWNS;
            long[][] p = Arrays.copyOfRange(board.pawns, at, at + PAWNS);
            for (int i = 0; i < PAWNS; i++) {
                int pawn = i;
                board.then(() -> Ways.onRing(p[pawn], others[at + pawn], LONGS));
                for (int j = 0; j < pawn; j++) {
                    int earlier = j;
                    board.then(() -> Ways.once(p[pawn], p[earlier], others[at + pawn], LONGS));
                }
            }
            board.inBase(k, waiting[k]);
        }
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            look(board, board.pawns[pawn], ways[pawn]);
            if (upstream) {
                board.shared(pawn, board.pawns[pawn], shared);
            }
            board.then(() -> Ways.conclude(board.pawns[pawn], within, entered, shared, ways[pawn], LONGS));
        }
        board.most(ways, masks);
    }

    /** Adds the loops that count from how many squares others come to a pawn. */
    private void look(LaneBoard board, long[] code, long[] count) {
        board.then(() -> Moving.quarter(code, board.rules.zero(), progress, within, LONGS));
        board.then(() -> Ways.before(within, before, LONGS));
        board.then(() -> Arrays.fill(count, 0));
        board.then(() -> Arrays.fill(entered, 0));
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Ways.there(code, before, k, there, star, LONGS));
            for (int i = k * PAWNS; i < k * PAWNS + PAWNS; i++) {
                int other = i;
                board.then(() -> Lookout.behind(others[other], there, count, LONGS));
                board.then(() -> Lookout.behind(others[other], star, count, LONGS));
            }
            if (upstream) {
                board.then(() -> Ways.entered(code, k, waiting[k], entered, LONGS));
            }
        }
    }
}
