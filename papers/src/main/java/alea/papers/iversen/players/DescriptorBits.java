package alea.papers.iversen.players;

import alea.ludo.Dialect;
import alea.ludo.lanes.Octet;

/**
 * The loops of {@link LaneStf}, and the bits of a move. Seven stand in one byte: it comes out, travels, hits, loses
 * itself; and before it is safe, vulnerable, attacking. Six stand in another: before it is on the runway; and after it
 * is safe, vulnerable, attacking, on the runway, has finished. A pawn's code is what it has walked: its progress plus 1.
 */
final class DescriptorBits {
    /** How many bits a move has. */
    static final int COUNT = 13;

    /** A code where nobody stands, in all bytes. */
    static final long NOWHERE = Octet.LOW;

    private static final int LOW_BITS = 7;
    /** How many bits of a rank are in its lower part. */
    private static final int LOWER = 6;

    private static final int REACH = 6;

    private DescriptorBits() {}

    /** The descriptors of a move with these bits. */
    static void decode(int bits, int[] into) {
        for (int i = 0; i < 4; i++) {
            into[i] = bits >>> i & 1;
        }
        for (int i = 0; i < 4; i++) {
            into[4 + i] = (bits >>> LOW_BITS + 1 + i & 1) - (bits >>> 4 + i & 1);
        }
        into[8] = bits >>> COUNT - 1 & 1;
    }

    /** The codes of pawns on the ring, and nowhere for others. */
    static void onRing(long[] pawn, int ring, long[] code, int n) {
        for (int i = 0; i < n; i++) {
            long p = pawn[i];
            code[i] = p | Octet.mask((~(p + Octet.LOW) | p + Octet.atLeast(ring + 1)) & Octet.HIGH);
        }
    }

    /** The codes that pawns of frame 0 have where one of frame k stands; 0 where it is nowhere. */
    static void seen(long[] theirs, int k, long[] seen, int n) {
        for (int i = 0; i < n; i++) {
            long p = theirs[i];
            long on = ~Octet.mask((p & Octet.all(64)) << 1);
            long there = (p & on) + Octet.all(Dialect.QUARTER * k);
            long lap = Octet.mask(there + Octet.atLeast(Dialect.SQUARES + 1) & Octet.HIGH);
            seen[i] = there - (lap & Octet.all(Dialect.SQUARES)) & on & Octet.LOW;
        }
    }

    /** Where pawns are struck; and that they are in the base then. */
    static void struck(long[] before, long[] hit, long[] code, long[] waiting, long[] struck, int n) {
        for (int i = 0; i < n; i++) {
            long h = hit[i];
            waiting[i] = before[i] | h;
            struck[i] = code[i] | Octet.LOW ^ Octet.mask(h);
        }
    }

    /** Adds flags. */
    static void add(long[] flags, long[] others, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] |= others[i];
        }
    }

    /** The flags of lanes in which a pawn is on the ring, in its lane, at home. */
    static void place(long[] code, int ring, int home, long[] on, long[] runway, long[] finish, int n) {
        for (int i = 0; i < n; i++) {
            long c = code[i];
            long off = c + Octet.atLeast(ring + 1);
            long done = c + Octet.atLeast(home);
            on[i] = c + Octet.LOW & ~off & Octet.HIGH;
            runway[i] = off & ~done & Octet.HIGH;
            finish[i] = done & Octet.HIGH;
        }
    }

    /** The code that pawns of frame k have on a square of the ring. */
    static void target(long[] code, int k, long[] target, int n) {
        for (int i = 0; i < n; i++) {
            long t = code[i] + Octet.all(Dialect.SQUARES - Dialect.QUARTER * k);
            long lap = Octet.mask(t + Octet.atLeast(Dialect.SQUARES + 1) & Octet.HIGH);
            target[i] = t - (lap & Octet.all(Dialect.SQUARES));
        }
    }

    /** Adds the flags of lanes in which one of four pawns is one to six squares behind, and is not struck. */
    static void threats(long[] p0, long[] p1, long[] p2, long[] p3, long[] target, long[] struck, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i] | Octet.HIGH;
            long gone = struck[i];
            flags[i] |= near(t - p0[i]) & (p0[i] ^ gone) + Octet.LOW
                    | near(t - p1[i]) & (p1[i] ^ gone) + Octet.LOW
                    | near(t - p2[i]) & (p2[i] ^ gone) + Octet.LOW
                    | near(t - p3[i]) & (p3[i] ^ gone) + Octet.LOW;
        }
    }

    /** Adds the flags of lanes in which one of four pawns is one to six squares ahead. */
    static void attacks(long[] p0, long[] p1, long[] p2, long[] p3, long[] code, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            long c = code[i];
            flags[i] |= near((p0[i] | Octet.HIGH) - c)
                    | near((p1[i] | Octet.HIGH) - c)
                    | near((p2[i] | Octet.HIGH) - c)
                    | near((p3[i] | Octet.HIGH) - c);
        }
    }

    /** The flag where a difference, which has one if it is not below 0, is 1..6. */
    private static long near(long difference) {
        long steps = difference & Octet.LOW;
        return difference & steps + Octet.LOW & ~(steps + Octet.atLeast(REACH + 1)) & Octet.HIGH;
    }

    /** Adds the flags of lanes in which somebody enters on a square. */
    static void enters(long[] inBase, long[] target, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] |= inBase[i] & ~((target[i] ^ Octet.all(1)) + Octet.LOW);
        }
    }

    /**
     * What the five descriptors of a pawn's place are.
     *
     * @param safe in: the flag of lanes in which its square is
     * @param attacking in: wherever it stands
     */
    static void conclude(
            long[] ring,
            long[] runway,
            long[] finish,
            long[] threatened,
            long[] entered,
            long[] shared,
            long[] safe,
            long[] vulnerable,
            long[] attacking,
            int n) {
        for (int i = 0; i < n; i++) {
            long on = ring[i];
            long enters = entered[i];
            long is = runway[i] | finish[i] | on & ~enters & (safe[i] | shared[i]);
            long at = attacking[i];
            long danger = on & ~is & (threatened[i] | enters);
            safe[i] = is;
            vulnerable[i] = danger;
            attacking[i] = at & on;
        }
    }

    /** Begins the bits of a move with those of where it begins. */
    static void before(
            long[] safe, long[] vulnerable, long[] attacking, long[] runway, long[] low, long[] high, int n) {
        for (int i = 0; i < n; i++) {
            low[i] = safe[i] >>> 3 | vulnerable[i] >>> 2 | attacking[i] >>> 1;
            high[i] = runway[i] >>> 7;
        }
    }

    /** Adds those of what it does. */
    static void does(long[] from, long[] end, long[] stars, long[] still, long[] low, int n) {
        for (int i = 0; i < n; i++) {
            long was = from[i] + Octet.LOW;
            long is = end[i] + Octet.LOW;
            low[i] |= (~was & is & Octet.HIGH) >>> 7
                    | stars[i] >>> 6
                    | (still[i] ^ Octet.HIGH) >>> 5
                    | (was & ~is & Octet.HIGH) >>> 4;
        }
    }

    /** Adds those of where it ends. */
    static void after(
            long[] safe, long[] vulnerable, long[] attacking, long[] runway, long[] finish, long[] high, int n) {
        for (int i = 0; i < n; i++) {
            high[i] |= safe[i] >>> 6 | vulnerable[i] >>> 5 | attacking[i] >>> 4 | runway[i] >>> 3 | finish[i] >>> 2;
        }
    }

    /** Looks ranks up, a lane after the other. */
    static void rank(long[] low, long[] high, short[] ranks, long[] upper, long[] lower, int n) {
        for (int i = 0; i < n; i++) {
            long a = low[i];
            long b = high[i];
            long up = 0;
            long down = 0;
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                int rank = ranks[(int) (a >>> shift & 127 | (b >>> shift & 63) << LOW_BITS)];
                up |= (long) (rank >>> LOWER) << shift;
                down |= (long) (rank & (1 << LOWER) - 1) << shift;
            }
            upper[i] = up;
            lower[i] = down;
        }
    }
}
