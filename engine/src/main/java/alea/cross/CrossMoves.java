package alea.cross;

/**
 * What can be done, for the fast form: the same as {@link PlainOptions}, in ints, without allocation. An option packs
 * pawn, second pawn, number of the value and where it ends; 0 is a pass.
 *
 * <p>Where all pawns use one value, the options are bits, one for each pawn, and else a list. What stands against a way
 * is seen at once, as bits, where that is enough; {@link CrossPath} goes the other ways square by square.
 */
final class CrossMoves {
    private static final int MOST = 64;
    private static final int SECOND = 3;
    private static final int VALUE = 6;
    private static final int TO = 10;

    /** Set in every option that is no pass. */
    private static final int MOVE = 1 << 30;

    private static final int LOW = 0x7f7f7f7f;
    private static final int HIGH = 0x80808080;

    private static final CrossWays.Row NOTHING =
            new CrossWays.Row(new int[0], new long[0], new long[0], new long[0], new long[0]);

    private final CrossTables tables;
    private final CrossPawns pawns;
    private final CrossPath path;
    private final int perSeat;
    private final int everyPawn;
    /** The code of the start: its progress, counted from the base. */
    private final int start;

    private int[] moves = new int[MOST];
    /** By option, its way: see {@link CrossWays}. */
    private int[] ways = new int[MOST];

    private int[] spareMoves = new int[MOST];
    private int[] spareWays = new int[MOST];
    private int size;

    /** Whether the options are written down; else they are pawns, as bits, each with the way of its code in a row. */
    private boolean listed;

    private int may;
    private CrossWays.Row row = NOTHING;
    private int value;

    /** Of the seat to act, while options are made. */
    private int seat;

    private int shift;
    private int inBase;
    private boolean earned;
    private boolean shut;

    /** Where the way of the seat is barred, as bits of progress, counted from the base. */
    private long low;

    private long high;

    /** Where own pawns stand. */
    private long ownLow;

    private long ownHigh;

    CrossMoves(CrossGame game, CrossTables tables, CrossPawns pawns) {
        this.tables = tables;
        this.pawns = pawns;
        path = new CrossPath(game.crossRules(), tables, pawns);
        perSeat = game.pawns();
        everyPawn = (1 << perSeat) - 1;
        start = tables.entry + CrossTables.OFFSET;
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

    int get(int option) {
        if (listed) {
            return moves[option];
        }
        int one = Integer.expand(1 << option, may);
        if (one == 0) {
            return 0;
        }
        int pawn = Integer.numberOfTrailingZeros(one);
        return packed(pawn, -1, value, way(pawn, row.way()[pawns.code(seat, pawn)]));
    }

    /** The way of an option that is no pass: see {@link CrossWays}. */
    int way(int option) {
        if (listed) {
            return ways[option];
        }
        int pawn = Integer.numberOfTrailingZeros(Integer.expand(1 << option, may));
        return way(pawn, row.way()[pawns.code(seat, pawn)]);
    }

    /** The way of a pawn that can go it, as far as it goes. */
    private int way(int pawn, int whole) {
        int code = pawns.code(seat, pawn);
        boolean shorter = tables.behind && own(code, whole & 255) > 0;
        return shorter ? path.find(seat, code, whole) : whole;
    }

    /** The way of an option of the seat to act, to go over it square by square. */
    CrossPath path(int option) {
        path.set(seat, pawns.code(seat, pawn(get(option))), way(option));
        return path;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void set(CrossMoves other) {
        size = other.size;
        seat = other.seat;
        shift = other.shift;
        listed = other.listed;
        may = other.may;
        row = other.row;
        value = other.value;
        if (listed) {
            System.arraycopy(other.moves, 0, moves, 0, size);
            System.arraycopy(other.ways, 0, ways, 0, size);
        }
    }

    /**
     * Makes all options of a seat.
     *
     * @param table the values on the table: see {@link CrossTables#outcomes}; 0 where earned steps are moved
     * @param bonus the steps that were earned, counted in the same way
     * @param shut whether the seat may not turn off the ring
     */
    void make(int of, long table, long bonus, boolean shut) {
        look(of, shut);
        size = 0;
        earned = table == 0;
        long all = earned ? bonus : table;
        value = Long.numberOfTrailingZeros(all) >>> 3;
        listed = (all & all - 1) != 0 || tables.inLists && !earned && (tables.pairs[value] || tables.twoEntries[value]);
        if (listed) {
            several(all);
            if (size == 0 || tables.mayPass) {
                moves[size++] = 0;
            }
        } else {
            one();
            size = Integer.bitCount(may);
            size += size == 0 || tables.mayPass ? 1 : 0;
        }
    }

    /** Gets ready for the options of a seat. */
    private void look(int of, boolean isShut) {
        seat = of;
        shift = 4 * of;
        shut = isShut;
        inBase = pawns.count(tables.base, of);
        low = pawns.barsLow(of);
        high = pawns.barsHigh(of);
        if (tables.ownStand) {
            int own = pawns.frame(of);
            if (tables.wide) {
                standWide(own);
            } else {
                ownLow = 1L << own | 1L << (own >>> 8) | 1L << (own >>> 16) | 1L << (own >>> 24);
            }
        }
    }

    /** Notes where own pawns stand, on a board with more squares than a long has bits. */
    private void standWide(int own) {
        long atLow = 0;
        long atHigh = 0;
        for (int pawn = 0; pawn < 4; pawn++) {
            int code = own >>> 8 * pawn & 127;
            long isHigh = -(code >>> 6);
            atLow |= 1L << code & ~isHigh;
            atHigh |= 1L << code & isHigh;
        }
        ownLow = atLow;
        ownHigh = atHigh;
    }

    /** The options with one value: those that come first where there are any, or else all. */
    private void one() {
        row = tables.ways.row(value, earned, inBase, perSeat, shut);
        may = everyPawn & (tables.free ? led(pawns.frame(seat)) : free(pawns.frame(seat)));
        if (may == 0) {
            return;
        }
        if (tables.restricts) {
            may = first();
        }
        if (tables.hitFirst) {
            may = preferred(hitting());
        }
    }

    /** The pawns that ways lead from. */
    private int led(int own) {
        int[] ways = row.way();
        int a = ways[own & 127];
        int b = ways[own >>> 8 & 127];
        int c = ways[own >>> 16 & 127];
        int d = ways[own >>> 24];
        return (a | -a) >>> 31 | (b | -b) >>> 30 & 2 | (c | -c) >>> 29 & 4 | (d | -d) >>> 28 & 8;
    }

    /** The pawns against whose ways nothing stands. */
    private int free(int own) {
        int good = led(own);
        if (tables.crowd == 0) {
            return uncrowded(own, good);
        }
        if (tables.ownStand) {
            good &= ~against(own, ownLow, ownHigh, row.ownLow(), row.ownHigh());
        }
        if ((low | high) != 0) {
            good &= ~against(own, low, high, row.barsLow(), row.barsHigh());
        }
        return tables.crowd < 0 ? good : uncrowded(own, good);
    }

    /** The pawns against whose ways something stands of that which is noted as bits. */
    private int against(int own, long atLow, long atHigh, long[] lows, long[] highs) {
        int against = 0;
        for (int pawn = 0; pawn < 4; pawn++) {
            int code = own >>> 8 * pawn & 127;
            long some = atLow & lows[code];
            if (tables.wide) {
                some |= atHigh & highs[code];
            }
            against |= (int) ((some | -some) >>> 63) << pawn;
        }
        return against;
    }

    /** Of pawns against whose ways nothing stands before they end, those that can be moved. */
    private int uncrowded(int own, int some) {
        int good = some;
        for (int rest = some & crowding(own); rest != 0; rest &= rest - 1) {
            int pawn = Integer.numberOfTrailingZeros(rest);
            int code = pawns.code(seat, pawn);
            good &= path.find(seat, code, row.way()[code]) == 0 ? ~(1 << pawn) : -1;
        }
        return good;
    }

    /** The pawns whose ways end where so many stand, or where own ones stop them behind, that it must be looked at. */
    private int crowding(int own) {
        int crowding = 0;
        int[] way = row.way();
        int[] spots = tables.spots[seat];
        int[] met = tables.met[seat];
        for (int pawn = 0; pawn < 4; pawn++) {
            int to = way[own >>> 8 * pawn & 127] & 255;
            int there = pawns.on(spots[to]) & met[to];
            int many = tables.ownCrowd ? -(there >>> shift & 15) : tables.crowd - 1 - CrossPath.sum(there);
            crowding |= (many >>> 31) << pawn;
        }
        return crowding;
    }

    /** 1 where nothing that can be seen at once stands against a way, or else 0. */
    private int canGo(int code, int way, CrossWays.Row of) {
        if (tables.crowd == 0) {
            return (way | -way) >>> 31;
        }
        long against = ownLow & of.ownLow()[code] | low & of.barsLow()[code];
        if (tables.wide) {
            against |= ownHigh & of.ownHigh()[code] | high & of.barsHigh()[code];
        }
        int none = (int) (~(against | -against) >>> 63);
        return (way | -way) >>> 31 & none;
    }

    /** Of the pawns that can be moved, those that come first. */
    private int first() {
        if (tables.clear && inBase > 0 && pawns.count(tables.start[seat], seat) > 0) {
            int clearing = may & at(start);
            if (clearing != 0) {
                return clearing;
            }
        }
        if (tables.forced && inBase > 0 && row.way()[0] != 0) {
            int entering = may & at(0);
            if (entering != 0) {
                return entering;
            }
        }
        return !earned && tables.opens[value] ? preferred(inBlocks()) : may;
    }

    private int preferred(int some) {
        return (may & some) == 0 ? may : may & some;
    }

    /** The pawns that hit where they would end. */
    private int hitting() {
        int hitting = 0;
        for (int pawn = 0; pawn < perSeat; pawn++) {
            int way = (may >>> pawn & 1) == 0 ? 0 : way(pawn, row.way()[pawns.code(seat, pawn)]);
            hitting |= hits(way) ? 1 << pawn : 0;
        }
        return hitting;
    }

    private boolean hits(int way) {
        int spot = tables.spots[seat][way & 255];
        return tables.hitsLanding
                && spot < tables.shared
                && !tables.safe[spot]
                && (pawns.on(spot) & tables.foes[seat]) != 0;
    }

    /** Own pawns with a code. */
    private int at(int code) {
        return Integer.compress(equal(pawns.frame(seat), code * 0x01010101), HIGH);
    }

    /** The high bit of every byte in which two ints agree; all bytes below 128. */
    private static int equal(int one, int other) {
        return ~((one ^ other) + LOW) & HIGH;
    }

    /** Own pawns that are in blocks on the ring. */
    private int inBlocks() {
        int side = tables.mixed ? tables.friends[seat] : 15 << shift;
        int there = 0;
        for (int pawn = 0; pawn < perSeat; pawn++) {
            int spot = pawns.spot(seat, pawn);
            there |= spot < tables.shared && CrossTables.isBlock(pawns.on(spot) & side) ? 1 << pawn : 0;
        }
        return there;
    }

    /** Adds what a pawn can do with a value. */
    private void option(int pawn, int value, CrossWays.Row with) {
        int code = pawns.code(seat, pawn);
        int way = with.way()[code];
        int can = canGo(code, way, with);
        if (tables.crowd >= 0 && can != 0) {
            way = path.find(seat, code, way);
            can = way == 0 ? 0 : 1;
        }
        put(pawn, -1, value, way);
        size += can;
        if (code == 0 && !earned && tables.twoEntries[value]) {
            int walk = path.find(seat, 0, tables.ways.walking(tables.values[value]));
            put(pawn, -1, value, walk);
            size += walk == 0 ? 0 : 1;
        }
    }

    private void put(int pawn, int second, int value, int way) {
        moves[size] = packed(pawn, second, value, way);
        ways[size] = way;
    }

    private static int packed(int pawn, int second, int value, int way) {
        return MOVE | pawn | second + 1 << SECOND | value << VALUE | (way & 255) << TO;
    }

    /** Own pawns on a square, but for the one that moves. */
    private int own(int code, int to) {
        int there = pawns.on(tables.spots[seat][to]) & tables.met[seat][to];
        return (there >>> shift & 15) - (code == to ? 1 : 0);
    }

    /** The options with several values, or with one that brings in two pawns. */
    private void several(long all) {
        for (int pawn = 0; pawn < perSeat; pawn++) {
            for (long left = all; left != 0; ) {
                int value = Long.numberOfTrailingZeros(left) >>> 3;
                left &= -1L << (CrossTables.COUNT * value) << CrossTables.COUNT;
                option(pawn, value, tables.ways.row(value, earned, inBase, perSeat, shut));
            }
        }
        int least = Long.numberOfTrailingZeros(all) >>> 3;
        if (!earned && tables.inPairs) {
            pairs(least);
        }
        if (size > 0) {
            restrict(!earned && tables.opens[least]);
        }
        if (tables.hitFirst && size > 1) {
            hitFirst();
        }
    }

    private void pairs(int value) {
        if (!tables.pairs[value] || tables.apart && pawns.count(tables.start[seat], seat) > 0) {
            return;
        }
        for (int i = 0; i < perSeat; i++) {
            for (int j = i + 1; j < perSeat; j++) {
                put(i, j, value, tables.toStart);
                size += (pawns.code(seat, i) | pawns.code(seat, j)) == 0 ? 1 : 0;
            }
        }
    }

    /** Leaves over what rules about what comes first do. */
    private void restrict(boolean opens) {
        if (tables.clear && inBase > 0 && only(at(start))) {
            return;
        }
        boolean enters = tables.forced && inBase > 0 && only(at(0));
        if (opens && !enters) {
            only(inBlocks());
        }
    }

    /** Keeps the moves of some pawns, in their order, if there are any. */
    private boolean only(int some) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            spareMoves[kept] = moves[i];
            spareWays[kept] = ways[i];
            kept += some >>> (moves[i] & 7) & 1;
        }
        return keep(kept);
    }

    private boolean keep(int kept) {
        if (kept == 0) {
            return false;
        }
        int[] was = moves;
        moves = spareMoves;
        spareMoves = was;
        was = ways;
        ways = spareWays;
        spareWays = was;
        size = kept;
        return true;
    }

    private void hitFirst() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            spareMoves[kept] = moves[i];
            spareWays[kept] = ways[i];
            kept += hits(ways[i]) ? 1 : 0;
        }
        keep(kept);
    }

    /** Whether a pawn beside those in the base could be moved with any value of one throw. */
    boolean couldMove(int of, boolean isShut) {
        look(of, isShut);
        if (inBase == perSeat) {
            return false;
        }
        for (int i = 0; i < tables.values.length; i++) {
            CrossWays.Row with = tables.ways.row(i, false, inBase, perSeat, isShut);
            for (int pawn = 0; pawn < perSeat; pawn++) {
                int code = pawns.code(seat, pawn);
                int way = with.way()[code];
                if (code != 0 && canGo(code, way, with) != 0 && (tables.crowd < 0 || path.find(seat, code, way) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }
}
