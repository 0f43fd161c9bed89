package alea.ludo.lanes;

/** The loops that find which pawns can move, and pick one of those that a player would move. */
final class Choosing {
    private Choosing() {}

    /**
     * What has to be added to codes so that the flag tells that a pawn is not below the least that can move, where some
     * rolls bring pawns from the base.
     *
     * @param face one of these rolls
     * @param least the same without this roll
     */
    static void enters(long[] die, int face, long[] least, int n) {
        long roll = Octet.all(face);
        for (int i = 0; i < n; i++) {
            long other = (die[i] ^ roll) + Octet.LOW & Octet.HIGH;
            least[i] += (Octet.HIGH ^ other) >>> 7;
        }
    }

    /** What has to be added to codes so that the flag tells that a pawn is too far, where home takes an exact roll. */
    static void exact(long[] die, int home, long[] beyond, int n) {
        long first = Octet.atLeast(home + 1);
        for (int i = 0; i < n; i++) {
            beyond[i] = first + die[i];
        }
    }

    /** The mask of lanes in which a pawn can move. */
    static void movable(long[] pawn, long[] least, long[] beyond, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            long p = pawn[i];
            long can = p + least[i] & ~(p + beyond[i]) & Octet.HIGH;
            mask[i] = Octet.mask(can);
        }
    }

    /** Leaves the mask of lanes in which no other of three pawns stands where one would come to, but at home. */
    static void apart(long[] to, long[] first, long[] second, long[] third, int home, long[] mask, int n) {
        long end = Octet.all(home);
        for (int i = 0; i < n; i++) {
            long t = to[i];
            long nobody = (t ^ first[i]) + Octet.LOW & (t ^ second[i]) + Octet.LOW & (t ^ third[i]) + Octet.LOW;
            long free = nobody | ~((t ^ end) + Octet.LOW);
            mask[i] &= Octet.mask(free & Octet.HIGH);
        }
    }

    /** Leaves of four pawns the first that has a lane in its mask. */
    static void first(long[] m0, long[] m1, long[] m2, long[] m3, int n) {
        for (int i = 0; i < n; i++) {
            long a = m0[i];
            long b = m1[i];
            long c = m2[i];
            long d = m3[i];
            m1[i] = b & ~a;
            m2[i] = c & ~(a | b);
            m3[i] = d & ~(a | b | c);
        }
    }

    /** The mask of lanes that any of four have. */
    static void anyOf(long[] m0, long[] m1, long[] m2, long[] m3, long[] any, int n) {
        for (int i = 0; i < n; i++) {
            any[i] = m0[i] | m1[i] | m2[i] | m3[i];
        }
    }

    /** The mask of lanes in which a pawn is preferred; where none is, it stays as it was. */
    static void rather(long[] preferred, long[] any, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            mask[i] = preferred[i] | mask[i] & ~any[i];
        }
    }

    /** Leaves the lanes of a mask that have no flag. */
    static void without(long[] flags, long[] mask, long[] left, int n) {
        for (int i = 0; i < n; i++) {
            left[i] = mask[i] & ~Octet.mask(flags[i]);
        }
    }

    /** Adds the mask of lanes in which a player likes a pawn, where it is that player's turn. */
    static void add(long[] likes, long[] here, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            mask[i] |= likes[i] & here[i];
        }
    }

    /** The codes of four pawns plus 1 where they can move, else 0: the greatest of them. */
    static void greatest(long[] rank0, long[] rank1, long[] rank2, long[] rank3, long[] most, int n) {
        for (int i = 0; i < n; i++) {
            most[i] = max(max(rank0[i], rank1[i]), max(rank2[i], rank3[i]));
        }
    }

    private static long max(long a, long b) {
        long mask = Octet.mask((a | Octet.HIGH) - b & Octet.HIGH);
        return b ^ (a ^ b) & mask;
    }

    /** Leaves the counts of lanes in which a pawn is at risk: off the safe squares, or on them. */
    static void risky(long[] counts, long[] safe, long flip, int n) {
        for (int i = 0; i < n; i++) {
            counts[i] &= safe[i] ^ flip;
        }
    }

    /** The code of a pawn plus 1 where it can move, else 0. */
    static void rank(long[] pawn, long[] mask, long[] rank, int n) {
        for (int i = 0; i < n; i++) {
            rank[i] = pawn[i] + Octet.all(1) & mask[i];
        }
    }

    /** The same from the other end: 127 less the code of a pawn where it can move, else 0. */
    static void reversed(long[] pawn, long[] mask, long[] rank, int n) {
        for (int i = 0; i < n; i++) {
            rank[i] = Octet.LOW - pawn[i] & mask[i];
        }
    }

    /** Leaves the mask of lanes in which a pawn has the greatest rank. */
    static void keep(long[] rank, long[] most, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            long other = Octet.mask((rank[i] ^ most[i]) + Octet.LOW & Octet.HIGH);
            mask[i] &= ~other;
        }
    }

    /**
     * Picks one of some pawns, each as likely as the others: the flags say for how many of pawns 0, 1 and 2 it is not
     * one of these and those before them. Where there are none, it is pawn 3.
     *
     * @param m0 the mask of lanes in which pawn 0 is one of them
     */
    static void pick(
            long[] m0, long[] m1, long[] m2, long[] m3, long[] twelfth, long[] g0, long[] g1, long[] g2, int n) {
        for (int i = 0; i < n; i++) {
            long t = twelfth[i];
            long a = m0[i];
            long b = m1[i];
            long c = m2[i];
            long total = (t & a) + (t & b) + (t & c) + (t & m3[i]) | Octet.HIGH;
            long upTo = a & Octet.all(12);
            g0[i] = total - upTo & Octet.HIGH;
            upTo += b & Octet.all(12);
            g1[i] = total - upTo & Octet.HIGH;
            upTo += c & Octet.all(12);
            g2[i] = total - upTo & Octet.HIGH;
        }
    }

    /** The mask of lanes in which any pawn can move and the draw counts. */
    static void any(long[] m0, long[] m1, long[] m2, long[] m3, long[] counts, long[] mask, int n) {
        for (int i = 0; i < n; i++) {
            mask[i] = (m0[i] | m1[i] | m2[i] | m3[i]) & counts[i];
        }
    }
}
