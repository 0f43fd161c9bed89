package alea.ludo.lanes;

/**
 * The loops of what a move gains by {@link alea.ludo.Hybrid}, a long a lane: those of one byte, at {@code shift}, of
 * other longs. The unit is 6^-15 of a square, so that a sixth and (5/6)^15 are whole, and no sum comes near 2^62.
 */
final class Gains {
    private static final long SQUARE = 470_184_984_576L; // 6^15
    private static final long WORST = Long.MIN_VALUE / 4;

    private Gains() {}

    /** (5/6) to the power of a number of threats, by its lower two bits. */
    static void few(long[] threats, int shift, long[] alive, int n) {
        for (int i = 0; i < n; i++) {
            long t = threats[i] >>> shift;
            alive[i] = (6 - (t & 1)) * (36 - (36 - 25 & -(t >>> 1 & 1)));
        }
    }

    /** Multiplies by what its upper two bits say. */
    static void many(long[] threats, int shift, long[] alive, int n) {
        for (int i = 0; i < n; i++) {
            long t = threats[i] >>> shift;
            long four = 1296 - (1296 - 625 & -(t >>> 2 & 1));
            alive[i] *= four * (1_679_616 - (1_679_616 - 390_625 & -(t >>> 3 & 1)));
        }
    }

    /** Progress times the chance that one of some pawns strikes; in: the chance that none does. */
    static void risk(long[] code, int shift, int zero, long[] risk, int n) {
        for (int i = 0; i < n; i++) {
            risk[i] = ((code[i] >>> shift & 127) - zero) * (SQUARE - risk[i]);
        }
    }

    /** A sixth of the progress of victims ahead: set where the sign is 1, taken away where it is -1. */
    static void reward(long[] low, long[] high, int shift, int sign, long[] gain, int n) {
        long keep = sign < 0 ? -1 : 0;
        for (int i = 0; i < n; i++) {
            long sum = (low[i] >>> shift & 127) + ((high[i] >>> shift & 127) << 3);
            gain[i] = (gain[i] & keep) + sum * (SQUARE / 6 * sign);
        }
    }

    /** Adds the risk before and takes away the risk after; whoever cannot move gains less than anybody. */
    static void less(long[] before, long[] after, long[] mask, int shift, long[] gain, int n) {
        for (int i = 0; i < n; i++) {
            long moves = -(mask[i] >>> shift & 1);
            gain[i] = gain[i] - after[i] + before[i] & moves | WORST & ~moves;
        }
    }

    /** Adds the progress of the pawns that are struck, and what the extra roll is worth. */
    static void strike(long[] low, long[] high, long[] any, int shift, int halves, long[] gain, int n) {
        long extra = SQUARE / 2 * halves;
        for (int i = 0; i < n; i++) {
            long sum = (low[i] >>> shift & 127) + ((high[i] >>> shift & 127) << 3);
            gain[i] += sum * SQUARE + (extra & -(any[i] >>> shift & 1));
        }
    }

    /** The greatest of four. */
    static void most(long[] a, long[] b, long[] c, long[] d, long[] most, int n) {
        for (int i = 0; i < n; i++) {
            most[i] = max(max(a[i], b[i]), max(c[i], d[i]));
        }
    }

    /** Of numbers whose difference is no overflow. */
    private static long max(long a, long b) {
        long difference = a - b;
        return a - (difference & difference >> 63);
    }

    /** Adds the mask of lanes in which a gain is the greatest. */
    static void best(long[] gain, long[] most, int shift, long[] best, int n) {
        long byteHere = 127L << shift;
        for (int i = 0; i < n; i++) {
            best[i] |= ~(gain[i] - most[i] >> 63) & byteHere;
        }
    }

    /** Leaves the mask of lanes where it is best. */
    static void keep(long[] best, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            mask[i] &= best[i];
        }
    }
}
