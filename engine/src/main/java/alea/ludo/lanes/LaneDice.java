package alea.ludo.lanes;

import alea.game.Dice;

/**
 * The draws of {@link alea.match.TurnDraws}, of all lanes at once: four turns are drawn together. Lane {@code 8 i + q}
 * is byte q of long i.
 */
final class LaneDice {
    /** Turns that are drawn together. */
    static final int TURNS = 4;

    private static final int PER_LONG = 8;

    /** By turn: the die, 1..6, and 0 where a lane's draw is thrown away. */
    final long[][] die;
    /** By turn: the twelfth, 0..11. */
    final long[][] twelfth;
    /** By turn: the mask of lanes whose draw counts. */
    final long[][] counts;

    private final int longs;
    /** The generators of all lanes, by q. */
    private final long[][] s0;

    private final long[][] s1;
    private final long[][] words;
    private final Dice seeds = new Dice(0, 0);

    LaneDice(int longs) {
        this.longs = longs;
        die = new long[TURNS][longs];
        twelfth = new long[TURNS][longs];
        counts = new long[TURNS][longs];
        s0 = new long[PER_LONG][longs];
        s1 = new long[PER_LONG][longs];
        words = new long[PER_LONG][longs];
    }

    /** Starts a lane's draws over as those of a match. */
    void begin(int lane, long seed, long match) {
        seeds.set(seed, match, 0);
        s0[lane & 7][lane >>> 3] = seeds.first();
        s1[lane & 7][lane >>> 3] = seeds.second();
    }

    /** Draws the next four turns. */
    void draw() {
        for (int q = 0; q < PER_LONG; q++) {
            next(s0[q], s1[q], words[q], longs);
        }
        // From a long a lane to a long a byte: the bytes are an 8x8 matrix, which is transposed by halves.
        for (int q = 0; q < 4; q++) {
            swapInts(words[q], words[q + 4], longs);
        }
        for (int q = 0; q < PER_LONG; q += q % 4 == 1 ? 3 : 1) {
            swapShorts(words[q], words[q + 2], longs);
        }
        for (int q = 0; q < PER_LONG; q += 2) {
            swapBytes(words[q], words[q + 1], longs);
        }
        for (int turn = 0; turn < TURNS; turn++) {
            long[] numbers = words[2 * turn];
            divide(numbers, die[turn], counts[turn], longs);
            divideOnceMore(numbers, die[turn], longs);
            twelfths(numbers, words[2 * turn + 1], twelfth[turn], longs);
            refuse(counts[turn], die[turn], longs);
        }
    }

    /** The generator of {@link Dice}. */
    private static void next(long[] s0, long[] s1, long[] words, int n) {
        for (int i = 0; i < n; i++) {
            long a = s0[i];
            long b = s1[i];
            words[i] = Long.rotateLeft(a + b, 17) + a;
            b ^= a;
            s0[i] = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
            s1[i] = Long.rotateLeft(b, 28);
        }
    }

    private static void swapInts(long[] first, long[] second, int n) {
        for (int i = 0; i < n; i++) {
            long a = first[i];
            long b = second[i];
            first[i] = a & 0xffffffffL | b << 32;
            second[i] = a >>> 32 | b & 0xffffffff00000000L;
        }
    }

    private static void swapShorts(long[] first, long[] second, int n) {
        for (int i = 0; i < n; i++) {
            long a = first[i];
            long b = second[i];
            first[i] = a & 0x0000ffff0000ffffL | (b & 0x0000ffff0000ffffL) << 16;
            second[i] = a >>> 16 & 0x0000ffff0000ffffL | b & 0xffff0000ffff0000L;
        }
    }

    private static void swapBytes(long[] first, long[] second, int n) {
        for (int i = 0; i < n; i++) {
            long a = first[i];
            long b = second[i];
            first[i] = a & 0x00ff00ff00ff00ffL | (b & 0x00ff00ff00ff00ffL) << 8;
            second[i] = a >>> 8 & 0x00ff00ff00ff00ffL | b & 0xff00ff00ff00ff00L;
        }
    }

    /** Divides seven bits by 21, by halves: leaves the remainder, the die without the 1, and which count. */
    private static void divide(long[] numbers, long[] die, long[] counts, int n) {
        for (int i = 0; i < n; i++) {
            long v = numbers[i] & Octet.LOW;
            counts[i] = v;
            long four = v + Octet.atLeast(84) & Octet.HIGH;
            v -= Octet.mask(four) & Octet.all(84);
            long two = v + Octet.atLeast(42) & Octet.HIGH;
            numbers[i] = v - (Octet.mask(two) & Octet.all(42));
            die[i] = (four >>> 5) + (two >>> 6);
        }
    }

    /** Takes 21 off once more, which makes the die whole, and is left with less than that. */
    private static void divideOnceMore(long[] numbers, long[] die, int n) {
        for (int i = 0; i < n; i++) {
            long v = numbers[i];
            long d = die[i];
            long one = v + Octet.atLeast(21) & Octet.HIGH;
            numbers[i] = v - (Octet.mask(one) & Octet.all(21));
            die[i] = d + (one >>> 7) + Octet.all(1);
        }
    }

    private static void twelfths(long[] numbers, long[] seconds, long[] twelfth, int n) {
        for (int i = 0; i < n; i++) {
            long v = numbers[i];
            long some = (v + Octet.atLeast(7) & Octet.HIGH) >>> 5;
            long more = (v + Octet.atLeast(14) & Octet.HIGH) >>> 5;
            twelfth[i] = some + more + (seconds[i] & Octet.all(3));
        }
    }

    /** From seven bits: those of 126 and 127 do not count, and have no die. */
    private static void refuse(long[] counts, long[] die, int n) {
        for (int i = 0; i < n; i++) {
            long d = die[i];
            long mask = Octet.LOW ^ Octet.mask(counts[i] + Octet.atLeast(126) & Octet.HIGH);
            counts[i] = mask;
            die[i] = d & mask;
        }
    }
}
