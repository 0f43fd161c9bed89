package alea.papers.pyludo.players;

import alea.ludo.lanes.LaneBoard;
import alea.ludo.lanes.LaneMove;
import alea.ludo.lanes.LaneRule;
import alea.ludo.lanes.Octet;

/** The player Simple in all lanes: there are sixteen things that a move can do, and so many ranks of them. */
final class LaneSimple implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;
    private static final int THINGS = 16;

    /** The first square of a lane, and the goal, as a pawn has walked there. */
    private static final int LANE = 52;

    private static final int GOAL = 57;

    /** By what a move does, as bits: how much else is worth less. */
    private final long[] ranks = new long[THINGS];

    private final long[] enters = new long[LONGS];
    private final long[] turnsOff = new long[LONGS];
    private final long[] arrives = new long[LONGS];
    /** By pawn. */
    private final long[][] worths = new long[PAWNS][LONGS];

    LaneSimple(SimpleWorth worth) {
        double[] of = new double[THINGS];
        for (int does = 0; does < THINGS; does++) {
            of[does] = worth.of((does & 1) != 0, (does & 2) != 0, (does & 4) != 0, (does & 8) != 0);
        }
        for (int does = 0; does < THINGS; does++) {
            int less = 0;
            for (double other : of) {
                less += other < of[does] ? 1 : 0;
            }
            ranks[does] = Octet.all(less);
        }
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        LaneMove move = board.move;
        for (int i = 0; i < PAWNS; i++) {
            long[] pawn = board.pawns[i];
            long[] worth = worths[i];
            move.add(pawn, die, masks[i], LaneMove.Strikes.NONE);
            board.then(() -> does(pawn, move.end, enters, turnsOff, arrives, LONGS));
            board.then(() -> rank(enters, turnsOff, arrives, move.still, ranks, worth, LONGS));
        }
        board.most(worths, masks);
        board.first(masks);
    }

    /** The masks of lanes in which a move does this. */
    private static void does(long[] from, long[] end, long[] enters, long[] turnsOff, long[] arrives, int n) {
        for (int i = 0; i < n; i++) {
            long f = from[i];
            long e = end[i];
            long entered = ~(f + Octet.LOW) & e + Octet.LOW & Octet.HIGH;
            long goal = e + Octet.atLeast(GOAL) & Octet.HIGH;
            long lane = e + Octet.atLeast(LANE) & ~(f + Octet.atLeast(LANE)) & ~goal & Octet.HIGH;
            enters[i] = Octet.mask(entered);
            turnsOff[i] = Octet.mask(lane);
            arrives[i] = Octet.mask(goal);
        }
    }

    /** Looks ranks up by masks: bit after bit, half of them is left. */
    private static void rank(
            long[] enters, long[] turnsOff, long[] arrives, long[] still, long[] r, long[] rank, int n) {
        long r0 = r[0];
        long r2 = r[2];
        long r4 = r[4];
        long r6 = r[6];
        long r8 = r[8];
        long r10 = r[10];
        long r12 = r[12];
        long r14 = r[14];
        long d0 = r0 ^ r[1];
        long d2 = r2 ^ r[3];
        long d4 = r4 ^ r[5];
        long d6 = r6 ^ r[7];
        long d8 = r8 ^ r[9];
        long d10 = r10 ^ r[11];
        long d12 = r12 ^ r[13];
        long d14 = r14 ^ r[15];
        for (int i = 0; i < n; i++) {
            long one = enters[i];
            long two = turnsOff[i];
            long four = arrives[i];
            long not = Octet.mask(still[i]);
            long a = either(r0 ^ d0 & one, r2 ^ d2 & one, two);
            long b = either(r4 ^ d4 & one, r6 ^ d6 & one, two);
            long c = either(r8 ^ d8 & one, r10 ^ d10 & one, two);
            long d = either(r12 ^ d12 & one, r14 ^ d14 & one, two);
            rank[i] = either(either(c, d, four), either(a, b, four), not);
        }
    }

    private static long either(long without, long with, long mask) {
        return without ^ (without ^ with) & mask;
    }
}
