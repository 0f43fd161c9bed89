package alea.ludo;

/**
 * What a move does to the two longs of a {@link LudoPosition}, frame 0 the mover's: the one fast form of the rules of
 * moving, for playing and for looking at threats. Mutable, so that nothing is allocated; one instance serves one
 * thread.
 */
final class MoveEffects implements Meeting.Others {
    private static final long EVERY_BYTE = 0x01010101L;

    private final Dialect rules;
    private final Tables tables;
    private long a;
    private long b;
    private long hitA;
    private long hitB;

    MoveEffects(Dialect rules, Tables tables) {
        this.rules = rules;
        this.tables = tables;
    }

    /** Of some pawns of frame 0, as bits 0..3, those that nobody bars the way. */
    int unbarred(long x, long y, int pawns, int die) {
        int own = (int) x;
        long ones = codes(own);
        long twos = twos(x, y);
        int free = 0;
        for (int left = pawns; left != 0; left &= left - 1) {
            int from = own >>> 8 * Integer.numberOfTrailingZeros(left) & 63;
            free |= isBarred(ones, twos, from << 3 | die) ? 0 : left & -left;
        }
        return free;
    }

    /** Whether somebody bars the way of a pawn of frame 0. */
    boolean isBarred(long x, long y, int code, int die) {
        return isBarred(codes((int) x), twos(x, y), code << 3 | die);
    }

    private boolean isBarred(long ones, long twos, int at) {
        return (tables.barredByOne[at] & ones | tables.barredByTwo[at] & twos) != 0;
    }

    /** Where pawns stand, as bits of their codes. */
    private static long codes(int pawns) {
        return 1L << pawns | 1L << (pawns >>> 8) | 1L << (pawns >>> 16) | 1L << (pawns >>> 24);
    }

    /** The squares where two pawns of a seat stand, if they can bar anything. */
    private long twos(long x, long y) {
        return tables.twoBar
                ? twos((int) x, 0) | twos((int) (x >>> 32), 64) | twos((int) y, 128) | twos((int) (y >>> 32), 192)
                : 0;
    }

    private long twos(int pawns, int frame) {
        long[] s = tables.stands;
        long first = s[frame | pawns & 63];
        long second = s[frame | pawns >>> 8 & 63];
        long third = s[frame | pawns >>> 16 & 63];
        long fourth = s[frame | pawns >>> 24 & 63];
        return first & second | (first | second) & third | (first | second | third) & fourth;
    }

    /**
     * Lands a pawn of frame 0 that can move; {@link #hitA} and {@link #hitB} tell whom it strikes.
     *
     * @return the code where it ends
     */
    int land(long x, long y, int code, int die) {
        Tables t = tables;
        int at = code << 3 | die;
        int via = t.via[at];
        long firstA = LudoPosition.equal(x, t.meetsA[via]);
        long firstB = LudoPosition.equal(y, t.meetsB[via]);
        long metA = firstA | LudoPosition.equal(x, t.alsoA[via]);
        long metB = firstB | LudoPosition.equal(y, t.alsoB[via]);
        hitA = 0;
        hitB = 0;
        if ((metA | metB) == 0) {
            return t.destination[at];
        }
        if (Long.bitCount(metA) + Long.bitCount(metB) == 1) {
            int k = metA != 0 ? Long.numberOfTrailingZeros(metA) >>> 5 : 2 | Long.numberOfTrailingZeros(metB) >>> 5;
            int does = t.alone[at << 3 | ((firstA | firstB) != 0 ? k : Dialect.PLACES | k)];
            if ((does & Tables.STRIKES) != 0) {
                hitA = metA;
                hitB = metB;
            }
            return (does & Tables.GOES_BACK) != 0 ? 0 : t.destination[at];
        }
        a = x;
        b = y;
        return rules.meeting().land(rules, this, code - t.zero, die) + t.zero;
    }

    /** The pawns of frames 0 and 1 that are struck, by the high bits of their bytes. */
    long hitA() {
        return hitA;
    }

    /** The same of frames 2 and 3. */
    long hitB() {
        return hitB;
    }

    @Override
    public int count(int k, int square) {
        return Long.bitCount(standing(k, square));
    }

    @Override
    public void strike(int k, int square) {
        long marks = standing(k, square) << ((k & 1) == 0 ? 0 : 32);
        if (k < 2) {
            hitA |= marks;
            a &= ~(marks - (marks >>> 7));
        } else {
            hitB |= marks;
            b &= ~(marks - (marks >>> 7));
        }
    }

    /** The pawns of frame {@code k} that stand on a square, by the high bits of four bytes. */
    private long standing(int k, int square) {
        int code = square + tables.zero;
        if (k == 0) {
            return LudoPosition.equal(a & 0xffffffffL, code * EVERY_BYTE) & 0xffffffffL;
        }
        long half = k < 2 ? a : b;
        long pawns = (k & 1) == 0 ? half & 0xffffffffL : half >>> 32;
        return (marked(pawns, k, tables.meetsA[code], tables.meetsB[code])
                        | (tables.star[code] ? 0 : marked(pawns, k, tables.alsoA[code], tables.alsoB[code])))
                & 0xffffffffL;
    }

    private static long marked(long pawns, int k, long codesA, long codesB) {
        long codes = k < 2 ? codesA : codesB;
        return LudoPosition.equal(pawns, (k & 1) == 0 ? codes & 0xffffffffL : codes >>> 32);
    }
}
