package alea.ludo.lanes;

/** The loops of what happens where others stand: {@link alea.ludo.Meeting}, frame by frame. */
final class Encounters {
    private Encounters() {}

    /** The second code of pawns on a square: that of the first of the lane, on the start of their seat. */
    static void alsoLane(long[] target, int zero, int ring, long[] second, int n) {
        long start = Octet.all(zero);
        long lane = Octet.all(ring + zero);
        for (int i = 0; i < n; i++) {
            long other = Octet.mask((target[i] ^ start) + Octet.LOW & Octet.HIGH);
            second[i] = lane & ~other | other;
        }
    }

    /** Of four pawns, the flags of those that stand where the code says: any, and two or more. */
    static void standing(long[] p0, long[] p1, long[] p2, long[] p3, long[] target, long[] any, long[] many, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i];
            long a = (p0[i] ^ t) + Octet.LOW;
            long b = (p1[i] ^ t) + Octet.LOW;
            long c = (p2[i] ^ t) + Octet.LOW;
            long d = (p3[i] ^ t) + Octet.LOW;
            any[i] = ~(a & b & c & d) & Octet.HIGH;
            many[i] = ~((a | b) & (c | d) & (a & b | c & d)) & Octet.HIGH;
        }
    }

    /** Of two pawns, the flags of those that stand where one of two codes says: any, and both. */
    static void standing(long[] first, long[] second, long[] target, long[] also, long[] any, long[] both, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i];
            long u = also[i];
            long a = first[i];
            long b = second[i];
            long notA = (a ^ t) + Octet.LOW & (a ^ u) + Octet.LOW;
            long notB = (b ^ t) + Octet.LOW & (b ^ u) + Octet.LOW;
            any[i] = ~(notA & notB) & Octet.HIGH;
            both[i] = ~(notA | notB) & Octet.HIGH;
        }
    }

    /** Of four pawns, from two and two: any, in the first array; two or more, in the second. */
    static void together(long[] any, long[] many, long[] otherAny, long[] otherMany, int n) {
        for (int i = 0; i < n; i++) {
            long a = any[i];
            long b = otherAny[i];
            long two = many[i] | otherMany[i] | a & b;
            any[i] = a | b;
            many[i] = two;
        }
    }

    /** Only the first seat found counts, but for lanes in which a pawn enters and strikes everybody. */
    static void first(long[] any1, long[] any2, long[] any3, long[] unless, int n) {
        for (int i = 0; i < n; i++) {
            any3[i] &= ~(any1[i] | any2[i]) | unless[i];
        }
        for (int i = 0; i < n; i++) {
            any2[i] &= ~any1[i] | unless[i];
        }
    }

    /** Which frame's pawns a globe protects: all, but on a start that has an owner those alone. */
    static void guard(long[] globe, long[] within, long[] target, int zero, long[] guards, int n) {
        long start = Octet.all(zero);
        for (int i = 0; i < n; i++) {
            long noStart = within[i] + Octet.LOW;
            long notOwn = (target[i] ^ start) + Octet.LOW;
            guards[i] = globe[i] & (noStart | ~notOwn);
        }
    }

    /**
     * Adds a frame to what stands on a square.
     *
     * @param any its pawns; out: those that can be struck
     * @param many in: two or more
     * @param guards where they are safe
     * @param safe whether anybody is
     * @param open whether anybody can be struck
     * @param crowd whether two or more can be struck
     */
    static void meet(long[] any, long[] many, long[] guards, long[] safe, long[] open, long[] crowd, int n) {
        for (int i = 0; i < n; i++) {
            long a = any[i];
            long g = guards[i];
            long free = a & ~g;
            long before = open[i];
            long more = crowd[i] | free & (many[i] | before);
            long secure = safe[i] | a & g;
            any[i] = free;
            safe[i] = secure;
            open[i] = before | free;
            crowd[i] = more;
        }
    }

    /**
     * The flags of lanes in which the mover is sent back.
     *
     * @param bySafe all where anybody who is safe sends back, else none
     * @param byCrowd all where two who are not do, else none
     * @param but lanes in which nobody does
     */
    static void repel(long[] safe, long[] crowd, long bySafe, long byCrowd, long[] but, long[] repelled, int n) {
        for (int i = 0; i < n; i++) {
            repelled[i] = (safe[i] & bySafe | crowd[i] & byCrowd) & ~but[i];
        }
    }

    /** Of those that can be struck, those that are. */
    static void hits(long[] free, long[] repelled, long[] strikes, long[] still, int n) {
        for (int i = 0; i < n; i++) {
            long was = still[i];
            long hit = free[i] & ~repelled[i] & strikes[i];
            free[i] = hit;
            still[i] = was & ~hit;
        }
    }

    /** Sends two pawns back that are hit. */
    static void strike(long[] first, long[] second, long[] target, long[] hit, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i];
            long h = hit[i];
            long a = first[i];
            long b = second[i];
            long stayA = ((a ^ t) + Octet.LOW | ~h) & Octet.HIGH;
            long stayB = ((b ^ t) + Octet.LOW | ~h) & Octet.HIGH;
            first[i] = a & Octet.mask(stayA);
            second[i] = b & Octet.mask(stayB);
        }
    }

    /** The same with a second code. */
    static void strike(long[] first, long[] second, long[] target, long[] also, long[] hit, int n) {
        for (int i = 0; i < n; i++) {
            long t = target[i];
            long u = also[i];
            long h = hit[i];
            long a = first[i];
            long b = second[i];
            long stayA = ((a ^ t) + Octet.LOW & (a ^ u) + Octet.LOW | ~h) & Octet.HIGH;
            long stayB = ((b ^ t) + Octet.LOW & (b ^ u) + Octet.LOW | ~h) & Octet.HIGH;
            first[i] = a & Octet.mask(stayA);
            second[i] = b & Octet.mask(stayB);
        }
    }

    /** The flag of lanes on a square of a quarter, and of those that were there already. */
    static void on(long[] within, int square, long[] flags, int n) {
        long here = Octet.all(square);
        for (int i = 0; i < n; i++) {
            flags[i] |= ~((within[i] ^ here) + Octet.LOW) & Octet.HIGH;
        }
    }

    /** Adds up how far stars carry. */
    static void carry(long[] within, int star, int jump, long[] flags, long[] by, int n) {
        long here = Octet.all(star);
        for (int i = 0; i < n; i++) {
            long other = (within[i] ^ here) + Octet.LOW & Octet.HIGH;
            long was = flags[i];
            long far = by[i];
            flags[i] = was | other ^ Octet.HIGH;
            by[i] = far + (Octet.all(jump) & ~Octet.mask(other));
        }
    }

    /**
     * Stars carry pawns on that come to them along the ring.
     *
     * @param from where the pawn comes from
     * @param stars in: lanes whose pawn comes to a star. Out: those that it carries
     */
    static void along(long[] from, long[] progress, long[] moves, int zero, int ring, long[] stars, int n) {
        long lane = Octet.atLeast(ring + zero);
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            long s = stars[i];
            stars[i] = s & ~(from[i] + lane) & ~(progress[i] + off) & moves[i] + Octet.all(1);
        }
    }

    /**
     * Carries pawns on.
     *
     * @param via where they come to
     * @param to receives where they are carried to, if they are
     * @param jumped out: lanes in which a pawn came to another star
     */
    static void jump(
            long[] progress,
            long[] stars,
            long[] by,
            int lastStar,
            int home,
            long[] via,
            long[] to,
            long[] jumped,
            int n) {
        long last = Octet.all(lastStar);
        for (int i = 0; i < n; i++) {
            long star = stars[i];
            long on = star & (progress[i] ^ last) + Octet.LOW;
            long arrives = Octet.mask(star & ~on);
            long at = via[i] + (by[i] & Octet.mask(on));
            to[i] = at & ~arrives | Octet.all(home) & arrives;
            jumped[i] = on;
        }
    }

    /** The mask of lanes in which nobody is met: off the ring, nobody moved, or out of a lane that meets none. */
    static void shut(long[] progress, long[] moves, int ring, long[] from, int passesFrom, long[] shut, int n) {
        long off = Octet.atLeast(ring);
        long lane = Octet.atLeast(passesFrom);
        for (int i = 0; i < n; i++) {
            long out = progress[i] + off | from[i] + lane;
            shut[i] = Octet.mask(out & Octet.HIGH) | Octet.LOW ^ moves[i];
        }
    }

    /** The mask of lanes without a second meeting. */
    static void shutUnless(long[] jumped, long[] repelled, long evenRepelled, long[] shut, int n) {
        for (int i = 0; i < n; i++) {
            long again = jumped[i] & (~repelled[i] | evenRepelled);
            shut[i] = Octet.mask(again ^ Octet.HIGH);
        }
    }

    /** The flag of lanes in which a pawn enters. */
    static void entering(long[] from, long[] moves, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] = ~(from[i] + Octet.LOW) & moves[i] + Octet.all(1) & Octet.HIGH;
        }
    }

    /** Leaves the flags of lanes on the ring. */
    static void onRing(long[] progress, int ring, long[] flags, int n) {
        long off = Octet.atLeast(ring);
        for (int i = 0; i < n; i++) {
            flags[i] &= ~(progress[i] + off);
        }
    }

    /** The flag of lanes in which one of four pawns is in the base. */
    static void inBase(long[] p0, long[] p1, long[] p2, long[] p3, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] = ~(p0[i] + Octet.LOW & p1[i] + Octet.LOW & p2[i] + Octet.LOW & p3[i] + Octet.LOW) & Octet.HIGH;
        }
    }

    /** The flag of lanes in which one of three pawns stands there, too. */
    static void shared(long[] code, long[] p0, long[] p1, long[] p2, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            long c = code[i];
            long nobody = (c ^ p0[i]) + Octet.LOW & (c ^ p1[i]) + Octet.LOW & (c ^ p2[i]) + Octet.LOW;
            flags[i] = ~nobody & Octet.HIGH;
        }
    }

    /** Takes flags away. */
    static void except(long[] flags, long[] others, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] &= ~others[i];
        }
    }

    /** Adds flags. */
    static void add(long[] flags, long[] others, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] |= others[i];
        }
    }

    /** Where the picked pawn ends: where pawns begin if it is sent back. */
    static void end(long[] to, long[] repelled, long[] moves, long[] from, long[] end, int n) {
        for (int i = 0; i < n; i++) {
            long moved = moves[i];
            end[i] = to[i] & ~Octet.mask(repelled[i]) & moved | from[i] & ~moved;
        }
    }
}
