package alea.cross;

/**
 * What can be done with a hand, for {@link HandPosition}: 64 bits, 16 a pawn, two a value, one for the plain and one
 * for the short way. What foes stand against is looked for once a turn, and kept as bits, one for each code of the seat
 * to act; so are then the squares ahead of a pawn.
 */
final class HandMoves {
    private static final long LOW = 0x7f7f7f7f7f7f7f7fL;
    private static final long HIGH = 0x8080808080808080L;
    private static final int LOW4 = 0x7f7f7f7f;
    private static final int HIGH4 = 0x80808080;

    /** By pawn and other pawn, the bit of the pair. */
    private static final int[] PAIR = {0, 1, 2, 4, 1, 0, 8, 16, 2, 8, 0, 32, 4, 16, 32, 0};

    /** By pawn, the bits of its pairs. */
    private static final int[] PAIRS = {1 | 2 | 4, 1 | 8 | 16, 2 | 8 | 32, 4 | 16 | 32};

    private final HandTables t;
    private final boolean forced;
    private final boolean passing;
    private final boolean landing;
    private final boolean ownBars;

    /** Whether it was looked for what follows: where foes bar the way, and where one keeps the mover out. */
    private boolean looked;

    private long foesLow;
    private long foesHigh;
    private long shutLow;
    private long shutHigh;

    /** Codes of the mover's way that are barred. */
    private long barLow;

    private long barHigh;

    HandMoves(CrossRules rules, HandTables tables) {
        t = tables;
        forced = rules.entry().forced();
        passing = rules.blocking().passing();
        landing = rules.blocking().landing();
        ownBars = rules.blocking().own() && tables.bars;
    }

    /** Foes have moved, or others are foes now. */
    void forget() {
        looked = false;
    }

    /**
     * The moves that nothing stands against, each by itself.
     *
     * @param a seats 0 and 1
     * @param b seats 2 and 3
     * @param own the pawns of the seat
     * @param apart the pairs of own pawns that were parted
     */
    long possible(int seat, long a, long b, int own, long hand, int apart) {
        int inHand = (int) Long.compress(hand + LOW & HIGH, HIGH);
        boolean thrown = (inHand & t.thrownSlots) != 0;
        int slots = t.doubled[thrown ? inHand & t.thrownSlots : inHand];
        long ends = thrown ? t.thrownEnds : t.earnedEnds;
        int endsFrom = thrown ? 0 : t.earnedFrom;
        look(seat, a, b, own);
        long enters = 0;
        long goes = 0;
        if (thrown && (own + LOW4 & HIGH4) != HIGH4) {
            enters = spread(entering(seat, own, slots, hand, a, b), own);
            if (forced && enters != 0) {
                return enters;
            }
        }
        boolean barred = (barLow | barHigh) != 0;
        for (int pawn = 0; pawn < HandTables.FOUR; pawn++) {
            int code = own >>> 8 * pawn & 0x7f;
            int may = code == 0 ? 0 : t.open[code] & slots;
            if (barred) {
                may &= within(ahead(barLow, barHigh, code), ends, endsFrom);
            }
            int risky = may & t.risky[seat * HandTables.CODES + code];
            if (risky != 0) {
                may = unshut(seat, code, may, risky, a, b);
            }
            if (apart != 0 && may != 0) {
                may = unparted(own, pawn, may, apart);
            }
            goes |= (long) may << 16 * pawn;
        }
        return enters | goes;
    }

    /** The same 16 bits for every pawn that is in the base. */
    private static long spread(long some, int own) {
        long inBase = ~(own + LOW4) & HIGH4;
        long ones = Long.expand(Integer.compress((int) inBase, HIGH4), 0x0001000100010001L);
        return ones * some;
    }

    /** Of the slots and ways, those that bring a pawn in. */
    private int entering(int seat, int own, int slots, long hand, long a, long b) {
        int may = slots & (own == t.allBase ? t.openWhenAllInBase : t.open[0]);
        if (t.sumOpen != 0 && isSum(hand)) {
            may |= t.sumOpen;
        }
        int good = may;
        long bars = ahead(barLow, barHigh, 0);
        for (int rest = bars == 0 ? 0 : may; rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            int to = t.to[bit];
            long end = 1L << to - 1;
            boolean jumps = to == t.start && t.jumpsToStart;
            boolean bad = passing && !jumps && (bars & end - 1) != 0 || landing && (bars & end) != 0;
            good &= bad ? ~(1 << bit) : -1;
        }
        int risky = good & t.risky[seat * HandTables.CODES];
        return risky == 0 ? good : unshut(seat, 0, good, risky, a, b);
    }

    /** Of the slots and ways that a pawn could use, those to where no single pawn keeps it out. */
    private int unshut(int seat, int code, int may, int risky, long a, long b) {
        int good = may;
        for (int rest = risky; rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            int at = seat * HandTables.CODES + t.to[code << 4 | bit];
            if (isShut(at, a, b) || t.twice && isShut(HandTables.FOUR * HandTables.CODES + at, a, b)) {
                good &= ~(1 << bit);
            }
        }
        return good;
    }

    private boolean isShut(int at, long a, long b) {
        return (equal(a, t.keeperLow[at]) | equal(b, t.keeperHigh[at])) != 0;
    }

    private boolean isSum(long hand) {
        long values = hand & t.thrownBytes;
        for (long sum : t.sumHands) {
            if (values == sum) {
                return true;
            }
        }
        return false;
    }

    /** Of slots and ways, those on which nothing of what is ahead bars the way. */
    private int within(long ahead, long ends, int endsFrom) {
        int may = passing ? t.within[landing ? distance(ahead) : distance(ahead) + 1] : -1;
        return landing && !passing ? may & ~t.doubled[(int) Long.compress(ahead, ends) << endsFrom] : may;
    }

    /** Free squares before the first one that is not. */
    private static int distance(long ahead) {
        return Long.numberOfTrailingZeros(ahead);
    }

    /** Whether a pawn can go so many squares, however it stops on its way, without coming to the last ones. */
    boolean runs(int code, int squares) {
        long reach = (1L << squares) - 1;
        return code > 0
                && code + squares < t.home - 1
                && (ahead(barLow, barHigh, code) & reach) == 0
                && (ahead(shutLow, shutHigh, code) & reach) == 0;
    }

    /** Finds what stands against the seat to act. */
    void look(int seat, long a, long b, int own) {
        if (!looked) {
            looked = true;
            foesLow = 0;
            foesHigh = 0;
            boolean pairs = t.bars && (pairs(a) & t.barringLow[seat] | pairs(b) & t.barringHigh[seat]) != 0;
            if (pairs && !t.mixed) {
                barLow = 0;
                barHigh = 0;
                for (int[] group : t.groups[seat]) {
                    lookForBars(seat, group[0] == seat ? t.none : group, a, b);
                }
                foesLow = barLow;
                foesHigh = barHigh;
            }
        }
        barLow = foesLow;
        barHigh = foesHigh;
        if (t.mixed && t.bars) {
            for (int[] group : t.groups[seat]) {
                lookForBars(seat, group, a, b);
            }
        } else if (ownBars && hasPair(own)) {
            lookForOwn(seat, own);
        }
    }

    /** Finds where a single pawn keeps the mover out, for {@link #runs}. */
    void lookForShut(int seat, long a, long b) {
        shutLow = 0;
        shutHigh = 0;
        for (int other = 0; other < t.groups.length; other++) {
            int frame = frame(other, a, b);
            int at = (seat * HandTables.FOUR + other) * HandTables.CODES;
            for (int left = HandTables.FOUR; left > 0; left--) {
                shutLow |= t.shutLow[at + (frame & 0x7f)];
                shutHigh |= t.shutHigh[at + (frame & 0x7f)];
                frame >>>= 8;
            }
        }
    }

    private static int frame(int s, long a, long b) {
        return (int) ((s < 2 ? a : b) >>> ((s & 1) << 5));
    }

    /** The high bits of bytes of pawns on the board that stand where another of their seat does. */
    private long pairs(long pawns) {
        long next = pawns << 8 & 0xffffff00ffffff00L | pawns >>> 24 & 0x000000ff000000ffL;
        long over = pawns << 16 & 0xffff0000ffff0000L | pawns >>> 16 & 0x0000ffff0000ffffL;
        long home = equal(pawns, t.allHome * 0x1_0000_0001L);
        return (equal(pawns, next) | equal(pawns, over)) & pawns + LOW & ~home;
    }

    private boolean hasPair(int own) {
        int twice = equal(own, Integer.rotateLeft(own, 8)) | equal(own, Integer.rotateLeft(own, 16));
        return (twice & own + LOW4 & ~equal(own, t.allHome)) != 0;
    }

    private void lookForBars(int seat, int[] group, long a, long b) {
        long onceLow = 0;
        long onceHigh = 0;
        for (int other : group) {
            int frame = frame(other, a, b);
            int row = (seat * HandTables.FOUR + other) * HandTables.CODES;
            for (int left = HandTables.FOUR; left > 0; left--) {
                long low = t.barLow[row + (frame & 0x7f)];
                long high = t.barHigh[row + (frame & 0x7f)];
                barLow |= onceLow & low;
                barHigh |= onceHigh & high;
                onceLow |= low;
                onceHigh |= high;
                frame >>>= 8;
            }
        }
    }

    private void lookForOwn(int seat, int own) {
        long onceLow = 0;
        long onceHigh = 0;
        int row = (seat * HandTables.FOUR + seat) * HandTables.CODES;
        for (int pawn = 0; pawn < HandTables.FOUR; pawn++) {
            int code = own >>> 8 * pawn & 0x7f;
            long low = t.barLow[row + code];
            long high = t.barHigh[row + code];
            barLow |= onceLow & low;
            barHigh |= onceHigh & high;
            onceLow |= low;
            onceHigh |= high;
        }
    }

    /** The squares after a code, the next one in the lowest bit. */
    static long ahead(long low, long high, int code) {
        return code < 63 ? low >>> code + 1 | high << 63 - code : high >>> code - 63;
    }

    /** Of what a pawn could use, that with which it does not come to one it was parted from. */
    private int unparted(int own, int pawn, int may, int apart) {
        int good = may;
        for (int rest = may; rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            int to = t.to[(own >>> 8 * pawn & 0x7f) << 4 | bit];
            if (to != t.home && (pairsOf(pawn, equal(own, to * 0x01010101) >>> 7) & apart) != 0) {
                good &= ~(1 << bit);
            }
        }
        return good;
    }

    /**
     * The pairs that are parted when a pawn goes.
     *
     * @param apart those that were before
     * @param to where it comes to
     */
    int parted(int apart, int own, int pawn, int to) {
        int from = own >>> 8 * pawn & 0x7f;
        int now = apart | pairsOf(pawn, equal(own, from * 0x01010101) >>> 7);
        return to == t.home ? now & ~PAIRS[pawn] : now;
    }

    /** The pairs of a pawn with others, whose lowest bits of their bytes are set. */
    private static int pairsOf(int pawn, int others) {
        int pairs = 0;
        for (int other = 0; other < HandTables.FOUR; other++) {
            pairs |= (others >>> 8 * other & 1) * PAIR[pawn << 2 | other];
        }
        return pairs;
    }

    /** Whether a pawn was parted from another. */
    static boolean isParted(int pawn, int apart) {
        return (PAIRS[pawn] & apart) != 0;
    }

    /** The bit of a pair of pawns. */
    static int pair(int one, int other) {
        return PAIR[one << 2 | other];
    }

    /** The high bit of every byte in which two longs agree; all bytes below 128. */
    static long equal(long pawns, long codes) {
        return ~((pawns ^ codes) + LOW) & HIGH;
    }

    static int equal(int pawns, int codes) {
        return ~((pawns ^ codes) + LOW4) & HIGH4;
    }
}
