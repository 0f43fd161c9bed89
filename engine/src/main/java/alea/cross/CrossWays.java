package alea.cross;

/**
 * Every way of the board, made once: from the base and each progress, with each value or steps that were earned. A way
 * is packed into an int; 0 is none.
 */
final class CrossWays {
    private static final int BYTE = 255;

    /** What a row depends on beside the value, as bits of its number. */
    private static final int BASE_EMPTY = 1;

    private static final int SHUT = 2;
    private static final int ALL_IN_BASE = 4;

    /**
     * The ways with one value, by progress, that of the base first.
     *
     * @param way the ways
     * @param ownLow where a single own pawn stands against the way, as bits of progress up to 63
     * @param ownHigh the same from 64 on
     * @param barsLow where pawns that bar the way of the seat stand against it
     * @param barsHigh the same from 64 on
     */
    @SuppressWarnings("ArrayRecordComponent") // Read in the innermost loop, and never handed out.
    record Row(int[] way, long[] ownLow, long[] ownHigh, long[] barsLow, long[] barsHigh) {}

    private final CrossRules rules;
    private final Circuit way;

    /** By row. */
    private final Row[] ways;

    private final int values;
    private final int rows;
    /** Of what rows can depend on, that which they do. */
    private final int matters;

    /**
     * The ways of some rules.
     *
     * @param values what can be thrown, ascending
     * @param bonus the steps that can be earned
     */
    CrossWays(CrossRules rules, int[] values, int[] bonus) {
        this.rules = rules;
        way = rules.circuit();
        this.values = values.length;
        rows = values.length + bonus.length;
        matters = (rules.throwing().readings().isEmpty() ? 0 : BASE_EMPTY)
                | (rules.gate() == Gate.NONE ? 0 : SHUT)
                | (rules.entry().firstFree() ? ALL_IN_BASE : 0);
        ways = new Row[2 * ALL_IN_BASE * rows];
        for (int row = 0; row < ways.length; row++) {
            int i = row % rows;
            int when = row / rows;
            int value = i < values.length ? values[i] : 0;
            int steps = value == 0 ? bonus[i - values.length] : rules.throwing().steps(value, (when & BASE_EMPTY) != 0);
            ways[row] = (when & ~matters) == 0 ? row(value, steps, when) : ways[(when & matters) * rows + i];
        }
    }

    private Row row(int value, int steps, int when) {
        int codes = way.end() + CrossTables.OFFSET + 1;
        var row = new Row(new int[codes], new long[codes], new long[codes], new long[codes], new long[codes]);
        row.way[0] = value == 0 ? 0 : entering(value, (when & ALL_IN_BASE) != 0);
        for (int p = Circuit.BEHIND; p <= way.end(); p++) {
            row.way[p + CrossTables.OFFSET] = route(p, value, steps, (when & SHUT) != 0);
        }
        for (int code = 0; code < codes; code++) {
            stand(row, code);
        }
        return row;
    }

    /** The way from the base: to the start where the value leads there, or else as many squares. */
    private int entering(int value, boolean allInBase) {
        Entry entry = rules.entry();
        if (entry.starts().contains(value)) {
            return straight(way.start() - 1, 1);
        }
        boolean walks = entry.walks().contains(value) || entry.firstFree() && allInBase;
        return walks && isOpen(way.first() - 1 + value) ? walking(value) : 0;
    }

    /** The way of a pawn that comes as many squares on from the base. */
    int walking(int value) {
        return straight(way.first() - 1, value);
    }

    /** Notes where pawns stand against a way. */
    private void stand(Row row, int code) {
        int of = row.way[code];
        for (int step = 1; step <= squares(of); step++) {
            int square = at(code, of, step);
            if (square > way.furthest()) {
                continue;
            }
            Company company = rules.company();
            Blocking blocking = rules.blocking();
            boolean last = step == squares(of);
            boolean own = last
                    ? company.own() == Company.Own.FORBID || way.isFinished(square) && isAlone(way, company)
                    : company.passing() != Company.Passing.ALL
                            || way.isFinished(square)
                                    && way.goal().places()
                                    && !way.goal().jump();
            boolean bars = last ? blocking.landing() : blocking.passing() && step <= forward(of);
            add(row.ownLow, row.ownHigh, code, square, own && square + CrossTables.OFFSET != code);
            add(row.barsLow, row.barsHigh, code, square, bars);
        }
    }

    /** Whether each goal place is for one pawn, where others stand together. */
    static boolean isAlone(Circuit way, Company company) {
        return way.goal().places() && company.own() == Company.Own.STACK;
    }

    private static void add(long[] low, long[] high, int code, int square, boolean is) {
        long[] half = square + CrossTables.OFFSET < Long.SIZE ? low : high;
        half[code] |= is ? 1L << square + CrossTables.OFFSET : 0;
    }

    /** The progress that a way comes to with a step. */
    private int at(int code, int of, int step) {
        int from = code == 0 ? to(of) - squares(of) : code - CrossTables.OFFSET;
        if (step > forward(of)) {
            return to(of) + squares(of) - step;
        }
        int square = from + step;
        return rules.gate() == Gate.ROUND && square > way.last() && square > to(of) ? square - way.ring() : square;
    }

    /**
     * The ways with a value.
     *
     * @param value the number of the value, or of the steps that were earned
     * @param inBase pawns of the seat in its base
     * @param all pawns of a seat
     * @param shut whether the seat may not turn off the ring
     */
    Row row(int value, boolean earned, int inBase, int all, boolean shut) {
        int when = 0;
        if (matters != 0) {
            when = (inBase == 0 ? BASE_EMPTY : 0) + (inBase == all ? ALL_IN_BASE : 0) + (shut ? SHUT : 0);
        }
        return ways[when * rows + (earned ? values + value : value)];
    }

    /** Where a way ends, as progress. */
    static int to(int way) {
        return (way & BYTE) - CrossTables.OFFSET;
    }

    /** How many squares it has. */
    static int squares(int way) {
        return way >>> 8 & BYTE;
    }

    /** How many of them before it turns back. */
    static int forward(int way) {
        return way >>> 16 & BYTE;
    }

    /** Whether a way turns back. */
    static boolean turns(int way) {
        return forward(way) < squares(way);
    }

    /** A way of some squares without a turn. */
    static int straight(int from, int squares) {
        return packed(from + squares, squares, squares);
    }

    static int packed(int to, int squares, int forward) {
        return to + CrossTables.OFFSET | squares << 8 | forward << 16;
    }

    /** Whether a move may end on a square at all. */
    private boolean isOpen(int to) {
        return rules.going().door() != Going.Door.CLOSED || to != way.end() - 1;
    }

    private int route(int p, int value, int steps, boolean shut) {
        int last = way.last();
        if (way.isFinished(p) && !(way.goal().places() && way.goal().inside())) {
            return 0;
        }
        if (way.stair() && p >= last) {
            return value == Math.min(p - last + 1, 6) ? open(straight(p, 1)) : 0;
        }
        boolean waits = shut && p <= last;
        if (waits && rules.gate() == Gate.ROUND) {
            int to = (p + 1 + steps) % way.ring() - 1;
            return open(packed(to, steps, steps));
        }
        int stop = waits || way.stair() ? last : way.end();
        if (rules.going().door() == Going.Door.AGAIN && p == stop - 1) {
            return rules.repeats().on().contains(value) ? straight(p, 1) : 0;
        }
        int over = p + steps - stop;
        return open(over <= 0 ? straight(p, steps) : waits ? 0 : beyond(p, steps, stop, over));
    }

    private int open(int of) {
        return isOpen(to(of)) ? of : 0;
    }

    private int beyond(int p, int steps, int stop, int over) {
        return switch (rules.going().overshoot()) {
            case FORBID -> 0;
            case STOP -> p == stop ? 0 : straight(p, stop - p);
            case BACK -> p - over < way.first() ? 0 : packed(p - over, 1, 0);
            case BOUNCE -> stop - over < way.first() ? 0 : packed(stop - over, steps, stop - p);
        };
    }
}
