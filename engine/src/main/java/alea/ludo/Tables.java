package alea.ludo;

/**
 * What {@link LudoPosition} looks up instead of working out, made from a dialect.
 *
 * <p>A pawn is a byte, its <em>code</em>: progress minus the dialect's origin, so that 0 is where struck pawns return
 * to. Frame k means the pawns of the place k after the mover's. Arrays are indexed by code, 0..63 or 0..127.
 */
final class Tables {
    /** The bit offset of the k-th set bit of a mask of pawns: {@code 8 * pawn} at {@code mask * 4 + k}. */
    static final int[] SHIFT = new int[64];

    static {
        for (int mask = 0; mask < 16; mask++) {
            int k = 0;
            for (int pawn = 0; pawn < 4; pawn++) {
                if ((mask >>> pawn & 1) != 0) {
                    SHIFT[mask * 4 + k++] = 8 * pawn;
                }
            }
        }
    }

    /** The most pawns of a seat. */
    static final int PAWNS = 4;

    private static final int NOBODY = 0x7f;
    private static final int EVERY_BYTE = 0x01010101;

    final int ring;
    /** Code of progress 0. */
    final int zero;
    /** Code of home. */
    final int home;
    /** Four pawns at home: a seat that has won; also what an empty place looks like. */
    final int allHome;
    /** Four pawns in the base, those that a seat does not have at home; no pawns where there is no base. */
    final int allInBase;
    /**
     * By die: added to four codes, the high bit of each byte tells that the pawn is not below the least movable code.
     */
    final int[] atLeast = new int[8];
    /**
     * By die: added to four codes, the high bit of each byte tells that the pawn is beyond the greatest movable code.
     */
    final int[] beyond = new int[8];
    /** By {@code code * 8 + die}: where a movable pawn ends when it meets nobody. */
    final byte[] destination = new byte[64 * 8];
    /** By {@code code * 8 + die}: the square that it comes to first. */
    final byte[] via = new byte[64 * 8];
    /**
     * By the code of that square: codes of pawns that the move may meet, there or on the next star, in frames 0 and
     * 1. Too many rather than too few: {@link Meeting} decides.
     */
    final long[] meetsA = new long[64];
    /** More of them. */
    final long[] alsoA = new long[64];
    /** The same in frames 2 and 3. */
    final long[] meetsB = new long[64];

    final long[] alsoB = new long[64];
    /** By code: whether it is a star. */
    final boolean[] star = new boolean[64];
    /** In {@link #alone}: the pawn that is met is struck. */
    static final int STRIKES = 1;

    /** In {@link #alone}: the pawn that moves is sent back. */
    static final int GOES_BACK = 2;

    /**
     * By {@code (code * 8 + die) * 8 + k}: what the move does where it meets one pawn and nobody else, one of frame k
     * on the square that it comes to first; with 4 + k on the star that it is carried on to.
     */
    final byte[] alone = new byte[64 * 8 * 8];
    /**
     * By {@code code * 8 + die}: the squares where the move strikes a pawn that it meets alone, as bits of progress;
     * with die 0 those of all dice.
     */
    final long[] reach = new long[64 * 8];
    /** By {@link #moment}: the answer of {@link Turns#after}. */
    final byte[] after = new byte[8 * 8 * 16];
    /** By the code where the mover lands: the codes that are struck there, in frames 0 and 1. */
    final long[] struckA = new long[64];
    /** The same in frames 2 and 3. */
    final long[] struckB = new long[64];
    /** By code: its ring square as a bit of progress, or 0. */
    final long[] ringBit = new long[128];
    /** By seat: how many places on the next seat is. */
    final int[] step = new int[4];
    /** By seat: the next seat. */
    final int[] next = new int[4];
    /** By die: whether it gives another roll. */
    final boolean[] again = new boolean[8];

    /**
     * By the code where a pawn of the mover stands: added to codes, the high bits tell whose pawn is not more than six
     * squares behind it, and (beyond) whose is level with it or ahead. Nobody's is both in the mover's own frame.
     */
    final long[] behindAtLeastA = new long[64];

    final long[] behindBeyondA = new long[64];
    final long[] behindAtLeastB = new long[64];
    final long[] behindBeyondB = new long[64];

    /** Whether landing strikes, a strike rolls again and nothing else happens, so that the tables say it all. */
    final boolean strikesOnly;
    /** Whether pawns or sixes can bar a roll that a pawn alone could use. */
    final boolean bars;
    /** By {@code code * 8 + die}: where one pawn of the mover's seat bars this move, as bits of its code. */
    final long[] barredByOne = new long[64 * 8];
    /** By {@code code * 8 + die}: where two pawns of whatever seat bar this move, as bits of the mover's progress. */
    final long[] barredByTwo = new long[64 * 8];
    /** Whether two pawns of a seat bar anything. */
    final boolean twoBar;
    /** By {@code code * 8 + die}: the codes from which a pawn lands there. */
    private final long[] sources = new long[64 * 8];
    /** By {@code memory * 8 + die}: whether nothing can be moved with such a roll, whoever stands where. */
    final boolean[] ignored = new boolean[8 * 8];
    /** By {@code frame * 64 + code}: the squares where such a pawn stands, as bits of the progress of frame 0. */
    final long[] stands = new long[Dialect.PLACES * 64];
    /** Ring squares that a pawn walks, as bits of progress. */
    final long walk;
    /** Those of them where pawns can be struck. */
    final long open;

    Tables(Dialect rules, int[] places, int pawns) {
        ring = rules.ring();
        zero = -rules.origin();
        home = rules.home() + zero;
        allHome = home * EVERY_BYTE;
        // A missing pawn stays at home.
        allInBase = rules.hasBase() ? (int) ((long) allHome << 8 * pawns) : -1;
        strikesOnly = rules.strikesFreely()
                && rules.turns().onStrikeOrByDieAlone()
                && !rules.ending().toTheLast();
        bars = !rules.barriers().none() || rules.turns().counts();
        walk = (1L << ring) - 1;
        open = ~rules.squares().safe() & walk;
        for (int die = 1; die <= 6; die++) {
            again[die] = die == 6 && rules.turns().onSomeRoll();
            movable(rules, die);
        }
        for (int code = zero; code < zero + ring; code++) {
            ringBit[code] = 1L << code - zero;
            struckA[code] = struck(rules, code, 1) << 32 | NOBODY * (long) EVERY_BYTE;
            struckB[code] = struck(rules, code, 3) << 32 | struck(rules, code, 2);
            behindAtLeastA[code] = behind(code, 1, 6) << 32;
            behindBeyondA[code] = behind(code, 1, 0) << 32;
            behindAtLeastB[code] = behind(code, 3, 6) << 32 | behind(code, 2, 6);
            behindBeyondB[code] = behind(code, 3, 0) << 32 | behind(code, 2, 0);
        }
        for (int code = 0; code < 64; code++) {
            if (ringBit[code] == 0) {
                struckA[code] = NOBODY * 0x0101010101010101L;
                struckB[code] = NOBODY * 0x0101010101010101L;
            }
        }
        for (int code = 0; code < 64; code++) {
            int square = code - zero;
            star[code] = rules.isStar(square);
            boolean jumps = star[code] && square != rules.lastStar();
            meetsA[code] = standing(rules, square, 1, false) << 32 | NOBODY * (long) EVERY_BYTE;
            meetsB[code] = standing(rules, square, 3, false) << 32 | standing(rules, square, 2, false);
            int next = jumps ? rules.nextStar(square) : square;
            alsoA[code] = standing(rules, next, 1, !jumps) << 32 | NOBODY * (long) EVERY_BYTE;
            alsoB[code] = standing(rules, next, 3, !jumps) << 32 | standing(rules, next, 2, !jumps);
        }
        for (int k = 0; k < Dialect.PLACES; k++) {
            for (int square = 0; square < rules.home(); square++) {
                for (long there = rules.standing(k, square); there != 0; there &= there - 1) {
                    stands[k * 64 + Long.numberOfTrailingZeros(there) + zero] |= 1L << square;
                }
            }
        }
        var probe = new Probe();
        boolean two = false;
        for (int code = 0; code < home; code++) {
            for (int die = 1; die <= 6; die++) {
                if (rules.movable(code - zero, die)) {
                    probe(rules, probe, code, die);
                    reach[code << 3] |= reach[code << 3 | die];
                    if (!rules.barriers().none()) {
                        bar(rules, probe, code, die);
                    }
                    two |= barredByTwo[code << 3 | die] != 0;
                }
            }
        }
        twoBar = two;
        for (int moment = 0; moment < after.length; moment++) {
            after[moment] = (byte) rules.turns()
                    .after(new Turns.Moment(
                            moment >>> 7,
                            moment >>> 4 & 7,
                            (moment & 8) != 0,
                            (moment & 4) != 0,
                            (moment & 2) != 0,
                            (moment & 1) != 0));
        }
        for (int at = 0; at < ignored.length; at++) {
            ignored[at] = rules.turns().ignores(at >>> 3, at & 7);
        }
        for (int seat = 0; seat < places.length; seat++) {
            next[seat] = (seat + 1) % places.length;
            step[seat] = Math.floorMod(places[next[seat]] - places[seat], Dialect.PLACES);
        }
    }

    /** The dice, die d as bit d - 1, with which one of four pawns lands on a code. */
    int dice(int pawns, int to) {
        long codes = 1L << pawns | 1L << (pawns >>> 8) | 1L << (pawns >>> 16) | 1L << (pawns >>> 24);
        long[] from = sources;
        int at = to << 3;
        return ((from[at | 1] & codes) != 0 ? 1 : 0)
                | ((from[at | 2] & codes) != 0 ? 2 : 0)
                | ((from[at | 3] & codes) != 0 ? 4 : 0)
                | ((from[at | 4] & codes) != 0 ? 8 : 0)
                | ((from[at | 5] & codes) != 0 ? 16 : 0)
                | ((from[at | 6] & codes) != 0 ? 32 : 0);
    }

    /** Asks the rules what a move does where it meets one pawn. */
    private void probe(Dialect rules, Probe probe, int code, int die) {
        int at = code << 3 | die;
        int from = code - zero;
        int first = via[at] - zero;
        int to = destination[at] - zero;
        // Who stands on one square can be found by two codes, so that where no star carries on both halves say the
        // same.
        int last = first == to || to == rules.home() ? first : to;
        for (int half = 0; half <= Dialect.PLACES; half += Dialect.PLACES) {
            int square = half == 0 ? first : last;
            for (int k = 1; k < Dialect.PLACES; k++) {
                probe.at(k, square, 1);
                int end = rules.meeting().land(rules, probe, from, die);
                alone[at << 3 | half | k] = (byte) ((probe.struck ? STRIKES : 0) | (end == to ? 0 : GOES_BACK));
                reach[at] |= probe.struck ? 1L << square : 0;
            }
        }
    }

    /** Asks the rules where one pawn of the mover's seat, or two of any, bar a move. */
    private void bar(Dialect rules, Probe probe, int code, int die) {
        int at = code << 3 | die;
        int from = code - zero;
        int to = destination[at] - zero;
        long over = rules.over(from, die);
        for (int square = 0; square < rules.home(); square++) {
            probe.at(0, square, 1);
            if (rules.barriers().bar(probe, from, to, rules.home(), over)) {
                barredByOne[at] |= 1L << square + zero;
            }
            probe.at(1, square, 2);
            if (rules.barriers().bar(probe, from, to, rules.home(), over)) {
                barredByTwo[at] |= 1L << square;
            }
        }
    }

    /** Pawns of one frame, on one square. */
    private static final class Probe implements Meeting.Others {
        private int frame;
        private int square;
        private int pawns;
        private boolean struck;

        void at(int k, int there, int n) {
            frame = k;
            square = there;
            pawns = n;
            struck = false;
        }

        @Override
        public int count(int k, int there) {
            return k == frame && there == square && !struck ? pawns : 0;
        }

        @Override
        public void strike(int k, int there) {
            struck |= k == frame && there == square;
        }
    }

    /** A {@link Turns.Moment} as a number. */
    static int moment(int memory, int die, boolean struck, boolean allInBase, boolean moved, boolean lastSeat) {
        return memory << 7 | die << 4 | (struck ? 8 : 0) | (allInBase ? 4 : 0) | (moved ? 2 : 0) | (lastSeat ? 1 : 0);
    }

    /**
     * Four bytes: the code of the first progress, or of the second, with which a pawn of frame k stands on a square.
     */
    private long standing(Dialect rules, int square, int k, boolean second) {
        long where = square < 0 || square >= rules.home() ? 0 : rules.standing(k, square);
        where = second ? where & where - 1 : where;
        return (where == 0 ? NOBODY : Long.numberOfTrailingZeros(where) + zero) * (long) EVERY_BYTE;
    }

    /** The movable codes of a die are a range; that is what makes one addition a test of four pawns. */
    private void movable(Dialect rules, int die) {
        int least = -1;
        int greatest = -1;
        for (int code = 0; code <= home; code++) {
            boolean moves = code >= (rules.hasBase() ? 0 : zero) && rules.movable(code - zero, die);
            destination[code * 8 + die] = (byte) (moves ? rules.destination(code - zero, die) + zero : code);
            sources[destination[code * 8 + die] * 8 + die] |= moves ? 1L << code : 0;
            via[code * 8 + die] = (byte) (moves ? rules.via(code - zero, die) + zero : code);
            if (moves) {
                least = least < 0 ? code : least;
                greatest = code;
            }
        }
        for (int code = least; code <= greatest; code++) {
            if (!rules.movable(code - zero, die)) {
                throw new IllegalArgumentException("the movable squares have a gap");
            }
        }
        atLeast[die] = (0x80 - least) * EVERY_BYTE;
        beyond[die] = (0x80 - greatest - 1) * EVERY_BYTE;
    }

    /**
     * Four bytes: 128 minus the code of frame k that is {@code by} squares behind the mover on {@code code}; 0 where
     * it never comes.
     */
    private long behind(int code, int k, int by) {
        int theirs = Math.floorMod(code - zero - Dialect.QUARTER * k, Dialect.SQUARES);
        return theirs < ring ? (0x80 - Math.max(0, theirs - by) - zero) * (long) EVERY_BYTE : 0;
    }

    /** Four bytes with the code that a pawn of frame k has where the mover stands on {@code code}. */
    private long struck(Dialect rules, int code, int k) {
        int progress = code - zero;
        int theirs = Math.floorMod(progress - Dialect.QUARTER * k, Dialect.SQUARES);
        boolean hit = !rules.spares(progress) && theirs < ring;
        return (hit ? theirs + zero : NOBODY) * (long) EVERY_BYTE;
    }
}
