package alea.ludo.lanes;

import alea.ludo.Dialect;

/** The loops of the ways in which a pawn can be hit, as {@link alea.ludo.Vulnerability} counts them. */
final class Ways {
    private static final int LANE = 52;
    /** Squares within a quarter: the start, the two stars, and the globe that is no start. */
    private static final int START = 0;

    private static final int STAR = 5;
    private static final int LATER_STAR = 11;
    private static final int GLOBE = 8;

    /** How far before each star the one lies that leads to it. */
    private static final int STAR_BEFORE = 7;

    private static final int LATER_STAR_BEFORE = 6;

    private Ways() {}

    /** The codes of pawns on the ring; 127 for others. */
    static void onRing(long[] pawn, long[] code, int n) {
        for (int i = 0; i < n; i++) {
            long p = pawn[i];
            code[i] = p | Octet.mask((~(p + Octet.LOW) | p + Octet.atLeast(LANE)) & Octet.HIGH);
        }
    }

    /** Makes it 127 where another pawn stands, too. */
    static void once(long[] pawn, long[] other, long[] code, int n) {
        for (int i = 0; i < n; i++) {
            code[i] |= Octet.mask(~((pawn[i] ^ other[i]) + Octet.LOW) & Octet.HIGH);
        }
    }

    /** How far before a square that is a star the one lies that leads to it; 127 for other squares. */
    static void before(long[] within, long[] before, int n) {
        for (int i = 0; i < n; i++) {
            long w = within[i];
            long first = Octet.mask((w ^ Octet.all(STAR)) + Octet.LOW & Octet.HIGH);
            long later = Octet.mask((w ^ Octet.all(LATER_STAR)) + Octet.LOW & Octet.HIGH);
            before[i] = (Octet.all(STAR_BEFORE) | first) & (Octet.all(LATER_STAR_BEFORE) | later);
        }
    }

    /** The code that pawns of frame k have on a square, and on the star that leads to it; 0 where there is none. */
    static void there(long[] code, long[] before, int k, long[] there, long[] star, int n) {
        for (int i = 0; i < n; i++) {
            long t = code[i] + Octet.all(Dialect.SQUARES - Dialect.QUARTER * k);
            t -= Octet.mask(t + Octet.atLeast(Dialect.SQUARES) & Octet.HIGH) & Octet.all(Dialect.SQUARES);
            long s = (t | Octet.HIGH) - before[i];
            there[i] = t;
            star[i] = s & Octet.mask(s & Octet.HIGH);
        }
    }

    /** Adds lanes in which a pawn of frame k can enter on a square. */
    static void entered(long[] code, int k, long[] waiting, long[] entered, int n) {
        long start = Octet.all(Dialect.QUARTER * k + 1);
        for (int i = 0; i < n; i++) {
            entered[i] |= waiting[i] & ~((code[i] ^ start) + Octet.LOW);
        }
    }

    /** Leaves no ways off the ring, on globes, and on shared squares; on a start only if others enter: one more. */
    static void conclude(long[] code, long[] within, long[] entered, long[] shared, long[] ways, int n) {
        for (int i = 0; i < n; i++) {
            long c = code[i];
            long w = within[i];
            long e = entered[i];
            long start = ~((w ^ Octet.all(START)) + Octet.LOW);
            long none = ~(c + Octet.atLeast(2)) | c + Octet.atLeast(LANE) | ~((w ^ Octet.all(GLOBE)) + Octet.LOW);
            long gone = Octet.mask((none | start & ~e | shared[i] & ~start) & Octet.HIGH);
            ways[i] = ways[i] + (e >>> 7) & ~gone;
        }
    }
}
