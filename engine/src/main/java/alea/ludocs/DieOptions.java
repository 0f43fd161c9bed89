package alea.ludocs;

/**
 * What a seat can do with a roll, found section by section as {@link PlainLudoCs} lists it: the options, and those
 * that stop short of a block, which count only where there is no other (A17).
 */
final class DieOptions {
    private static final int MOST = LudoCsBoard.PIECES + LudoCsBoard.PIECES / 2;
    /** The answer of {@link #walk} to a move that leads beyond home. */
    private static final int BEYOND = -1;

    private final PieceTable table;
    private final int[] cell;
    private final Aura[] aura;
    private final int[] on;
    private final Rules rules;

    private final int[] mask = new int[MOST];
    private final int[] steps = new int[MOST];
    private final int[] target = new int[MOST];
    private final int[] shortMask = new int[MOST];
    private final int[] shortSteps = new int[MOST];
    private final int[] shortTarget = new int[MOST];
    private int full;
    private int partial;
    private boolean obstructed;

    DieOptions(PieceTable table, Rules rules) {
        this.table = table;
        cell = table.cell;
        aura = table.aura;
        on = table.on;
        this.rules = rules;
    }

    /** The pieces that an option moves, as bits. */
    int pieces(int option) {
        return mask[option];
    }

    /** How far an option leads; 0 for a release. */
    int steps(int option) {
        return steps[option];
    }

    /** The cell where an option ends. */
    int target(int option) {
        return target[option];
    }

    /** Whether anything can be done. */
    boolean any() {
        return full + partial > 0;
    }

    /** Whether what can be done uses the whole roll. */
    boolean whole() {
        return full > 0;
    }

    /** Whether a block stood in somebody's way. */
    boolean obstructed() {
        return obstructed;
    }

    /** Decides between whole and short moves and returns how many options that gives. */
    int settle() {
        if (full > 0) {
            return full;
        }
        System.arraycopy(shortMask, 0, mask, 0, partial);
        System.arraycopy(shortSteps, 0, steps, 0, partial);
        System.arraycopy(shortTarget, 0, target, 0, partial);
        return partial;
    }

    /** Becomes a copy of options that are settled. */
    void set(DieOptions o) {
        System.arraycopy(o.mask, 0, mask, 0, MOST);
        System.arraycopy(o.steps, 0, steps, 0, MOST);
        System.arraycopy(o.target, 0, target, 0, MOST);
        full = o.full;
        partial = o.partial;
    }

    private void forget() {
        full = 0;
        partial = 0;
        obstructed = false;
    }

    /** Finds all that a seat can do with a roll. */
    void find(int seat, int value) {
        forget();
        long foreign = table.foreignBlocks(seat);
        int lowest = seat * LudoCsBoard.PIECES;
        for (int p = lowest; p < lowest + LudoCsBoard.PIECES; p++) {
            int at = cell[p];
            if (at == LudoCsBoard.HOME) {
                continue;
            }
            if (at == LudoCsBoard.BASE) {
                if (value == 6) {
                    release(seat, p, foreign);
                }
            } else if (aura[p] != Aura.FROZEN) {
                int way = table.direction[p];
                consider(seat, 1 << p, foreign, at, way, effect(aura[p], value), table.enters(p, way));
            }
        }
        for (long rest = table.blocks[seat]; rest != 0; ) {
            // By lowest member: of two blocks, the one with the lower.
            int square = Long.numberOfTrailingZeros(rest);
            long other = rest & rest - 1;
            if (other != 0) {
                int second = Long.numberOfTrailingZeros(other);
                if (PieceTable.lowest(on[second]) < PieceTable.lowest(on[square])) {
                    square = second;
                }
            }
            rest &= ~(1L << square);
            int members = on[square];
            int by = share(members, value);
            int way = table.block[PieceTable.lowest(members)];
            consider(seat, members, foreign, square, way, by, by > 0 && enter(members, way));
        }
    }

    /** Finds what some pieces of one cell can do together by so many steps, as if they were all that there is. */
    void findOnly(int seat, int pieces, int by) {
        forget();
        int way = table.way(pieces);
        int from = cell[PieceTable.lowest(pieces)];
        consider(seat, pieces, table.foreignBlocks(seat), from, way, by, enter(pieces, way));
    }

    /** How far a roll brings pieces of one cell together; 0 when it moves none of them. */
    int share(int pieces, int value) {
        int lowest = PieceTable.lowest(pieces);
        boolean alike = true;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = PieceTable.lowest(rest);
            if (aura[p] == Aura.FROZEN) {
                return 0;
            }
            alike &= aura[p] == aura[lowest];
        }
        int size = Integer.bitCount(pieces);
        int shared = alike ? effect(aura[lowest], value) : value;
        return rules.evenShares() && shared % size != 0 ? 0 : shared / size;
    }

    /** Where some steps lead pieces of one cell if nothing is in their way, and beyond home nowhere. */
    int walk(int seat, int pieces, int by) {
        int way = table.way(pieces);
        return walk(seat, cell[PieceTable.lowest(pieces)], way, by, enter(pieces, way));
    }

    /** The square of the first block of another seat that some steps meet; they meet one. */
    int obstacle(int seat, int pieces, int by) {
        int from = cell[PieceTable.lowest(pieces)];
        int way = table.way(pieces);
        return LudoCsBoard.wrap(from + way * firstBlock(table.foreignBlocks(seat), from, way, by));
    }

    private boolean enter(int pieces, int way) {
        boolean enter = true;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            enter &= table.enters(PieceTable.lowest(rest), way);
        }
        return enter;
    }

    private void release(int seat, int p, long foreign) {
        int x = LudoCsBoard.start(seat);
        if ((foreign >>> x & 1) != 0) {
            obstructed = true;
        } else {
            mask[full] = 1 << p;
            steps[full] = 0;
            target[full++] = x;
        }
    }

    private static int effect(Aura aura, int value) {
        return aura == Aura.NONE ? value : aura == Aura.ENERGISED ? 2 * value : value / 2;
    }

    /** Adds the move of a piece or of a block to the options, whole or short, if it is one. */
    private void consider(int seat, int pieces, long foreign, int from, int way, int by, boolean enters) {
        if (by == 0) {
            return;
        }
        int to = walk(seat, from, way, by, enters);
        if (to == BEYOND) {
            return;
        }
        int k = 0;
        if (foreign != 0 && LudoCsBoard.onPath(from)) {
            k = firstBlock(foreign, from, way, LudoCsBoard.onPath(to) ? by : LudoCsBoard.steps(seat, from, way));
        }
        if (k == 0 || k == by && rules.blockCaptures(Integer.bitCount(pieces), Integer.bitCount(on[to]))) {
            mask[full] = pieces;
            steps[full] = by;
            target[full++] = to;
            return;
        }
        obstructed = true;
        if (k >= 2 && (k < by || rules.stopsAtLanding())) {
            shortMask[partial] = pieces;
            shortSteps[partial] = k - 1;
            shortTarget[partial++] = LudoCsBoard.wrap(from + way * (k - 1));
        }
    }

    private static int walk(int seat, int from, int way, int by, boolean enters) {
        int straight = from + by;
        if (LudoCsBoard.onPath(from)) {
            int away = LudoCsBoard.steps(seat, from, way);
            if (by <= away || !enters) {
                return LudoCsBoard.wrap(from + way * by);
            }
            straight = LudoCsBoard.STRAIGHT + by - away - 1;
        }
        return straight > LudoCsBoard.HOME ? BEYOND : straight;
    }

    /** The first of so many steps that meets one of the blocks, or 0. */
    private static int firstBlock(long foreign, int from, int way, int by) {
        int square = from;
        for (int k = 1; k <= by; k++) {
            square += way;
            if (square == LudoCsBoard.SQUARES) {
                square = 0;
            } else if (square < 0) {
                square = LudoCsBoard.SQUARES - 1;
            }
            if ((foreign >>> square & 1) != 0) {
                return k;
            }
        }
        return 0;
    }
}
