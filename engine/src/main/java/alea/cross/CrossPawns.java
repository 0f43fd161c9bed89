package alea.cross;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where all pawns are, what stands on every spot, and where the way is barred, kept up to date as they move. */
final class CrossPawns {
    private final CrossTables tables;
    private final int perSeat;
    /** By seat, the progress of every pawn, a byte each, counted from the base, which is 0. */
    private final int[] frames;
    /** By spot, four bits for each seat: see {@link CrossTables}. */
    private final int[] on;
    /** By seat, where its way is barred: a bit for each progress, counted from the base, up to 63. */
    private final long[] barsLow;
    /** The same from 64 on. */
    private final long[] barsHigh;
    /** What takes the byte of a pawn that is done beyond 127, and where that is seen. */
    private final int beyond;

    private final int beyondAll;

    CrossPawns(CrossTables tables, int seats, int perSeat) {
        this.tables = tables;
        this.perSeat = perSeat;
        frames = new int[seats];
        on = new int[tables.size];
        barsLow = new long[seats];
        barsHigh = new long[seats];
        beyond = (127 - tables.undone) * 0x01010101;
        beyondAll = perSeat == 4 ? 0x80808080 : 0x80808080 & (1 << 8 * perSeat) - 1;
    }

    void setUp(int[][] pawns) {
        Arrays.fill(on, 0);
        Arrays.fill(frames, 0);
        Arrays.fill(barsLow, 0);
        Arrays.fill(barsHigh, 0);
        for (int seat = 0; seat < pawns.length; seat++) {
            for (int pawn = 0; pawn < perSeat; pawn++) {
                int there = pawns[seat][pawn] + CrossTables.OFFSET;
                frames[seat] |= there << 8 * pawn;
                on[tables.spots[seat][there]] += 1 << 4 * seat;
            }
        }
        for (int spot = 0; spot < on.length; spot++) {
            if (tables.bars[spot]) {
                bar(spot);
            }
        }
    }

    void set(CrossPawns other) {
        System.arraycopy(other.frames, 0, frames, 0, frames.length);
        System.arraycopy(other.on, 0, on, 0, on.length);
        System.arraycopy(other.barsLow, 0, barsLow, 0, barsLow.length);
        System.arraycopy(other.barsHigh, 0, barsHigh, 0, barsHigh.length);
    }

    int progress(int seat, int pawn) {
        return code(seat, pawn) - CrossTables.OFFSET;
    }

    /** The progress of a pawn, counted from the base, which is 0. */
    int code(int seat, int pawn) {
        return frames[seat] >>> 8 * pawn & 127;
    }

    /** The codes of all pawns of a seat, a byte each. */
    int frame(int seat) {
        return frames[seat];
    }

    /** The spot that a pawn is on. */
    int spot(int seat, int pawn) {
        return tables.spots[seat][code(seat, pawn)];
    }

    /** What stands on a spot. */
    int on(int spot) {
        return on[spot];
    }

    /** Pawns of a seat on a spot. */
    int count(int spot, int seat) {
        return on[spot] >>> 4 * seat & 15;
    }

    /** Where the way of a seat is barred, up to 63 squares from the base. */
    long barsLow(int seat) {
        return barsLow[seat];
    }

    /** The same from 64 on. */
    long barsHigh(int seat) {
        return barsHigh[seat];
    }

    /** Moves a pawn. */
    void put(int seat, int pawn, int to) {
        int[] spots = tables.spots[seat];
        int from = code(seat, pawn);
        int there = to + CrossTables.OFFSET;
        int one = 1 << 4 * seat;
        on[spots[from]] -= one;
        on[spots[there]] += one;
        frames[seat] += there - from << 8 * pawn;
        if (tables.barsSome) {
            if (tables.bars[spots[from]] && (tables.mixed || count(spots[from], seat) == 1)) {
                bar(spots[from]);
            }
            if (tables.bars[spots[there]] && (tables.mixed || count(spots[there], seat) == 2)) {
                bar(spots[there]);
            }
        }
    }

    /** Looks anew whom the pawns on a spot bar, where pawns do. */
    private void bar(int spot) {
        int all = on[spot];
        for (int seat = 0; seat < barsLow.length; seat++) {
            long low = tables.squaresLow[seat][spot];
            long high = tables.squaresHigh[seat][spot];
            boolean barred = tables.isBarred(seat, spot, all);
            barsLow[seat] = barred ? barsLow[seat] | low : barsLow[seat] & ~low;
            barsHigh[seat] = barred ? barsHigh[seat] | high : barsHigh[seat] & ~high;
        }
    }

    /** Sends all pawns of some seats on a spot to their bases. */
    void strike(int spot, int seats) {
        int hit = on[spot] & seats;
        while (hit != 0) {
            int seat = Integer.numberOfTrailingZeros(hit) >>> 2;
            for (int pawn = 0; pawn < perSeat; pawn++) {
                if (spot(seat, pawn) == spot) {
                    put(seat, pawn, Circuit.BASE);
                }
            }
            hit = on[spot] & seats;
        }
    }

    /** Whether all pawns of a seat are done. */
    boolean isDone(int seat) {
        return (frames[seat] + beyond & beyondAll) == beyondAll;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CrossPawns o && Arrays.equals(frames, o.frames);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(frames);
    }
}
