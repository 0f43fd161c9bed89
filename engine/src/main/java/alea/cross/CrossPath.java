package alea.cross;

/** A way of a pawn, gone square by square, for {@link CrossMoves}. Squares are progress, counted from the base. */
final class CrossPath {
    private final CrossTables tables;
    private final CrossPawns pawns;
    private final Company.Passing passing;
    private final boolean jump;
    private final boolean blocks;
    private final boolean landing;
    private final boolean behind;
    private final boolean apart;
    private final boolean round;
    private final boolean lastGoes;
    private final Hitting hitting;
    private final int most;
    private final int start;
    private final int last;
    private final int ring;
    /** The last square to stand on. */
    private final int furthest;

    private int seat;
    private int shift;
    /** The way that is looked at: from where, where it ends, how many squares, how many of them forward. */
    private int from;

    private int to;
    private int squares;
    private int forward;
    /** Where it would turn back. */
    private int turn;

    CrossPath(CrossRules rules, CrossTables tables, CrossPawns pawns) {
        this.tables = tables;
        this.pawns = pawns;
        Circuit way = rules.circuit();
        Company company = rules.company();
        passing = company.passing();
        jump = !way.goal().places() || way.goal().jump();
        blocks = rules.blocking().passing();
        landing = rules.blocking().landing();
        behind = company.own() == Company.Own.BEHIND;
        apart = behind || company.own() == Company.Own.FORBID;
        round = rules.gate() == Gate.ROUND;
        lastGoes = rules.entry().full() == Entry.Full.LAST_GOES;
        hitting = rules.hitting();
        most = company.most();
        start = way.start() + CrossTables.OFFSET;
        last = way.last() + CrossTables.OFFSET;
        ring = way.ring();
        furthest = way.furthest() + CrossTables.OFFSET;
    }

    /** The way as it can be gone, which may be shorter; 0 where it cannot. */
    int find(int of, int code, int way) {
        set(of, code, way);
        boolean found = (!behind || code == 0 || stopsBehind()) && mayGo() && mayEnd(code == 0);
        return found ? CrossWays.packed(to - CrossTables.OFFSET, squares, forward) : 0;
    }

    /**
     * Sets the way of a pawn that is now to be looked at.
     *
     * @param code of the pawn; 0 in the base
     */
    void set(int of, int code, int way) {
        seat = of;
        shift = 4 * of;
        to = way & 255;
        squares = CrossWays.squares(way);
        forward = CrossWays.forward(way);
        from = code == 0 ? to - squares : code;
        turn = to + squares - forward;
    }

    /** The square that the way comes to with a step. */
    private int at(int step) {
        if (step > forward) {
            return turn - (step - forward);
        }
        int square = from + step;
        return round && square > last && square > to ? square - ring : square;
    }

    /** The spot of a square of the way. */
    int spot(int step) {
        return tables.spots[seat][at(step)];
    }

    /** How many squares are passed before the way turns back. */
    int passed() {
        return Math.min(forward, squares - 1);
    }

    /** What stands on a square, but for the pawn that moves: on squares of its own, its own seat alone. */
    private int others(int square) {
        int seen = pawns.on(tables.spots[seat][square]) & tables.met[seat][square];
        return square == from ? seen - (1 << shift) : seen;
    }

    /** Shortens the way to just behind own pawns at its end; says whether something is left. */
    private boolean stopsBehind() {
        int all = squares;
        while (squares > 0 && (others(to) >>> shift & 15) > 0) {
            squares--;
            to = squares == 0 ? from : at(squares);
        }
        forward = Math.min(forward, squares);
        return squares > 0 && (squares == all || to != from);
    }

    /** Whether nothing on the way stands against it. */
    private boolean mayGo() {
        for (int step = 1; step < squares; step++) {
            int square = at(step);
            if (square > furthest) {
                continue;
            }
            int others = others(square);
            int own = others >>> shift & 15;
            if (passing == Company.Passing.NOT_OWN && own > 0
                    || passing == Company.Passing.NOBODY && others != 0
                    || !jump && own > 0 && square > tables.undone
                    || blocks && step <= forward && isBarred(square)) {
                return false;
            }
        }
        return true;
    }

    private boolean isBarred(int square) {
        long bars = square < Long.SIZE ? pawns.barsLow(seat) : pawns.barsHigh(seat);
        return (bars >>> square & 1) != 0;
    }

    /** Whether nothing on its last square stands against a move. */
    private boolean mayEnd(boolean entering) {
        if (to > furthest) {
            return true;
        }
        int seen = others(to);
        int own = seen >>> shift & 15;
        boolean one = apart || tables.alone && to > tables.undone;
        if (one && own > 0 || landing && isBarred(to)) {
            return false;
        }
        boolean entry = entering && to == start;
        if (most > 0 && sum(seen) >= most) {
            return entry && lastGoes && own < most;
        }
        int spot = tables.spots[seat][to];
        int foes = spot < tables.shared ? seen & tables.foes[seat] : 0;
        return foes == 0 || mayMeet(spot, entry);
    }

    /** How many pawns of all seats there are. */
    static int sum(int nibbles) {
        int pairs = (nibbles & 0x0f0f0f0f) + (nibbles >>> 4 & 0x0f0f0f0f);
        return pairs * 0x01010101 >>> 24;
    }

    private boolean mayMeet(int spot, boolean entry) {
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
}
