package alea.cross;

import java.util.Arrays;

/**
 * Finds the moves after which all thrown values can be used, for {@link HandMoves}. Where no own pawn is in the base,
 * and nobody lands where pawns bar the way, a hit opens nothing for the rest of the throw; so the own pawns, the values
 * left and the pairs that were parted say what can be done, and what came of them is remembered.
 */
final class HandSearch {
    private static final int SIZE = 1 << 11;
    /** Set in what is remembered, and where all values can be used. */
    private static final long KNOWN = 1L << 62;

    private static final long ENDS = 1L << 63;

    /** By value, how often it is left: as many bits as there are needed. */
    private static final long COUNTS = 0x0707070707070707L;

    private final HandTables t;
    private final HandMoves moves;
    private final boolean apartKept;
    private final long[] memory = new long[SIZE];
    private final int[] used = new int[SIZE / 2];
    private int uses;

    private int seat;
    private long a;
    private long b;

    HandSearch(CrossRules rules, HandTables tables, HandMoves moves) {
        t = tables;
        this.moves = moves;
        apartKept = rules.remembersApart();
    }

    /** Whether what is said above holds under rules. */
    static boolean knows(CrossRules rules) {
        Blocking blocking = rules.blocking();
        return rules.circuit().roads().isEmpty()
                && !blocking.mixed()
                && (blocking.where() == Blocking.Where.NOWHERE || blocking.landing());
    }

    /** Of some moves, those after which all thrown values can be used. */
    long usingAll(long candidates, int of, long pawnsA, long pawnsB, int own, long hand, int apart) {
        seat = of;
        a = pawnsA;
        b = pawnsB;
        forget();
        moves.lookForShut(of, pawnsA, pawnsB);
        long good = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            long one = rest & -rest;
            good |= follow(Long.numberOfTrailingZeros(one), own, hand & t.thrownBytes, apart) ? one : 0;
        }
        return good;
    }

    private void forget() {
        if (uses == used.length) {
            Arrays.fill(memory, 0);
        } else {
            for (int i = 0; i < uses; i++) {
                memory[used[i]] = 0;
            }
        }
        uses = 0;
    }

    /** Whether all values can be used after a move. */
    private boolean follow(int bit, int own, long hand, int apart) {
        int pawn = bit >>> 4;
        int from = own >>> 8 * pawn & 0x7f;
        int to = t.to[from << 4 | bit & 15];
        int then = apartKept ? moves.parted(apart, own, pawn, to) : 0;
        return ends(own + (to - from << 8 * pawn), hand - (1L << 8 * (bit >>> 1 & 7)), then);
    }

    private boolean ends(int own, long hand, int apart) {
        if (hand == 0) {
            return true;
        }
        moves.look(seat, a, b, own);
        if (isRun(own, steps(hand), apart)) {
            return true;
        }
        long key = KNOWN | Integer.toUnsignedLong(own) | (long) apart << 32 | Long.compress(hand, COUNTS) << 38;
        int at = (int) (key * 0x9e3779b97f4a7c15L >>> 53);
        while (memory[at] != 0) {
            if ((memory[at] & ~ENDS) == key) {
                return memory[at] < 0;
            }
            at = at + 1 & SIZE - 1;
        }
        long possible = moves.possible(seat, a, b, own, hand, apart);
        boolean ends = false;
        for (long rest = possible; rest != 0 && !ends; rest &= rest - 1) {
            ends = follow(Long.numberOfTrailingZeros(rest), own, hand, apart);
        }
        remember(key | (ends ? ENDS : 0));
        return ends;
    }

    private int steps(long hand) {
        int steps = 0;
        for (long rest = hand; rest != 0; ) {
            int slot = Long.numberOfTrailingZeros(rest) >>> 3;
            steps += t.value[slot] * (int) (hand >>> 8 * slot & 0xff);
            rest &= ~(0xffL << 8 * slot);
        }
        return steps;
    }

    /** Whether one pawn can use all values, and nothing is in its way: what is so most often. */
    private boolean isRun(int own, int steps, int apart) {
        for (int pawn = 0; pawn < HandTables.FOUR; pawn++) {
            if (moves.runs(own >>> 8 * pawn & 0x7f, steps) && !HandMoves.isParted(pawn, apart)) {
                return true;
            }
        }
        return false;
    }

    private void remember(long what) {
        if (uses == used.length) {
            return;
        }
        int at = (int) ((what & ~ENDS) * 0x9e3779b97f4a7c15L >>> 53);
        while (memory[at] != 0) {
            at = at + 1 & SIZE - 1;
        }
        memory[at] = what;
        used[uses++] = at;
    }
}
