package alea.ludo;

/**
 * On which squares pawns of two seats can come to stand together, found by asking the rules: where a move ends beside
 * somebody, given that others share no squares but those found so far.
 */
final class Sharing {
    /**
     * How pawns of one frame stand on a square: nobody, one or two on the ring, one or two on the first square of
     * their lane.
     */
    private static final int STATES = 5;

    private Sharing() {}

    /** The squares, as bits of progress, the same from every place. */
    static long squares(Dialect rules) {
        // Who is struck returns to the start, whoever stands there.
        long shared = rules.hasBase() ? 0 : aroundTheBoard(1);
        for (long before = -1; before != shared; ) {
            before = shared;
            long asked = 0;
            for (int from = rules.origin(); from < rules.home(); from++) {
                for (int die = 1; die <= 6; die++) {
                    // Along the ring it does not matter from where.
                    boolean along = from >= 0 && from + die < rules.ring() && !rules.isStar(from + die);
                    if (rules.movable(from, die) && !(along && (asked >>> from + die & 1) != 0)) {
                        asked |= along ? 1L << from + die : 0;
                        shared |= shared(rules, from, die, shared);
                    }
                }
            }
        }
        return shared;
    }

    /** The square where this move ends, when somebody can be left beside it. */
    private static long shared(Dialect rules, int from, int die, long known) {
        int to = rules.destination(from, die);
        if (to >= rules.ring() || (known >>> to & 1) != 0) {
            return 0;
        }
        var others = new Pattern(rules, to);
        for (int pattern = 1; pattern < STATES * STATES * STATES; pattern++) {
            if (others.set(pattern) && rules.meeting().land(rules, others, from, die) == to && others.left()) {
                return aroundTheBoard(1L << to);
            }
        }
        return 0;
    }

    private static long aroundTheBoard(long squares) {
        long half = squares | Dialect.rotate(squares, Dialect.QUARTER);
        return half | Dialect.rotate(half, 2 * Dialect.QUARTER);
    }

    /** Pawns on one square, in all ways that are not shared. */
    private static final class Pattern implements Meeting.Others {
        private final int square;
        private final boolean[] onRing = new boolean[Dialect.PLACES];
        private final boolean[] inLane = new boolean[Dialect.PLACES];
        private final int[] state = new int[Dialect.PLACES];

        Pattern(Dialect rules, int square) {
            this.square = square;
            for (int k = 1; k < Dialect.PLACES; k++) {
                long standing = rules.standing(k, square);
                onRing[k] = (standing & (1L << rules.ring()) - 1) != 0;
                inLane[k] = standing >>> rules.ring() != 0;
            }
        }

        /** Puts pawns there; says whether they can stand so, at most one seat of them on the ring. */
        boolean set(int pattern) {
            int left = pattern;
            int seats = 0;
            for (int k = 1; k < Dialect.PLACES; k++) {
                state[k] = left % STATES;
                left /= STATES;
                boolean ring = state[k] == 1 || state[k] == 2;
                if (ring && !onRing[k] || state[k] > 2 && !inLane[k]) {
                    return false;
                }
                seats += ring ? 1 : 0;
            }
            return seats == 1;
        }

        /** Whether somebody on the ring has not been struck. */
        boolean left() {
            for (int k = 1; k < Dialect.PLACES; k++) {
                if (state[k] == 1 || state[k] == 2) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int count(int k, int at) {
            return at != square || state[k] == 0 ? 0 : 2 - state[k] % 2;
        }

        @Override
        public void strike(int k, int at) {
            if (at == square) {
                state[k] = 0;
            }
        }
    }
}
