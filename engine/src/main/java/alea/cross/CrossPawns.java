package alea.cross;

/** Where all pawns are, and what stands on every spot, counted as they move. */
final class CrossPawns {
    private final CrossTables tables;
    private final int perSeat;
    /** The progress of every pawn, seat by seat. */
    private final int[] at;
    /** By spot, four bits for each seat: see {@link CrossTables}. */
    private final int[] on;
    /** Four bits for each seat: how many of its pawns are done. */
    private int finished;
    /** How often two pawns of a seat are where they bar the way. */
    private int blocks;

    CrossPawns(CrossTables tables, int seats, int perSeat) {
        this.tables = tables;
        this.perSeat = perSeat;
        at = new int[seats * perSeat];
        on = new int[tables.size];
    }

    void setUp(int[][] pawns) {
        java.util.Arrays.fill(on, 0);
        finished = 0;
        blocks = 0;
        for (int seat = 0; seat < pawns.length; seat++) {
            for (int pawn = 0; pawn < perSeat; pawn++) {
                int p = pawns[seat][pawn];
                int spot = tables.spots[seat][p + CrossTables.OFFSET];
                at[seat * perSeat + pawn] = p;
                on[spot] += 1 << 4 * seat;
                finished += tables.finished[p + CrossTables.OFFSET] ? 1 << 4 * seat : 0;
                blocks += tables.bars[spot] && count(spot, seat) == 2 ? 1 : 0;
            }
        }
    }

    void set(CrossPawns other) {
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.on, 0, on, 0, on.length);
        finished = other.finished;
        blocks = other.blocks;
    }

    int progress(int seat, int pawn) {
        return at[seat * perSeat + pawn];
    }

    /** The spot that a pawn is on. */
    int spot(int seat, int pawn) {
        return tables.spots[seat][at[seat * perSeat + pawn] + CrossTables.OFFSET];
    }

    /** What stands on a spot. */
    int on(int spot) {
        return on[spot];
    }

    /** Pawns of a seat on a spot. */
    int count(int spot, int seat) {
        return on[spot] >>> 4 * seat & 15;
    }

    /** Moves a pawn. */
    void put(int seat, int pawn, int to) {
        int i = seat * perSeat + pawn;
        int[] spots = tables.spots[seat];
        int from = at[i] + CrossTables.OFFSET;
        int there = to + CrossTables.OFFSET;
        int one = 1 << 4 * seat;
        on[spots[from]] -= one;
        on[spots[there]] += one;
        if (tables.barsSome) {
            blocks += (tables.bars[spots[there]] && count(spots[there], seat) == 2 ? 1 : 0)
                    - (tables.bars[spots[from]] && count(spots[from], seat) == 1 ? 1 : 0);
        }
        finished += (tables.finished[there] ? one : 0) - (tables.finished[from] ? one : 0);
        at[i] = to;
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

    /** Whether there can be pawns that bar the way. */
    boolean hasBlocks() {
        return blocks > 0 || tables.mixed;
    }

    /** Whether all pawns of a seat are done. */
    boolean isDone(int seat) {
        return (finished >>> 4 * seat & 15) == perSeat;
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof CrossPawns o && java.util.Arrays.equals(at, o.at);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(at);
    }
}
