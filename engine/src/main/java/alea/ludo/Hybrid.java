package alea.ludo;

/**
 * Project LUDO's hybrid strategy (section 12): the pawn whose move gains most reward minus risk; of equal pawns the
 * foremost. {@link HybridTerms} says what that means; this is the same in integers of 64 bits, for the readings
 * that fit.
 */
public final class Hybrid implements PawnRule {
    /** Twice a square, so that 3.5 is whole, in 6^12ths, so that (5/6)^12 is. */
    private static final long SQUARE = 2L * 2_176_782_336L;

    private static final long[] RISK = new long[13];

    static {
        long alive = SQUARE;
        for (int threats = 0; threats <= 12; threats++) {
            RISK[threats] = SQUARE - alive;
            alive = alive / 6 * 5;
        }
    }

    private final Ties ties;
    private final boolean printedSafe;
    /** What the extra roll after a strike is worth. */
    private final long extraRoll;

    /** For a reading with the plain chance of a kill. */
    Hybrid(HybridReading reading) {
        if (reading.kill() != HybridReading.Kill.SIXTH) {
            throw new IllegalArgumentException("this reading needs longer numbers");
        }
        ties = reading.ties();
        printedSafe = reading.printedSafe();
        // Where values count in laps, everything is multiplied by 52, and the die cancels out.
        extraRoll = SQUARE / 2 * 7 * (reading.lap() ? Dialect.SQUARES : 1);
    }

    /** Whether only pawns on safe squares are at risk, as printed. */
    public boolean printedSafe() {
        return printedSafe;
    }

    /** Whether of equal pawns the rearmost moves, and not the foremost. */
    public boolean rearmost() {
        return ties == Ties.REARMOST;
    }

    /** What the extra roll after a strike is worth, in half squares. */
    public int extraRollInHalfSquares() {
        return (int) (extraRoll / (SQUARE / 2));
    }

    @Override
    public int best(LudoPosition p) {
        int movable = p.movable();
        if ((movable & movable - 1) == 0) {
            return movable;
        }
        Tables t = p.tables();
        long a = p.pawns(0);
        long b = p.pawns(1);
        long risky = printedSafe ? ~t.open : t.open;
        long victims = RingView.opponents(p) & t.open;
        int own = (int) a;
        int best = 0;
        long most = Long.MIN_VALUE;
        for (int left = movable; left != 0; left &= left - 1) {
            int from = own >>> 8 * Integer.numberOfTrailingZeros(left) & 0x7f;
            int to = t.destination[from << 3 | p.die()];
            long gain = reward(t, a, b, victims, to)
                    - reward(t, a, b, victims, from)
                    - risk(t, a, b, risky, to)
                    + risk(t, a, b, risky, from);
            long hitA = LudoPosition.equal(a, t.struckA[to]);
            long hitB = LudoPosition.equal(b, t.struckB[to]);
            if ((hitA | hitB) != 0) {
                gain += SQUARE * progress(t, a, b, hitA, hitB) + extraRoll;
            }
            if (gain > most) {
                most = gain;
                best = 0;
            }
            if (gain == most) {
                best |= left & -left;
            }
        }
        return (best & best - 1) == 0 ? best : ties.among(p, best);
    }

    /** The summed progress of the victims one to six squares ahead, a sixth of it. */
    private static long reward(Tables t, long a, long b, long victims, int code) {
        if (t.ringBit[code] == 0) {
            return 0;
        }
        int sum = 0;
        for (long near = victims >>> code - t.zero & 0x7e; near != 0; near &= near - 1) {
            int there = code + Long.numberOfTrailingZeros(near);
            sum += progress(t, a, b, LudoPosition.equal(a, t.struckA[there]), LudoPosition.equal(b, t.struckB[there]));
        }
        return SQUARE / 6 * sum;
    }

    /** The summed progress of the pawns marked by the high bits of their bytes: pawns of one seat. */
    private static int progress(Tables t, long a, long b, long markA, long markB) {
        long codes = (a & markA - (markA >>> 7)) + (b & markB - (markB >>> 7));
        int sum = (int) (codes * 0x0101010101010101L >>> 56);
        return sum - t.zero * Long.bitCount(markA | markB >>> 1);
    }

    /** Progress times the chance that one of the pawns one to six squares behind strikes. */
    private static long risk(Tables t, long a, long b, long risky, int code) {
        if ((t.ringBit[code] != 0 ? risky >>> code - t.zero & 1 : 0) == 0) {
            return 0;
        }
        long inA = a + t.behindAtLeastA[code] & ~(a + t.behindBeyondA[code]) & LudoPosition.HIGH;
        long inB = b + t.behindAtLeastB[code] & ~(b + t.behindBeyondB[code]) & LudoPosition.HIGH;
        return (code - t.zero) * RISK[Long.bitCount(inA | inB >>> 1)];
    }
}
