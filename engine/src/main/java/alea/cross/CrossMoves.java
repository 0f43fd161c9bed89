package alea.cross;

/**
 * What can be done, for the fast form: the same as {@link PlainOptions}, in ints, without allocation. An option packs
 * pawn, second pawn, number of the value, where it ends and what else it is; 0 is a pass.
 */
final class CrossMoves {
    private static final int MOST = 64;
    private static final int SECOND = 3;
    private static final int VALUE = 6;
    private static final int TO = 10;
    private static final int ROAD = 18;

    /** Set where two values are used at once. */
    static final int SUM = 1 << 22;

    /** Set in every option that is no pass. */
    private static final int MOVE = 1 << 30;

    private final CrossRules rules;
    private final Circuit way;
    private final CrossTables tables;
    private final CrossPawns pawns;
    private final int perSeat;
    /** What the board says, by progress. */
    private final int first;

    private final int start;
    private final int last;
    private final int furthest;
    private final int end;
    private final int[] moves = new int[MOST];
    private int size;

    /** Of the seat to act, while options are made. */
    private int seat;

    private int shift;
    private int[] spots;

    /** The way that is looked at: from where, where it ends, how many squares, how many of them forward. */
    private int from;

    private int to;
    private int squares;
    private int forward;
    /** Where it would turn, or the progress beyond which it goes round again. */
    private int turn;

    /** What the rules say, at hand. */
    private final boolean apart;

    private final boolean behind;
    private final boolean plainEnds;
    private final boolean shuts;
    private final boolean jump;
    private final boolean blocks;
    private final Company.Passing passing;

    CrossMoves(CrossGame game, CrossTables tables, CrossPawns pawns) {
        rules = game.crossRules();
        way = rules.circuit();
        this.tables = tables;
        this.pawns = pawns;
        perSeat = game.pawns();
        first = way.first();
        start = way.start();
        last = way.last();
        furthest = way.furthest();
        end = way.end();
        Company company = rules.company();
        behind = company.own() == Company.Own.BEHIND;
        apart = behind || company.own() == Company.Own.FORBID;
        shuts = rules.gate() == Gate.ROUND;
        jump = !way.goal().places() || way.goal().jump();
        blocks = rules.blocking().passing();
        passing = company.passing();
        plainEnds = company.most() == 0
                && rules.going().door() != Going.Door.CLOSED
                && !rules.blocking().landing()
                && rules.hitting().onSafe() == Hitting.OnSafe.SHARED
                && rules.hitting().doorstep();
        spots = tables.spots[0];
    }

    static int pawn(int move) {
        return move == 0 ? -1 : move & 7;
    }

    static int second(int move) {
        return (move >>> SECOND & 7) - 1;
    }

    /** The number of the value that a move uses, or of the steps that were earned. */
    static int value(int move) {
        return move >>> VALUE & 15;
    }

    static int to(int move) {
        return (move >>> TO & 255) - CrossTables.OFFSET;
    }

    static int road(int move) {
        return (move >>> ROAD & 15) - 1;
    }

    int get(int option) {
        return moves[option];
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void set(CrossMoves other) {
        size = other.size;
        System.arraycopy(other.moves, 0, moves, 0, size);
    }

    private void add(int pawn, int second, int value, int to, int more) {
        moves[size++] = MOVE | pawn | second + 1 << SECOND | value << VALUE | to + CrossTables.OFFSET << TO | more;
    }

    private void of(int of) {
        seat = of;
        shift = 4 * of;
        spots = tables.spots[of];
    }

    /**
     * Makes all options of a seat.
     *
     * @param table the values on the table: see {@link CrossTables#outcomes}; 0 where earned steps are moved
     * @param bonus the steps that were earned, counted in the same way
     * @param shut whether the seat may not turn off the ring
     */
    void make(int of, long table, long bonus, boolean shut) {
        of(of);
        size = 0;
        boolean baseEmpty = pawns.count(tables.base, seat) == 0;
        long all = table == 0 ? bonus : table;
        boolean earned = table == 0;
        if ((all & all - 1) == 0) {
            // One value: what most throws are.
            int value = Long.numberOfTrailingZeros(all) >>> 3;
            int[] row = tables.ways.row(value, earned, baseEmpty, shut);
            for (int pawn = 0; pawn < perSeat; pawn++) {
                option(pawn, value, row, earned);
            }
        } else {
            for (int pawn = 0; pawn < perSeat; pawn++) {
                for (long left = all; left != 0; ) {
                    int value = Long.numberOfTrailingZeros(left) >>> 3;
                    left &= -1L << (CrossTables.COUNT * value) << CrossTables.COUNT;
                    option(pawn, value, tables.ways.row(value, earned, baseEmpty, shut), earned);
                }
            }
        }
        if (table != 0 && tables.inPairs) {
            pairs(Long.numberOfTrailingZeros(table) >>> 3);
        }
        restrict(table, baseEmpty);
        if (size == 0 || tables.mayPass) {
            moves[size++] = 0;
        }
    }

    private void option(int pawn, int value, int[] row, boolean earned) {
        int p = pawns.progress(seat, pawn);
        if (p == Circuit.BASE) {
            if (!earned) {
                enter(pawn, value);
            }
        } else if (mayMove(p, row[p + CrossTables.OFFSET])) {
            add(pawn, -1, value, to, 0);
        }
    }

    private void enter(int pawn, int value) {
        if (tables.starts[value]) {
            set(start - 1, CrossWays.straight(start - 1, 1));
            if (mayEnd(true)) {
                add(pawn, -1, value, start, 0);
            }
        }
        if (tables.walks[value] || tables.firstFree && pawns.count(tables.base, seat) == perSeat) {
            set(first - 1, CrossWays.straight(first - 1, tables.values[value]));
            if (mayGo() && mayEnd(true)) {
                add(pawn, -1, value, to, 0);
            }
        }
    }

    /** Sets the way that is looked at. */
    private void set(int progress, int of) {
        from = progress;
        to = CrossWays.to(of);
        squares = CrossWays.squares(of);
        forward = CrossWays.forward(of);
        turn = to + squares - forward;
    }

    private void pairs(int value) {
        boolean stack = rules.company().own() == Company.Own.STACK;
        if (!tables.pairs[value] || !stack && pawns.count(tables.start[seat], seat) > 0) {
            return;
        }
        for (int i = 0; i < perSeat; i++) {
            for (int j = i + 1; j < perSeat; j++) {
                if (pawns.progress(seat, i) == Circuit.BASE && pawns.progress(seat, j) == Circuit.BASE) {
                    add(i, j, value, start, 0);
                }
            }
        }
    }

    /** Leaves over what rules about what comes first do. */
    private void restrict(long table, boolean baseEmpty) {
        if (size == 0 || !tables.restricts) {
            return;
        }
        if (rules.entry().clear() && !baseEmpty && pawns.count(tables.start[seat], seat) > 0) {
            int all = size;
            only(start);
            if (size > 0) {
                return;
            }
            size = all;
        }
        if (rules.entry().forced() && !baseEmpty) {
            preferred(Circuit.BASE);
        }
        if (table != 0 && opens(table)) {
            openBlocks();
        }
        if (rules.going().hitFirst()) {
            hitFirst();
        }
    }

    /** Keeps the moves from a progress, in their order, the others behind them; says how many by the size. */
    private void only(int progress) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            if (pawns.progress(seat, move & 7) == progress) {
                swapDown(i, kept++);
            }
        }
        size = kept;
    }

    /** Moves an entry to an earlier index, the entries between one further on. */
    private void swapDown(int i, int to) {
        int move = moves[i];
        for (int k = i; k > to; k--) {
            moves[k] = moves[k - 1];
        }
        moves[to] = move;
    }

    private void preferred(int progress) {
        int all = size;
        only(progress);
        size = size == 0 ? all : size;
    }

    private boolean opens(long table) {
        return tables.opens[Long.numberOfTrailingZeros(table) >>> 3];
    }

    private void openBlocks() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int spot = pawns.spot(seat, moves[i] & 7);
            if (spot < tables.shared && isBlock(pawns.on(spot) & ownSide())) {
                swapDown(i, kept++);
            }
        }
        size = kept == 0 ? size : kept;
    }

    private int ownSide() {
        return rules.blocking().mixed() ? tables.friends[seat] : 15 << shift;
    }

    private void hitFirst() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int spot = spots[to(moves[i]) + CrossTables.OFFSET];
            if (rules.hitting().landing()
                    && spot < tables.shared
                    && !tables.safe[spot]
                    && (pawns.on(spot) & tables.foes[seat]) != 0) {
                swapDown(i, kept++);
            }
        }
        size = kept == 0 ? size : kept;
    }

    /** Whether a pawn can be moved on a way; it is then set. */
    private boolean mayMove(int p, int of) {
        if (of == 0) {
            return false;
        }
        set(p, of);
        if (behind && !behind()) {
            return false;
        }
        return (!tables.scans || mayGo()) && mayEnd(false);
    }

    /** The square that the way comes to with a step. */
    private int at(int step) {
        if (step > forward) {
            return turn - (step - forward);
        }
        int square = from + step;
        return shuts && square > last && square > to ? square - way.ring() : square;
    }

    /** What stands on a square, but for the pawn that moves: on squares of its own, its own seat alone. */
    private int others(int square) {
        int spot = spots[square + CrossTables.OFFSET];
        int all = pawns.on(spot);
        int seen = spot < tables.shared ? all : all & 15 << shift;
        return square == from ? seen - (1 << shift) : seen;
    }

    /** Shortens the way to just behind own pawns at its end; says whether something is left. */
    private boolean behind() {
        int all = squares;
        while (squares > 0 && to <= furthest && (others(to) >>> shift & 15) > 0) {
            squares--;
            to = squares == 0 ? from : at(squares);
        }
        forward = Math.min(forward, squares);
        return squares > 0 && (squares == all || to != from);
    }

    /** Whether nothing on the way stands against it. */
    private boolean mayGo() {
        if (passing == Company.Passing.ALL && jump && !pawns.hasBlocks()) {
            return true;
        }
        for (int step = 1; step < squares; step++) {
            int square = at(step);
            if (square > furthest) {
                continue;
            }
            if (passing != Company.Passing.ALL || !jump) {
                int others = others(square);
                int own = others >>> shift & 15;
                if (passing == Company.Passing.NOT_OWN && own > 0
                        || passing == Company.Passing.NOBODY && others != 0
                        || !jump && own > 0 && tables.finished[square + CrossTables.OFFSET]) {
                    return false;
                }
            }
            if (blocks && step <= forward && isBlocked(square)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a block bars a square. */
    private boolean isBlocked(int square) {
        int spot = spots[square + CrossTables.OFFSET];
        if (!tables.bars[spot]) {
            return false;
        }
        int all = pawns.on(spot);
        if (spot >= tables.shared) {
            return (all >>> shift & 14) != 0;
        }
        if (!rules.blocking().mixed()) {
            return ((rules.blocking().own() ? all : all & tables.foes[seat]) & CrossTables.PAIRS) != 0;
        }
        return isBlock(all & tables.foes[seat]) || rules.blocking().own() && isBlock(all & tables.friends[seat]);
    }

    /** Whether there are two or more. */
    private static boolean isBlock(int of) {
        return (of & CrossTables.PAIRS) != 0 || Integer.bitCount(of) > 1;
    }

    /** Whether nothing on the last square stands against a move. */
    private boolean mayEnd(boolean entering) {
        if (to > furthest) {
            return true;
        }
        int spot = spots[to + CrossTables.OFFSET];
        int seen = spot < tables.shared ? pawns.on(spot) : pawns.on(spot) & 15 << shift;
        if (!entering && to == from) {
            seen -= 1 << shift;
        }
        int own = seen >>> shift & 15;
        return plainEnds ? !apart || own == 0 : mayEnd(entering, spot, seen, own);
    }

    private boolean mayEnd(boolean entering, int spot, int seen, int own) {
        if (apart && own > 0
                || rules.going().door() == Going.Door.CLOSED && to == end - 1
                || rules.blocking().landing() && isBlocked(to)) {
            return false;
        }
        boolean entry = entering && to == start;
        int most = rules.company().most();
        if (most > 0 && sum(seen) >= most) {
            return entry && rules.entry().full() == Entry.Full.LAST_GOES && own < most;
        }
        int foes = spot < tables.shared ? seen & tables.foes[seat] : 0;
        return foes == 0 || mayMeet(spot, entry);
    }

    /** How many pawns of all seats there are. */
    static int sum(int nibbles) {
        int pairs = (nibbles & 0x0f0f0f0f) + (nibbles >>> 4 & 0x0f0f0f0f);
        return pairs * 0x01010101 >>> 24;
    }

    private boolean mayMeet(int spot, boolean entry) {
        Hitting hitting = rules.hitting();
        if (tables.safe[spot] && hitting.onSafe() == Hitting.OnSafe.CLOSED && !(entry && hitting.entering())) {
            return false;
        }
        if (hitting.doorstep()) {
            return true;
        }
        for (int s = 0; s < tables.start.length; s++) {
            if (tables.start[s] == spot && (pawns.on(spot) & tables.foes[seat] & 15 << 4 * s) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a pawn beside those in the base could be moved with any value of one throw. */
    boolean couldMove(int of, boolean shut) {
        of(of);
        boolean baseEmpty = pawns.count(tables.base, seat) == 0;
        for (int pawn = 0; pawn < perSeat; pawn++) {
            int p = pawns.progress(seat, pawn);
            for (int value = 0; p != Circuit.BASE && value < tables.values.length; value++) {
                if (mayMove(p, tables.ways.row(value, false, baseEmpty, shut)[p + CrossTables.OFFSET])) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Sets the way of a move that was made before, so that {@link #passed} can tell the squares.
     *
     * @return how many squares are passed before it turns back
     */
    int walk(int of, int move, boolean earned, boolean shut) {
        of(of);
        int p = pawns.progress(seat, move & 7);
        int value = value(move);
        if (p == Circuit.BASE) {
            boolean onStart = tables.starts[value];
            int before = onStart ? start - 1 : first - 1;
            set(before, CrossWays.straight(before, onStart ? 1 : tables.values[value]));
        } else {
            boolean baseEmpty = pawns.count(tables.base, seat) == 0;
            set(p, tables.ways.row(value, earned, baseEmpty, shut)[p + CrossTables.OFFSET]);
            if (behind) {
                behind();
            }
        }
        return Math.min(forward, squares - 1);
    }

    /** The spot of a square that the way passes. */
    int passed(int step) {
        return spots[at(step) + CrossTables.OFFSET];
    }

    /** Whether the way turns back. */
    boolean turns() {
        return forward < squares;
    }
}
