package alea.bench;

/**
 * What somebody would write who needs this one match and nothing else: four random players at {@code ludo-simple}, in
 * one method with the board in two longs and the generators in locals. No contract, no other game, no stop at a number
 * of turns. The engine is measured against it; a test shows that both play the same matches.
 *
 * <p>It shares no code with the engine, so that a change there does not move the baseline.
 */
final class HandWritten {
    private static final int SEATS = 4;
    private static final int HOME = 52;
    private static final int ALL_HOME = 0x34343434;
    private static final long LOW = 0x7f7f7f7f7f7f7f7fL;
    private static final long HIGH = 0x8080808080808080L;

    private static final int DIGITS = 22;
    private static final long POWER = 131_621_703_842_267_136L; // 6^22
    private static final long THRESHOLD = Long.remainderUnsigned(-POWER, POWER);

    /** The bit offset of the k-th movable pawn, at {@code movable * 4 + k}. */
    private static final int[] SHIFT = new int[64];
    /** By landing square: the bytes of frames 0 and 1 that are struck. */
    private static final long[] STRUCK_A = new long[64];
    /** The same for frames 2 and 3. */
    private static final long[] STRUCK_B = new long[64];

    static {
        for (int mask = 0; mask < 16; mask++) {
            int k = 0;
            for (int pawn = 0; pawn < 4; pawn++) {
                if ((mask >>> pawn & 1) != 0) {
                    SHIFT[mask * 4 + k++] = 8 * pawn;
                }
            }
        }
        for (int square = 0; square < 64; square++) {
            STRUCK_A[square] = frame(square, 1) << 32 | 0x7f7f7f7fL;
            STRUCK_B[square] = frame(square, 3) << 32 | frame(square, 2);
        }
    }

    private final long[] mind0 = new long[SEATS];
    private final long[] mind1 = new long[SEATS];
    private long seeded0;
    private long seeded1;
    private int winner;

    private static long frame(int square, int k) {
        boolean open = square < HOME && square % 13 != 0 && square % 13 != 8;
        return (open ? Math.floorMod(square - 13 * k, HOME) : 0x7f) * 0x01010101L;
    }

    /** The seat that won the match just played. */
    int winner() {
        return winner;
    }

    /** Plays match {@code index} and returns its turns. */
    int play(long seed, long index) {
        for (int i = 0; i < SEATS; i++) {
            seed(seed, index, 1 + i);
            mind0[i] = seeded0;
            mind1[i] = seeded1;
        }
        seed(seed, index, 0);
        long s0 = seeded0;
        long s1 = seeded1;
        long word = 0;
        int left = 0;

        long a = 0;
        long b = 0;
        int seat = 0;
        int turns = 0;
        while (true) {
            if (left == 0) {
                do {
                    word = Long.rotateLeft(s0 + s1, 17) + s0;
                    s1 ^= s0;
                    s0 = Long.rotateLeft(s0, 49) ^ s1 ^ s1 << 21;
                    s1 = Long.rotateLeft(s1, 28);
                } while (Long.compareUnsigned(word * POWER, THRESHOLD) < 0);
                left = DIGITS;
            }
            left--;
            int die = (int) Math.unsignedMultiplyHigh(word, 6) + 1;
            word *= 6;

            int movable = Integer.compress(~((int) a + 0x4c4c4c4c), 0x80808080);
            int n = Integer.bitCount(movable);
            int choice = 0;
            if (n > 1) {
                long m0 = mind0[seat];
                long m1 = mind1[seat];
                long low;
                long m;
                do { // 2^32 mod n is 0 or 1
                    m = (Long.rotateLeft(m0 + m1, 17) + m0 >>> 32) * n;
                    low = m & 0xffffffffL;
                    m1 ^= m0;
                    m0 = Long.rotateLeft(m0, 49) ^ m1 ^ m1 << 21;
                    m1 = Long.rotateLeft(m1, 28);
                } while (low == 0 && n == 3);
                mind0[seat] = m0;
                mind1[seat] = m1;
                choice = (int) (m >>> 32);
            }

            turns++;
            int shift = SHIFT[movable << 2 | choice];
            int from = (int) (a >>> shift) & 63;
            int to = Math.min(from + die, HOME);
            long hitA = ~((a ^ STRUCK_A[to]) + LOW) & HIGH;
            long hitB = ~((b ^ STRUCK_B[to]) + LOW) & HIGH;
            a += (long) (to - from) << shift;
            if ((hitA | hitB) != 0) {
                a &= ~(hitA - (hitA >>> 7));
                b &= ~(hitB - (hitB >>> 7));
            } else if ((int) a == ALL_HOME) {
                winner = seat;
                return turns;
            } else {
                seat = seat + 1 & SEATS - 1;
                long mover = a;
                a = a >>> 32 | b << 32;
                b = b >>> 32 | mover << 32;
            }
        }
    }

    private void seed(long seed, long index, long stream) {
        long x = stream == 0 ? seed : seed ^ mix(stream * 0xd1342543de82ef95L);
        long y = index;
        x += mix(y + 0x9e3779b97f4a7c15L);
        y += mix(x + 0x3c6ef372fe94f82aL);
        x += mix(y + 0xdaa66d2c7ddf743fL);
        y += mix(x + 0x78dde6e5fd29f054L);
        seeded0 = x;
        seeded1 = (x | y) == 0 ? 1 : y;
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
