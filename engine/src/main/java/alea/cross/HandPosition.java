package alea.cross;

import alea.game.Position;
import alea.game.Skipping;
import org.jspecify.annotations.Nullable;

/**
 * A position in which a throw may leave several values in hand: a byte a pawn, four pawns a seat, in two longs, and in
 * a third how often each value is in hand. What can be done is 64 bits: 16 a pawn, two a value (see {@link
 * HandTables}), one for the plain and one for the short way. {@link PlainCross} says what it does.
 */
public final class HandPosition extends Position implements Pawns, Skipping {
    private static final int LOW4 = 0x7f7f7f7f;
    private static final int HIGH4 = 0x80808080;
    private static final long ONES = 0x0101010101010101L;

    private final CrossGame game;
    private final HandTables tables;
    private final HandMoves choices;
    private final @Nullable HandSearch search;
    private final boolean kept;
    private final boolean counts;
    private final boolean mayPass;
    private final boolean apartKept;
    private final boolean carry;
    private final boolean hitThrows;
    private final int limit;
    private final int seats;

    /** Seats 0 (low half) and 1. */
    private long a;
    /** Seats 2 (low half) and 3. */
    private long b;
    /** How often each value is in hand, a byte a slot. */
    private long hand;

    private int owed;
    private int sixes;
    /** Pairs of own pawns that were parted in this throw, as bits. */
    private int apart;
    /** What can be done, 16 bits a pawn. */
    private long moves;

    private HandPosition(CrossGame game, HandTables tables) {
        this.game = game;
        this.tables = tables;
        CrossRules rules = game.crossRules();
        kept = rules.throwing().use() == Throwing.Use.KEPT;
        counts = rules.counts();
        limit = rules.repeats().limit();
        seats = game.seats();
        mayPass = rules.going().mayPass();
        choices = new HandMoves(rules, tables);
        search = rules.throwing().undersides() == Throwing.Undersides.WHOLE
                ? new HandSearch(rules, tables, choices)
                : null;
        apartKept = rules.remembersApart();
        carry = rules.company().own() == Company.Own.CARRY;
        hitThrows = rules.rewards().hitThrows();
    }

    /** Where matches begin. */
    static HandPosition start(CrossGame game, HandTables tables) {
        var start = new HandPosition(game, tables);
        start.setUp(CrossState.start(game));
        return start;
    }

    void setUp(CrossState state) {
        a = tables.allHome * 0x1_0000_0001L;
        b = a;
        for (int s = 0; s < game.seats(); s++) {
            int frame = tables.allHome;
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int progress = state.pawns[s][pawn];
                int code = progress == Circuit.BASE ? 0 : progress - tables.first + 1;
                frame += (code - tables.home) << 8 * pawn;
            }
            seat = s;
            setFrame(frame);
        }
        seat = state.seat;
        choices.forget();
        hand = tables.hand(state.dice, state.bonus);
        owed = state.owed;
        sixes = state.sixes;
        apart = 0;
        for (int pair : state.apart) {
            apart |= HandMoves.pair(pair / 10, pair % 10);
        }
        if (hasWon()) {
            finish();
        } else if (hand == 0 || kept && owed > 0) {
            await();
        } else {
            decide();
        }
    }

    /** Whether the pawns of the seat to act and its partners are all home. */
    private boolean hasWon() {
        for (int s = 0; s < game.seats(); s++) {
            if (frame(s) != tables.allHome && game.together(s, seat)) {
                return false;
            }
        }
        return true;
    }

    private int frame(int s) {
        return (int) ((s < 2 ? a : b) >>> ((s & 1) << 5));
    }

    /** Puts the pawns of the seat to act. */
    private void setFrame(int frame) {
        int shift = (seat & 1) << 5;
        long mask = 0xffffffffL << shift;
        long put = Integer.toUnsignedLong(frame) << shift;
        if (seat < 2) {
            a = a & ~mask | put;
        } else {
            b = b & ~mask | put;
        }
    }

    private static int count(long values) {
        return (int) (values * ONES >>> 56);
    }

    private void await() {
        moves = 0;
        node = tables.even ? CHANCE : WEIGHTED;
        options = tables.thrown.length;
    }

    private void finish() {
        hand = 0;
        owed = 0;
        sixes = 0;
        apart = 0;
        moves = 0;
        node = OVER;
        options = 0;
    }

    @Override
    public void take(int option) {
        if (node != DECISION) {
            thrown(option);
        } else if (moves == 0 || mayPass && option == options - 1) {
            pass();
        } else {
            move(Long.numberOfTrailingZeros(Long.expand(1L << option, moves)));
        }
    }

    private void thrown(int option) {
        boolean again = tables.again[option];
        hand += tables.thrown[option];
        if (kept) {
            owed = again && count(hand) < Throwing.MOST_KEPT ? 1 : 0;
            if (owed > 0) {
                await();
            } else {
                decide();
            }
            return;
        }
        if (counts) {
            sixes = again ? sixes + 1 : 0;
            if (sixes == limit) {
                punish();
                next();
                return;
            }
        } else {
            owed = again ? 1 : 0;
        }
        int own = frame(seat);
        if ((own + LOW4 & HIGH4) == HIGH4) {
            hand += tables.undersides[option];
        }
        decide();
    }

    /** Sends the foremost pawn back, where that is so. */
    private void punish() {
        if (!tables.foremostBack) {
            return;
        }
        int own = frame(seat);
        int most = 0;
        int at = 0;
        for (int pawn = 0; pawn < HandTables.FOUR; pawn++) {
            int code = own >>> 8 * pawn & 0x7f;
            if (code < tables.home && code > most) {
                most = code;
                at = pawn;
            }
        }
        setFrame(own - (most << 8 * at));
    }

    private void pass() {
        long rest = hand & ~tables.thrownBytes;
        hand = rest == hand ? 0 : rest;
        goOn();
    }

    private void move(int bit) {
        if (use(bit) == tables.allHome) {
            if (hasWon()) {
                turns++;
                finish();
            } else {
                next();
            }
        } else {
            goOn();
        }
    }

    /** Moves a pawn with a value, and gives the pawns of the seat to act as they are then. */
    private int use(int bit) {
        HandTables t = tables;
        int pawn = bit >>> 4;
        int slot = bit >>> 1 & 7;
        long one = 1L << 8 * slot;
        hand = (hand >>> 8 * slot & 0xff) == 0 ? hand & ~t.thrownBytes : hand - one;
        int own = frame(seat);
        int from = own >>> 8 * pawn & 0x7f;
        int to = t.to[from << 4 | bit & 15];
        int at = seat * 2 * HandTables.CODES + (from == 0 && to == t.start ? HandTables.CODES : 0) + to;
        long hitA = HandMoves.equal(a, t.struckLow[at]);
        long hitB = HandMoves.equal(b, t.struckHigh[at]);
        if ((hitA | hitB) != 0) {
            a &= ~(hitA - (hitA >>> 7));
            b &= ~(hitB - (hitB >>> 7));
            hand += t.hitSteps;
            owed |= hitThrows ? 1 : 0;
            choices.forget();
        }
        if (to == t.home) {
            hand += t.homeSteps;
        }
        if (from > 0 && (carry || apartKept)) {
            if (carry) {
                int together = HandMoves.equal(own, from * 0x01010101) >>> 7;
                own = own & ~(together * 0x7f) | together * to;
                setFrame(own);
                return own;
            }
            apart = choices.parted(apart, own, pawn, to);
        }
        own += to - from << 8 * pawn;
        setFrame(own);
        return own;
    }

    /** What comes after a use of a value. */
    private void goOn() {
        if (hand != 0) {
            if (kept && owed > 0) {
                await();
            } else {
                decide();
            }
        } else if (owed > 0 || sixes > 0) {
            owed = 0;
            apart = 0;
            turns++;
            await();
        } else {
            next();
        }
    }

    /** The turn goes to the next seat that is not done. */
    private void next() {
        hand = 0;
        owed = 0;
        sixes = 0;
        apart = 0;
        turns++;
        choices.forget();
        do {
            seat = seat + 1 == seats ? 0 : seat + 1;
        } while (frame(seat) == tables.allHome);
        await();
    }

    private void decide() {
        int own = frame(seat);
        moves = choices.possible(seat, a, b, own, hand, apart);
        if (search != null && sixes > 0 && moves != 0 && count(hand & tables.thrownBytes) > 1) {
            if ((own + LOW4 & HIGH4) == HIGH4) {
                moves = search.usingAll(moves, seat, a, b, own, hand, apart);
            }
        }
        node = DECISION;
        int count = Long.bitCount(moves);
        options = mayPass || count == 0 ? count + 1 : count;
    }

    /** The rules that this position follows. */
    public CrossGame game() {
        return game;
    }

    @Override
    public int progress(int seat, int pawn) {
        int code = frame(seat) >>> 8 * pawn & 0x7f;
        return code == 0 ? Circuit.BASE : code + tables.first - 1;
    }

    @Override
    public boolean isSkip(int option) {
        return mayPass && node == DECISION && option == options - 1;
    }

    @Override
    public int @Nullable [] cases() {
        return tables.cases;
    }

    @Override
    public double probability(int option) {
        return tables.probabilities[option];
    }

    @Override
    public String label(int option) {
        if (node != DECISION) {
            return tables.labels[option];
        }
        if (moves == 0 || mayPass && option == options - 1) {
            return "pass";
        }
        int bit = Long.numberOfTrailingZeros(Long.expand(1L << option, moves));
        long thrown = hand & tables.thrownBytes;
        boolean several = count(thrown == 0 ? hand : thrown) > 1;
        return CrossNotation.label(
                game.crossRules(), bit >>> 4, -1, tables.value[bit >>> 1 & 7], (bit & 1) - 1, several);
    }

    private CrossState state() {
        var state = new CrossState(game.seats(), game.pawns());
        for (int s = 0; s < game.seats(); s++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                state.pawns[s][pawn] = progress(s, pawn);
            }
        }
        state.seat = seat;
        for (int slot = 0; slot < tables.value.length; slot++) {
            for (int i = (int) (hand >>> 8 * slot & 0xff); i > 0; i--) {
                ((tables.thrownSlots >>> slot & 1) != 0 ? state.dice : state.bonus).add(tables.value[slot]);
            }
        }
        state.owed = owed;
        state.sixes = sixes;
        for (int one = 0; one < HandTables.FOUR; one++) {
            for (int other = one + 1; other < HandTables.FOUR; other++) {
                if ((apart & HandMoves.pair(one, other)) != 0) {
                    state.apart.add(one * 10 + other);
                }
            }
        }
        return state;
    }

    @Override
    public double score(int of) {
        return game.shareOf(of, seat);
    }

    @Override
    public void set(Position other) {
        HandPosition o = (HandPosition) other;
        a = o.a;
        b = o.b;
        hand = o.hand;
        owed = o.owed;
        sixes = o.sixes;
        apart = o.apart;
        moves = o.moves;
        choices.forget();
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public HandPosition copy() {
        HandPosition copy = new HandPosition(game, tables);
        copy.set(this);
        return copy;
    }

    @Override
    public String toString() {
        return CrossNotation.write(game, state());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HandPosition o
                && a == o.a
                && b == o.b
                && hand == o.hand
                && owed == o.owed
                && sixes == o.sixes
                && apart == o.apart
                && seat == o.seat
                && node == o.node;
    }

    @Override
    public int hashCode() {
        long h = (a * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(b, 29)) * 0xd1342543de82ef95L
                + hand * 0x2545f4914f6cdd1dL
                + (apart * 64L + sixes * 16L + owed * 8L + seat);
        return (int) (h ^ h >>> 32);
    }
}
