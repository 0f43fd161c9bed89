package alea.ludo.lanes;

import alea.ludo.Dialect;

/** The loops that look who stands ahead and behind. */
final class Lookout {
    private Lookout() {}

    /**
     * What an opponent's pawn is as a victim: its progress, in two parts whose sums are bytes; 0 where it cannot be
     * one.
     *
     * @param shut the mask of lanes in which it cannot be struck
     */
    static void victim(long[] progress, long[] shut, long[] low, long[] high, int n) {
        for (int i = 0; i < n; i++) {
            long p = progress[i] & ~shut[i];
            low[i] = p & Octet.all(7);
            high[i] = p >>> 3 & Octet.all(15);
        }
    }

    /** The progress, and 127 where it is not on the ring. */
    static void onRing(long[] progress, int ring, int n) {
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            progress[i] |= Octet.mask(progress[i] + off & Octet.HIGH);
        }
    }

    /** A square as the pawns of frame k count it, and the same with 127 where they never come. */
    static void theirs(long[] progress, int k, int ring, long[] theirs, long[] reached, int n) {
        long back = Octet.all(Dialect.SQUARES - Dialect.QUARTER * k);
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            long at = progress[i];
            long never = Octet.mask(at + off & Octet.HIGH);
            long p = (at & ~never) + back;
            p -= Octet.mask(p + Octet.atLeast(Dialect.SQUARES) & Octet.HIGH) & Octet.all(Dialect.SQUARES);
            theirs[i] = p;
            reached[i] = p | never | Octet.mask(p + off & Octet.HIGH);
        }
    }

    /** Squares as they are reached, but 127 where they are safe; the start is not. */
    static void met(long[] reached, long[] safe, long[] progress, long[] met, int n) {
        for (int i = 0; i < n; i++) {
            met[i] = reached[i] | safe[i] & Octet.mask(progress[i] + Octet.LOW & Octet.HIGH);
        }
    }

    /**
     * Adds what a victim is worth that is one to six squares ahead of a square, before that seat turns home.
     *
     * @param progress of the square
     */
    static void ahead(
            long[] pawn,
            long[] low,
            long[] high,
            long[] theirs,
            long[] progress,
            int ring,
            long[] lows,
            long[] highs,
            int n) {
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            long t = (pawn[i] | Octet.HIGH) - theirs[i];
            long less = Octet.mask(~t & Octet.HIGH);
            // Cut to six bits, which a square needs, lest 127 make a sum too large for its byte.
            long steps = (t & Octet.LOW) - (Octet.all(128 - Dialect.SQUARES) & less) & Octet.all(63);
            long there = steps + (progress[i] & Octet.all(63));
            long near = steps + Octet.LOW & ~(steps + Octet.atLeast(7)) & ~(there + off);
            long m = Octet.mask(near & Octet.HIGH);
            long a = lows[i] + (low[i] & m);
            long b = highs[i] + (high[i] & m);
            lows[i] = a;
            highs[i] = b;
        }
    }

    /** Adds what a victim is worth that stands on a square, and whether anybody does. */
    static void struck(
            long[] pawn,
            long[] shut,
            long[] low,
            long[] high,
            long[] reached,
            long[] lows,
            long[] highs,
            long[] any,
            int n) {
        for (int i = 0; i < n; i++) {
            long m = Octet.LOW ^ Octet.mask((pawn[i] ^ reached[i]) + Octet.LOW & Octet.HIGH);
            long a = lows[i] + (low[i] & m);
            long b = highs[i] + (high[i] & m);
            long c = any[i] | m & ~shut[i];
            lows[i] = a;
            highs[i] = b;
            any[i] = c;
        }
    }

    /** Counts a pawn that is one to six squares behind a square that it reaches. */
    static void behind(long[] pawn, long[] reached, long[] threats, int n) {
        for (int i = 0; i < n; i++) {
            long t = (reached[i] | Octet.HIGH) - pawn[i];
            long steps = t & Octet.LOW;
            long near = t & steps + Octet.LOW & ~(steps + Octet.atLeast(7)) & Octet.HIGH;
            threats[i] += near >>> 7;
        }
    }
}
