package alea.ludo;

/**
 * What a seat sees of the ring: where the others stand, ahead and behind. Squares are bits of a long, counted as
 * progress of the mover unless said otherwise. Words as in Project LUDO and the readings S1 to S4.
 */
final class RingView {
    private RingView() {}

    /** The ring squares of frame {@code k}, as bits of its own progress. */
    static long squares(LudoPosition p, int k) {
        return squares(p.tables(), p.frame(k));
    }

    private static long squares(Tables t, int pawns) {
        long[] bit = t.ringBit;
        return bit[pawns & 0x7f] | bit[pawns >>> 8 & 0x7f] | bit[pawns >>> 16 & 0x7f] | bit[pawns >>> 24];
    }

    /** All squares where opponents stand that the mover's pawns can reach, in the mover's progress (S1). */
    static long opponents(LudoPosition p) {
        long squares = 0;
        for (int k = 1; k < Dialect.PLACES; k++) {
            squares |= Dialect.rotate(squares(p, k), Dialect.QUARTER * k);
        }
        return squares & p.tables().walk;
    }

    /** The squares ahead of a pawn at {@code progress} on the ring, out of {@code squares}: bit 0 is one step ahead. */
    static long ahead(long squares, int progress) {
        return squares >>> progress + 1;
    }

    /**
     * How far the nearest opponent behind is that can still reach this square before it turns home (S1), or 0 when
     * there is none.
     *
     * @param ring how many ring squares a pawn walks
     * @param behind the squares of frames 1..3 in their own progress, at index k
     * @param progress where the mover's pawn stands: on the ring
     */
    static int nearestBehind(int ring, long[] behind, int progress) {
        int nearest = 0;
        for (int k = 1; k < Dialect.PLACES; k++) {
            int mine = Math.floorMod(progress - Dialect.QUARTER * k, Dialect.SQUARES);
            long before = mine < ring ? behind[k] & (1L << mine) - 1 : 0;
            if (before != 0) {
                int distance = mine - (63 - Long.numberOfLeadingZeros(before));
                nearest = nearest == 0 ? distance : Math.min(nearest, distance);
            }
        }
        return nearest;
    }

    /** Whether a pawn that lands on this code meets an opponent there: on a safe square too if {@code anySquare}. */
    static boolean meets(LudoPosition p, int code, boolean anySquare) {
        Tables t = p.tables();
        if (anySquare) {
            return (opponents(p) & t.ringBit[code]) != 0;
        }
        return (LudoPosition.equal(p.pawns(0), t.struckA[code]) | LudoPosition.equal(p.pawns(1), t.struckB[code])) != 0;
    }

    /** The code on which a pawn would land. */
    static int landing(LudoPosition p, int pawn) {
        return p.tables().destination[code(p, pawn) << 3 | p.die()];
    }

    /** The code of one of the mover's pawns. */
    static int code(LudoPosition p, int pawn) {
        return p.frame(0) >>> 8 * pawn & 0x7f;
    }

    /** Of some of the mover's pawns, those with the most progress. */
    static int foremost(LudoPosition p, int pawns) {
        return extreme(p, pawns, 1);
    }

    /** Of some of the mover's pawns, those with the least progress. */
    static int rearmost(LudoPosition p, int pawns) {
        return extreme(p, pawns, -1);
    }

    private static int extreme(LudoPosition p, int pawns, int sign) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int left = pawns; left != 0; left &= left - 1) {
            int code = sign * code(p, Integer.numberOfTrailingZeros(left));
            if (code > most) {
                most = code;
                best = 0;
            }
            if (code == most) {
                best |= left & -left;
            }
        }
        return best;
    }
}
