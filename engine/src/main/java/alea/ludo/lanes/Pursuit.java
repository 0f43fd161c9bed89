package alea.ludo.lanes;

import alea.ludo.Dialect;

/**
 * The loops that look whom the place in front would meet or chase. A ring square has a <em>number</em> there: its
 * progress plus 1, as the place in front counts; 0 is nowhere.
 */
final class Pursuit {
    private Pursuit() {}

    /** Where a pawn of frame k stands, as the place in front counts; nowhere if that is no square that it walks. */
    static void seen(long[] pawn, int k, int zero, int ring, long[] seen, int n) {
        long first = Octet.all(1 - zero);
        long off = Octet.atLeast(ring + 1);
        for (int i = 0; i < n; i++) {
            long own = pawn[i] + first;
            long there = own + Octet.all(Dialect.QUARTER * k);
            long lap = Octet.mask(there + Octet.atLeast(Dialect.SQUARES + 1) & Octet.HIGH);
            there -= lap & Octet.all(Dialect.SQUARES);
            long on = own + Octet.LOW & ~(own + off) & ~(there + off);
            seen[i] = there & Octet.mask(on & Octet.HIGH);
        }
    }

    /** Leaves squares out that are safe. */
    static void open(long[] seen, long[] safe, int n) {
        for (int i = 0; i < n; i++) {
            seen[i] &= ~safe[i];
        }
    }

    /** Takes the start out of squares that are shut. */
    static void openStart(long[] progress, long[] shut, int n) {
        for (int i = 0; i < n; i++) {
            shut[i] &= Octet.mask(progress[i] + Octet.LOW & Octet.HIGH);
        }
    }

    /** The numbers of codes, but 127 for squares that are shut. */
    static void number(long[] code, int zero, long[] shut, long[] number, int n) {
        long first = Octet.all(1 - zero);
        for (int i = 0; i < n; i++) {
            number[i] = code[i] + first | shut[i];
        }
    }

    /** Adds the flags of lanes in which one of four pawns stands on a square. */
    static void meets(long[] p0, long[] p1, long[] p2, long[] p3, long[] number, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            long t = number[i];
            long nobody = (p0[i] ^ t) + Octet.LOW
                    & (p1[i] ^ t) + Octet.LOW
                    & (p2[i] ^ t) + Octet.LOW
                    & (p3[i] ^ t) + Octet.LOW;
            flags[i] |= ~nobody & Octet.HIGH;
        }
    }

    /**
     * Adds the flags of lanes in which one of two pawns is ahead, and of those in which one is too near; other bits are
     * anything.
     *
     * @param reach 1 if nobody is too near whom a roll reaches, else 0
     */
    static void ahead(
            long[] first,
            long[] second,
            long[] pawn,
            int zero,
            long[] die,
            int reach,
            long[] ahead,
            long[] near,
            int n) {
        long next = Octet.all(2 - zero);
        long far = Octet.all(2 - zero - reach);
        for (int i = 0; i < n; i++) {
            long at = pawn[i] + next;
            long enough = pawn[i] + die[i] + far;
            long a = first[i] | Octet.HIGH;
            long b = second[i] | Octet.HIGH;
            long anybody = ahead[i] | a - at | b - at;
            long tooNear = near[i] | (a - at ^ a - enough) | (b - at ^ b - enough);
            ahead[i] = anybody;
            near[i] = tooNear;
        }
    }

    /** Adds lanes in which one of four pawns is ahead far enough. */
    static void farAhead(
            long[] p0,
            long[] p1,
            long[] p2,
            long[] p3,
            long[] pawn,
            int zero,
            long[] die,
            int reach,
            long[] far,
            int n) {
        long next = Octet.all(2 - zero - reach);
        for (int i = 0; i < n; i++) {
            long at = pawn[i] + next + die[i];
            long a = (p0[i] | Octet.HIGH) - at;
            long b = (p1[i] | Octet.HIGH) - at;
            long c = (p2[i] | Octet.HIGH) - at;
            long d = (p3[i] | Octet.HIGH) - at;
            far[i] |= a | b | c | d;
        }
    }

    /** The flags of lanes in which a pawn is on the ring, and chases. */
    static void chases(long[] pawn, int zero, int ring, long[] ahead, long[] near, long[] flags, int n) {
        long first = Octet.all(1 - zero) + Octet.LOW;
        long off = Octet.all(1 - zero) + Octet.atLeast(ring + 1);
        for (int i = 0; i < n; i++) {
            long p = pawn[i];
            flags[i] = p + first & ~(p + off) & ahead[i] & ~near[i] & Octet.HIGH;
        }
    }

    /** Takes flags away from lanes of a mask. */
    static void unless(long[] flags, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] &= ~(mask[i] + Octet.all(1));
        }
    }

    /** The mask of lanes in which a pawn that can move has a flag. */
    static void found(
            long[] m0,
            long[] m1,
            long[] m2,
            long[] m3,
            long[] flags0,
            long[] flags1,
            long[] flags2,
            long[] flags3,
            long[] found,
            int n) {
        for (int i = 0; i < n; i++) {
            long a = m0[i] & Octet.mask(flags0[i]);
            long b = m1[i] & Octet.mask(flags1[i]);
            long c = m2[i] & Octet.mask(flags2[i]);
            long d = m3[i] & Octet.mask(flags3[i]);
            found[i] = a | b | c | d;
        }
    }

    /** Leaves of a pawn's lanes those with a flag, and those in which none was found. */
    static void keep(long[] mask, long[] flags, long[] found, int n) {
        for (int i = 0; i < n; i++) {
            mask[i] &= Octet.mask(flags[i]) | ~found[i];
        }
    }
}
