package alea.ludo.lanes;

import alea.ludo.Dialect;

/** The loops that move the picked pawns, strike, and pass the dice. */
final class Moving {
    private Moving() {}

    /** The code of the picked pawn; the flags become masks. */
    static void from(long[] p0, long[] p1, long[] p2, long[] p3, long[] g0, long[] g1, long[] g2, long[] from, int n) {
        for (int i = 0; i < n; i++) {
            long b = p1[i];
            long c = p2[i];
            long a = p0[i];
            from[i] = a ^ (a ^ b) & Octet.mask(g0[i]) ^ (b ^ c) & Octet.mask(g1[i]) ^ (c ^ p3[i]) & Octet.mask(g2[i]);
        }
    }

    /** Where the picked pawn would come to, be it beyond home; nowhere else where it does not move. */
    static void stepOn(long[] from, long[] die, long[] moves, long[] to, int n) {
        for (int i = 0; i < n; i++) {
            to[i] = from[i] + (die[i] & moves[i]);
        }
    }

    /** The same, but from the base it is one step, whatever the roll. */
    static void step(long[] from, long[] die, long[] moves, long[] to, int n) {
        for (int i = 0; i < n; i++) {
            long f = from[i];
            long moved = moves[i];
            long out = Octet.mask(f + Octet.LOW & Octet.HIGH);
            to[i] = f + ((die[i] & out | Octet.all(1) & ~out) & moved);
        }
    }

    /** Whoever would come beyond home comes home. */
    static void stop(long[] to, int home, int n) {
        long beyond = Octet.atLeast(home);
        for (int i = 0; i < n; i++) {
            long s = to[i];
            long past = Octet.mask(s + beyond & Octet.HIGH);
            to[i] = s & ~past | Octet.all(home) & past;
        }
    }

    /** Whoever would come beyond home turns back there. */
    static void bounce(long[] to, int home, int n) {
        long beyond = Octet.atLeast(home + 1);
        for (int i = 0; i < n; i++) {
            long s = to[i];
            long past = Octet.mask(s + beyond & Octet.HIGH);
            to[i] = s & ~past | Octet.all(2 * home) - s & past;
        }
    }

    /** Whoever would come beyond home goes back by what is too much. */
    static void back(long[] to, long[] die, int home, int n) {
        long beyond = Octet.atLeast(home + 1);
        for (int i = 0; i < n; i++) {
            long s = to[i];
            long past = Octet.mask(s + beyond & Octet.HIGH);
            to[i] = s & ~past | Octet.all(home) - die[i] & past;
        }
    }

    /** Puts the picked one of pawns 0 and 1 where it ends. */
    static void putLow(long[] p0, long[] p1, long[] end, long[] g0, long[] g1, int n) {
        for (int i = 0; i < n; i++) {
            long not0 = Octet.mask(g0[i]);
            long not1 = Octet.mask(g1[i]);
            long to = end[i];
            long a = p0[i];
            long b = p1[i];
            p0[i] = a ^ (a ^ to) & ~not0;
            p1[i] = b ^ (b ^ to) & not0 & ~not1;
        }
    }

    /** Puts the picked one of pawns 2 and 3 where it ends. */
    static void putHigh(long[] p2, long[] p3, long[] end, long[] g1, long[] g2, int n) {
        for (int i = 0; i < n; i++) {
            long not1 = Octet.mask(g1[i]);
            long not2 = Octet.mask(g2[i]);
            long to = end[i];
            long a = p2[i];
            long b = p3[i];
            p2[i] = a ^ (a ^ to) & not1 & ~not2;
            p3[i] = b ^ (b ^ to) & not2;
        }
    }

    /** Progress, and what is left of it within a quarter. */
    static void quarter(long[] to, int zero, long[] progress, long[] within, int n) {
        long origin = Octet.all(zero);
        for (int i = 0; i < n; i++) {
            long p = (to[i] | Octet.HIGH) - origin & Octet.LOW; // 127 in the base
            progress[i] = p;
            long two = Octet.mask(p + Octet.atLeast(2 * Dialect.QUARTER) & Octet.HIGH);
            long r = p - (two & Octet.all(2 * Dialect.QUARTER));
            long one = Octet.mask(r + Octet.atLeast(Dialect.QUARTER) & Octet.HIGH);
            within[i] = r - (one & Octet.all(Dialect.QUARTER));
        }
    }

    /** The mask of lanes in which nobody can be struck: off the ring, or nobody moved. */
    static void shutOffRing(long[] progress, long[] moves, int ring, long[] shut, int n) {
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            shut[i] = Octet.mask(progress[i] + off & Octet.HIGH) | Octet.LOW ^ moves[i];
        }
    }

    /** The same, and on a square of a quarter. */
    static void shutOn(long[] within, int square, long[] shut, int n) {
        long closed = Octet.all(square);
        for (int i = 0; i < n; i++) {
            long other = (within[i] ^ closed) + Octet.LOW & Octet.HIGH;
            shut[i] |= Octet.LOW ^ Octet.mask(other);
        }
    }

    /** The code that pawns of frame k have on the square, or 127 where none can be struck. */
    static void target(long[] progress, long[] shut, int k, int ring, int zero, long[] target, int n) {
        long back = Octet.all(Dialect.SQUARES - Dialect.QUARTER * k);
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            long p = (progress[i] & ~shut[i]) + back;
            long lap = Octet.mask(p + Octet.atLeast(Dialect.SQUARES) & Octet.HIGH);
            p -= lap & Octet.all(Dialect.SQUARES);
            long never = Octet.mask(p + off & Octet.HIGH);
            target[i] = p + Octet.all(zero) | never | shut[i];
        }
    }

    /** Sends two pawns back where they have the code; the flag of {@code still} stays where none was struck. */
    static void strike(long[] first, long[] second, long[] target, long[] still, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i];
            long a = first[i];
            long b = second[i];
            long was = still[i];
            long notA = (a ^ t) + Octet.LOW & Octet.HIGH;
            long notB = (b ^ t) + Octet.LOW & Octet.HIGH;
            first[i] = a & Octet.mask(notA);
            second[i] = b & Octet.mask(notB);
            still[i] = was & notA & notB;
        }
    }

    /**
     * The flag of lanes whose match is over; the mask of those that pass the dice on; lanes that did not have a turn.
     *
     * @param still in: the flag of those whose strike gives no other roll. Out: all flags
     * @param over in: the flag of those that were over before
     */
    static void pass(long[] homes, long[] still, long[] counts, long[] over, long[] skipped, long[] passes, int n) {
        for (int i = 0; i < n; i++) {
            long drawn = counts[i] + Octet.all(1);
            long before = over[i];
            long now = homes[i];
            long same = still[i];
            long sat = skipped[i];
            skipped[i] = sat + ((~drawn & Octet.HIGH | before) >>> 7);
            over[i] = now;
            passes[i] = Octet.mask(same & drawn & ~now);
            still[i] = Octet.HIGH;
        }
    }

    /** The same seat rolls again after a six. */
    static void sixAgain(long[] die, long[] still, int n) {
        for (int i = 0; i < n; i++) {
            still[i] &= (die[i] ^ Octet.all(6)) + Octet.LOW;
        }
    }

    /** The flag of lanes in which four pawns are home. */
    static void allHome(long[] p0, long[] p1, long[] p2, long[] p3, int home, long[] flags, int n) {
        long at = Octet.atLeast(home);
        for (int i = 0; i < n; i++) {
            flags[i] = p0[i] + at & p1[i] + at & p2[i] + at & p3[i] + at & Octet.HIGH;
        }
    }

    /** The mask of lanes whose match goes on and in which nobody sits at the place in front. */
    static void nobody(long[] homes, long[] over, long[] passes, int n) {
        for (int i = 0; i < n; i++) {
            passes[i] = Octet.mask(homes[i] & ~over[i]);
        }
    }

    /** The place where the dice went on to. */
    static void place(long[] passes, long[] places, int n) {
        for (int i = 0; i < n; i++) {
            places[i] = places[i] + (passes[i] & Octet.all(1)) & Octet.all(3);
        }
    }

    /** Brings the next place to the front, of one pawn. */
    static void rotate(long[] f0, long[] f1, long[] f2, long[] f3, long[] passes, int n) {
        for (int i = 0; i < n; i++) {
            long m = passes[i];
            long a = f0[i];
            long b = f1[i];
            long c = f2[i];
            long d = f3[i];
            f0[i] = a ^ (a ^ b) & m;
            f1[i] = b ^ (b ^ c) & m;
            f2[i] = c ^ (c ^ d) & m;
            f3[i] = d ^ (d ^ a) & m;
        }
    }

    /** Whether any lane has a flag. */
    static boolean any(long[] flags, int n) {
        long all = 0;
        for (int i = 0; i < n; i++) {
            all |= flags[i];
        }
        return all != 0;
    }
}
