package alea.papers.iversen.players;

import alea.ludo.Dialect;
import alea.ludo.lanes.LaneBoard;
import alea.ludo.lanes.LaneMove;
import alea.ludo.lanes.LaneRule;
import java.util.Arrays;

/**
 * {@link StfPolicy} in all lanes: what {@link Descriptors} tell of a move are thirteen bits, of which a table has the
 * rank.
 */
final class LaneStf implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    private final Dialect dialect;
    private final Ranks ranks;

    /** By frame and pawn, of the others: where it stands on its ring; and as the mover counts. */
    private final long[][] theirs = new long[Dialect.PLACES * PAWNS][LONGS];

    private final long[][] seen = new long[Dialect.PLACES * PAWNS][LONGS];
    /** By frame: the flag of lanes in which a pawn is in the base, before a move and after it. */
    private final long[][] waiting = new long[Dialect.PLACES][LONGS];

    private final long[][] waitingThen = new long[Dialect.PLACES][LONGS];
    /** By frame: where pawns stand that a move strikes; nowhere if there are none. */
    private final long[][] struck = new long[Dialect.PLACES][LONGS];

    private final long[][] nobody = new long[Dialect.PLACES][LONGS];

    private final long[] ring = new long[LONGS];
    private final long[] target = new long[LONGS];
    private final long[] threatened = new long[LONGS];
    private final long[] entered = new long[LONGS];
    private final long[] shared = new long[LONGS];
    private final long[] safe = new long[LONGS];
    private final long[] vulnerable = new long[LONGS];
    private final long[] attacking = new long[LONGS];
    private final long[] runway = new long[LONGS];
    private final long[] finish = new long[LONGS];

    /** The bits of a move. */
    private final long[] low = new long[LONGS];

    private final long[] high = new long[LONGS];
    /** By pawn: the rank of its move, in two parts. */
    private final long[][] upper = new long[PAWNS][LONGS];

    private final long[][] lower = new long[PAWNS][LONGS];

    /** The rank of every move. */
    static final class Ranks {
        private final short[] of = new short[1 << DescriptorBits.COUNT];

        Ranks(double[] weights) {
            double[] worths = new double[of.length];
            int[] seen = new int[Descriptors.COUNT];
            for (int bits = 0; bits < of.length; bits++) {
                DescriptorBits.decode(bits, seen);
                worths[bits] = StfPolicy.worth(weights, seen);
            }
            double[] sorted = Arrays.stream(worths).sorted().distinct().toArray();
            for (int bits = 0; bits < of.length; bits++) {
                of[bits] = (short) Arrays.binarySearch(sorted, worths[bits]);
            }
        }
    }

    /** Lanes of a player in a dialect. */
    LaneStf(Dialect dialect, Ranks ranks) {
        this.dialect = dialect;
        this.ranks = ranks;
        for (long[] codes : nobody) {
            Arrays.fill(codes, DescriptorBits.NOWHERE);
        }
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            for (int i = k * PAWNS; i < k * PAWNS + PAWNS; i++) {
                int other = i;
                board.then(() -> DescriptorBits.onRing(board.pawns[other], dialect.ring(), theirs[other], LONGS));
                board.then(() -> DescriptorBits.seen(theirs[other], k, seen[other], LONGS));
            }
            board.inBase(k, waiting[k]);
        }
        for (int pawn = 0; pawn < PAWNS; pawn++) {
            describe(board, die, masks[pawn], pawn);
        }
        board.most(upper, masks);
        board.most(lower, masks);
        board.first(masks);
    }

    private void describe(LaneBoard board, long[] die, long[] mask, int pawn) {
        LaneMove move = board.move;
        long[] from = board.pawns[pawn];
        look(board, from, pawn, waiting, nobody);
        board.then(() -> DescriptorBits.before(safe, vulnerable, attacking, runway, low, high, LONGS));
        move.add(from, die, mask, (last, k, hit, code, also) -> {
            if (last) {
                board.then(() -> DescriptorBits.add(waitingThen[k], hit, LONGS));
            } else {
                board.then(() -> DescriptorBits.struck(waiting[k], hit, code, waitingThen[k], struck[k], LONGS));
            }
        });
        board.then(() -> DescriptorBits.does(from, move.end, move.stars, move.still, low, LONGS));
        look(board, move.end, pawn, waitingThen, struck);
        board.then(() -> DescriptorBits.after(safe, vulnerable, attacking, runway, finish, high, LONGS));
        board.then(() -> DescriptorBits.rank(low, high, ranks.of, upper[pawn], lower[pawn], LONGS));
    }

    /** Adds the loops that describe where a pawn stands. */
    private void look(LaneBoard board, long[] code, int pawn, long[][] inBase, long[][] gone) {
        board.then(() -> DescriptorBits.place(
                code, dialect.ring(), dialect.home() - dialect.origin(), ring, runway, finish, LONGS));
        board.then(() -> Arrays.fill(threatened, 0));
        board.then(() -> Arrays.fill(attacking, 0));
        board.then(() -> Arrays.fill(entered, 0));
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            int at = k * PAWNS;
            board.then(() -> DescriptorBits.target(code, k, target, LONGS));
            board.then(() -> DescriptorBits.threats(
                    theirs[at], theirs[at + 1], theirs[at + 2], theirs[at + 3], target, gone[k], threatened, LONGS));
            board.then(() ->
                    DescriptorBits.attacks(seen[at], seen[at + 1], seen[at + 2], seen[at + 3], code, attacking, LONGS));
            board.then(() -> DescriptorBits.enters(inBase[k], target, entered, LONGS));
        }
        board.safe(code, safe);
        board.shared(pawn, code, shared);
        board.then(() -> DescriptorBits.conclude(
                ring, runway, finish, threatened, entered, shared, safe, vulnerable, attacking, LONGS));
    }
}
