package alea.ludo.lanes;

/** The loops of what pawns risk, in sums of 16 bits: four lanes to a long. */
final class Risks {
    private static final int DIGIT = 6;
    private static final long ONES = 0x0001000100010001L;
    private static final long BYTES = 0xff * ONES;

    private Risks() {}

    /** Progress on a square of the ring that is not safe, else 0. */
    static void open(long[] progress, long[] safe, int ring, long[] open, int n) {
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            long p = progress[i];
            open[i] = p & ~(Octet.mask(p + off & Octet.HIGH) | safe[i]);
        }
    }

    /** Squares as they are reached, but 127 where they are safe. */
    static void met(long[] reached, long[] safe, long[] met, int n) {
        for (int i = 0; i < n; i++) {
            met[i] = reached[i] | safe[i];
        }
    }

    /** Where a pawn stands, as {@link Pursuers#onRing} has it, after whoever stands on a square was sent back. */
    static void strike(long[] pawn, long[] met, boolean toBase, long[] left, int n) {
        long back = Octet.all(toBase ? Pursuers.OFF_RING : 1);
        for (int i = 0; i < n; i++) {
            long p = pawn[i];
            long other = Octet.mask((p - Octet.all(1) ^ met[i]) + Octet.LOW & Octet.HIGH);
            left[i] = p & other | back & ~other;
        }
    }

    /** Adds progress, doubled up to eight times, of every other lane, where anybody is behind. */
    static void add(long[] progress, long[] anybody, long[] times, int shift, long[] sums, int n) {
        for (int i = 0; i < n; i++) {
            long v = (progress[i] & Octet.mask(anybody[i])) >>> shift & BYTES;
            long t = times[i] >>> shift;
            v += v & mask(t);
            v += 3 * (v & mask(t >>> 1));
            v += 15 * (v & mask(t >>> 2));
            v += 255 * (v & mask(t >>> 3));
            sums[i] += v;
        }
    }

    /** All bits of 16 where the lowest one is. */
    private static long mask(long bits) {
        long b = bits & ONES;
        return (b << 16) - b;
    }

    /** A digit of sums of even and odd lanes, taken from the greatest. */
    static void digit(long[] even, long[] odd, int digit, long[] digits, int n) {
        int shift = DIGIT * digit;
        long mask = ((1 << Math.min(DIGIT, Short.SIZE - shift)) - 1) * ONES; // the last one is shorter
        for (int i = 0; i < n; i++) {
            digits[i] =
                    (mask | mask << Byte.SIZE) - (even[i] >>> shift & mask | (odd[i] >>> shift & mask) << Byte.SIZE);
        }
    }
}
