package alea.ludo;

import alea.game.Position;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A Ludo position in two longs: one byte a pawn (see {@link Tables}), four pawns a place, the mover's place always
 * first, then the others clockwise. Empty places and missing pawns are at home. All bytes stay below 128, so that one
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
    /** What {@link Turns} remembers. */
    private int memory;
    /** The seats that have all pawns home, counted from 1, in four bits each, the first in the lowest. */
    private int finished;

    private final MoveEffects effects;

    LudoPosition(LudoGame game) {
        this.game = game;
        tables = game.tables;
        effects = new MoveEffects(game.dialect(), tables);
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int[] row : progress) {
            java.util.Arrays.fill(row, game.dialect().origin());
        }
        setUp(new LudoNotation.Parsed(progress, 0, 0, 0, List.of()));
    }

    /** A copy. */
    private LudoPosition(LudoPosition other) {
        game = other.game;
        tables = other.tables;
        effects = new MoveEffects(game.dialect(), tables);
        set(other);
    }

    void setUp(LudoNotation.Parsed parsed) {
        int[][] progress = parsed.progress();
        int seat = parsed.seat();
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
        memory = parsed.memory();
        finished = 0;
        parsed.finished().forEach(this::addFinished);
        awaitRoll();
        if (isOver()) {
            finish();
        } else if (parsed.die() > 0) {
            roll(parsed.die());
        }
    }

    /**
     * Becomes the position in which a seat is about to roll, with nothing remembered.
     *
     * @param progress of every pawn, by seat and pawn; no seat has all its pawns home. Whether two seats may
     *     stand where they do is not checked
     * @param seat the seat to roll
     */
    public void beforeRoll(int[][] progress, int seat) {
        beforeRoll(progress, seat, 0);
    }

    /**
     * The same with something remembered.
     *
     * @param memory what {@link Turns} remembers, as {@link #memory} says it
     */
    public void beforeRoll(int[][] progress, int seat, int memory) {
        setUp(new LudoNotation.Parsed(progress, seat, 0, memory, List.of()));
        turns = 0;
    }

    private void addFinished(int seat) {
        finished |= seat + 1 << 4 * finishers();
    }

    /** How many seats have finished. */
    private int finishers() {
        return (35 - Integer.numberOfLeadingZeros(finished)) >>> 2;
    }

    private boolean isOver() {
        return finished != 0 && (!game.toTheLast() || finishers() == game.seats());
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
        if (tables.bars) {
            mask = tables.ignored[memory << 3 | face] ? 0 : effects.unbarred(a, b, mask, face);
        }
        die = face;
        movable = mask;
        node = DECISION;
        options = Math.max(1, Integer.bitCount(mask));
    }

    private void move(int option) {
        Tables t = tables;
        if (!t.strikesOnly) {
            moveByTheParts(option);
            return;
        }
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
                again = true;
            }
            if ((int) x == t.allHome) {
                a = x;
                b = y;
                finished = seat + 1;
                finish();
                return;
            }
        }
        pass(x, y, again);
    }

    /** The same where a move can do more than strike, or more than strikes and the die tells who rolls next. */
    private void moveByTheParts(int option) {
        Tables t = tables;
        int face = die;
        turns++;
        boolean struck = false;
        if (movable != 0) {
            int shift = Tables.SHIFT[(movable << 2 | option) & 63];
            int from = (int) (a >>> shift) & 63;
            int to = effects.land(a, b, from, face);
            long hitA = effects.hitA();
            long hitB = effects.hitB();
            if ((hitA | hitB) != 0) {
                a &= ~(hitA - (hitA >>> 7));
                b &= ~(hitB - (hitB >>> 7));
                struck = true;
            }
            a += (long) (to - from) << shift;
            if ((int) a == t.allHome) {
                addFinished(seat);
                if (isOver()) {
                    finish();
                    return;
                }
            }
        }
        boolean allInBase = (int) a == t.allInBase;
        int after = t.after[Tables.moment(memory, face, struck, allInBase, movable != 0, seat == game.seats() - 1)];
        memory = after & ~Turns.AGAIN;
        pass(a, b, (after & Turns.AGAIN) != 0);
        while (finished != 0 && (int) a == t.allHome && game.dialect().ending().skips()) {
            memory = game.dialect().turns().skipped(memory);
            pass(a, b, false);
        }
    }

    /** Ends the turn: the same seat rolls again, or the next one, whose place comes to the front. */
    private void pass(long x, long y, boolean again) {
        if (again) {
            a = x;
            b = y;
        } else {
            int s = seat;
            seat = tables.next[s];
            int step = tables.step[s];
            if (step == 1) {
                a = x >>> 32 | y << 32;
                b = y >>> 32 | x << 32;
            } else if (step == 2) {
                a = y;
                b = x;
            } else {
                a = x << 32 | y >>> 32;
                b = y << 32 | x >>> 32;
            }
        }
        awaitRoll();
    }

    /** Whether another position of the same game differs at most in which pawn of a seat stands where. */
    boolean isEquivalent(LudoPosition o) {
        if (die != o.die || memory != o.memory || finished != o.finished || seat != o.seat || node != o.node) {
            return false;
        }
        for (int k = 0; k < Dialect.PLACES; k++) {
            if (frame(k) != o.frame(k) && inOrder(frame(k)) != inOrder(o.frame(k))) {
                return false;
            }
        }
        return tables.home == o.tables.home;
    }

    /** The four pawns of a frame, the least first. */
    private static int inOrder(int frame) {
        int a = Math.min(frame & 0xff, frame >>> 8 & 0xff);
        int b = Math.max(frame & 0xff, frame >>> 8 & 0xff);
        int c = Math.min(frame >>> 16 & 0xff, frame >>> 24);
        int d = Math.max(frame >>> 16 & 0xff, frame >>> 24);
        int low = Math.max(a, c);
        int high = Math.min(b, d);
        return Math.min(a, c) << 24 | Math.min(low, high) << 16 | Math.max(low, high) << 8 | Math.max(b, d);
    }

    /** How many pawns are where pawns begin that were on their way at the node before. */
    int sentBackSince(LudoPosition before) {
        if (before.node != DECISION) {
            return 0;
        }
        int origin = game.dialect().origin() + tables.zero;
        int back = 0;
        for (int s = 0; s < game.seats(); s++) {
            int now = frame(Math.floorMod(game.place(s) - game.place(seat), Dialect.PLACES));
            int was = before.frame(Math.floorMod(game.place(s) - game.place(before.seat), Dialect.PLACES));
            for (int shift = 0; now != was && shift < 8 * game.pawns(); shift += 8) {
                back += (now >>> shift & 0x7f) == origin && (was >>> shift & 0x7f) > origin ? 1 : 0;
            }
        }
        return back;
    }

    /** The high bit of every byte in which two longs agree; all bytes below 128. */
    static long equal(long pawns, long codes) {
        return ~((pawns ^ codes) + LOW) & HIGH;
    }

    /** The die: 1..6 once rolled, else 0. */
    public int die() {
        return die;
    }

    /** What {@link Turns} remembers of earlier rolls: 0..7. */
    public int memory() {
        return memory;
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

    @Override
    public int action(int option) {
        return pawn(option);
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

    /**
     * How many squares a pawn of a place has walked from where pawns begin: {@link #progress} minus {@link
     * Dialect#origin}. Missing pawns, and those of places without a seat, have walked all the way. For those who look
     * at every pawn of many positions.
     *
     * @param k the place, counted round the board from that of the seat to act: 0..3
     * @param pawn 0..3
     */
    public int walked(int k, int pawn) {
        return frame(k) >>> 8 * pawn & 63;
    }

    /**
     * Eight pawns at once, a byte each as {@link #walked} tells it, pawn 0 of the nearer place in the lowest.
     *
     * @param half 0 for the place of the seat to act and the next one, 1 for the two after them
     */
    public long pawns(int half) {
        return half == 0 ? a : b;
    }

    /**
     * The four pawns of the place {@code k} further on than the mover's, a byte each, pawn 0 in the lowest: what each
     * has {@link #walked}.
     */
    public int frame(int k) {
        long half = k < 2 ? a : b;
        return (int) ((k & 1) == 0 ? half : half >>> 32);
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
        memory = o.memory;
        finished = o.finished;
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public LudoPosition copy() {
        return new LudoPosition(this);
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
        return seat + 1 == (finished & 15) ? 1 : 0;
    }

    @Override
    public String toString() {
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int s = 0; s < game.seats(); s++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                progress[s][pawn] = progress(s, pawn);
            }
        }
        List<Integer> order = IntStream.range(0, finishers())
                .mapToObj(i -> (finished >>> 4 * i & 15) - 1)
                .toList();
        return LudoNotation.write(game, progress, seat, die, memory, order);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LudoPosition o
                && a == o.a
                && b == o.b
                && die == o.die
                && memory == o.memory
                && finished == o.finished
                && seat == o.seat
                && node == o.node
                && tables.home == o.tables.home;
    }

    @Override
    public int hashCode() {
        long h = (a * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(b, 29)) * 0xd1342543de82ef95L
                + (memory * 64L + die * 8L + seat);
        return (int) (h ^ h >>> 32);
    }
}
