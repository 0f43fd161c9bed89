package alea.ludo;

import alea.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * A Ludo position in two longs: one byte a pawn (see {@link Tables}), four pawns a place, the mover's place always first,
 * then the others clockwise. Empty places and missing pawns are at home. All bytes stay below 128, so that one
 * operation on a long tests eight pawns. {@link PlainLudo} says what it does.
 */
public final class LudoPosition extends Position {
    static final long LOW = 0x7f7f7f7f7f7f7f7fL;
    static final long HIGH = 0x8080808080808080L;
    private static final int HIGH4 = 0x80808080;

    private final LudoGame game;
    private final Tables tables;
    /** Frames 0 (low half) and 1. */
    private long a;
    /** Frames 2 (low half) and 3. */
    private long b;

    private int die;
    /** The movable pawns as bits 0..3. */
    private int movable;

    LudoPosition(LudoGame game) {
        this.game = game;
        tables = game.tables;
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int[] row : progress) {
            java.util.Arrays.fill(row, game.dialect().origin());
        }
        setUp(progress, 0, 0);
    }

    void setUp(int[][] progress, int seat, int die) {
        long[] frames = new long[Dialect.PLACES];
        for (int k = 0; k < Dialect.PLACES; k++) {
            int owner = game.seatAt((game.place(seat) + k) % Dialect.PLACES);
            frames[k] = Integer.toUnsignedLong(tables.allHome);
            for (int pawn = 0; owner >= 0 && pawn < game.pawns(); pawn++) {
                frames[k] &= ~(0xffL << 8 * pawn);
                frames[k] |= (long) (progress[owner][pawn] + tables.zero) << 8 * pawn;
            }
        }
        a = frames[1] << 32 | frames[0];
        b = frames[3] << 32 | frames[2];
        this.seat = seat;
        awaitRoll();
        if ((int) a == tables.allHome) {
            finish();
        } else if (die > 0) {
            roll(die);
        }
    }

    private void awaitRoll() {
        die = 0;
        movable = 0;
        node = CHANCE;
        options = 6;
    }

    private void finish() {
        die = 0;
        movable = 0;
        node = OVER;
        options = 0;
    }

    @Override
    public void take(int option) {
        if (node == CHANCE) {
            roll(option + 1);
        } else {
            move(option);
        }
    }

    private void roll(int face) {
        int own = (int) a;
        int mask = Integer.compress(own + tables.atLeast[face] & ~(own + tables.beyond[face]), HIGH4);
        die = face;
        movable = mask;
        node = DECISION;
        options = Math.max(1, Integer.bitCount(mask));
    }

    private void move(int option) {
        Tables t = tables;
        int face = die;
        long x = a;
        long y = b;
        boolean again = t.again[face];
        turns++;
        if (movable != 0) {
            int shift = Tables.SHIFT[(movable << 2 | option) & 63];
            int from = (int) (x >>> shift) & 63;
            int to = t.destination[from << 3 | face];
            long hitA = equal(x, t.struckA[to]);
            long hitB = equal(y, t.struckB[to]);
            x += (long) (to - from) << shift;
            if ((hitA | hitB) != 0) {
                x &= ~(hitA - (hitA >>> 7));
                y &= ~(hitB - (hitB >>> 7));
                again |= t.againOnStrike;
            }
            if ((int) x == t.allHome) {
                a = x;
                b = y;
                finish();
                return;
            }
        }
        if (again) {
            a = x;
            b = y;
        } else {
            int s = seat;
            seat = t.next[s];
            if (t.step[s] == 1) {
                a = x >>> 32 | y << 32;
                b = y >>> 32 | x << 32;
            } else {
                a = y;
                b = x;
            }
        }
        die = 0;
        movable = 0;
        node = CHANCE;
        options = 6;
    }

    /** The high bit of every byte in which two longs agree; all bytes below 128. */
    static long equal(long pawns, long codes) {
        return ~((pawns ^ codes) + LOW) & HIGH;
    }

    /** The die: 1..6 once rolled, else 0. */
    public int die() {
        return die;
    }

    /** The pawns that can move with this die, as bits 0..3; 0 when there is none, or before the roll. */
    public int movable() {
        return movable;
    }

    /** The rules that this position follows. */
    public LudoGame game() {
        return game;
    }

    /** The pawn that an option moves, or -1 when the option is to pass. */
    public int pawn(int option) {
        return movable == 0 ? -1 : Tables.SHIFT[(movable << 2 | option) & 63] >>> 3;
    }

    /** The option that moves a movable pawn. */
    public int optionOf(int pawn) {
        return Integer.bitCount(movable & (1 << pawn) - 1);
    }

    /**
     * The progress of a pawn: {@link Dialect#BASE} to {@link Dialect#home()}.
     *
     * @param seat 0..seats-1
     * @param pawn 0..pawns-1
     */
    public int progress(int seat, int pawn) {
        int k = Math.floorMod(game.place(seat) - game.place(this.seat), Dialect.PLACES);
        return (frame(k) >>> 8 * pawn & 0x7f) - tables.zero;
    }

    /** The four pawns of a place as codes, one a byte: frame 0 is the mover's, frame k the place k further on. */
    int frame(int k) {
        long half = k < 2 ? a : b;
        return (int) ((k & 1) == 0 ? half : half >>> 32);
    }

    long framesA() {
        return a;
    }

    long framesB() {
        return b;
    }

    Tables tables() {
        return tables;
    }

    @Override
    public void set(Position other) {
        LudoPosition o = (LudoPosition) other;
        a = o.a;
        b = o.b;
        die = o.die;
        movable = o.movable;
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public LudoPosition copy() {
        LudoPosition copy = new LudoPosition(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        if (node == CHANCE) {
            return Integer.toString(option + 1);
        }
        return movable == 0 ? "pass" : Integer.toString(pawn(option));
    }

    @Override
    public double score(int seat) {
        return seat == this.seat ? 1 : 0;
    }

    @Override
    public String toString() {
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int s = 0; s < game.seats(); s++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                progress[s][pawn] = progress(s, pawn);
            }
        }
        return LudoNotation.write(game, progress, seat, die);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LudoPosition o
                && a == o.a
                && b == o.b
                && die == o.die
                && seat == o.seat
                && node == o.node
                && tables.home == o.tables.home;
    }

    @Override
    public int hashCode() {
        long h = (a * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(b, 29)) * 0xd1342543de82ef95L + (die * 8L + seat);
        return (int) (h ^ h >>> 32);
    }
}
