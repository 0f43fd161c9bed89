package alea.cross;

/**
 * Every way of the board, made once: from each progress, with each value or steps that were earned. A way is packed
 * into an int; 0 is none.
 */
final class CrossWays {
    private static final int BYTE = 255;

    private final CrossRules rules;
    private final Circuit way;

    /** By row and progress, the ways. */
    private final int[][] ways;

    private final int values;
    private final int rows;

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
        ways = new int[4 * rows][way.end() + CrossTables.OFFSET + 1];
        for (int row = 0; row < ways.length; row++) {
            int i = row % rows;
            boolean baseEmpty = (row / rows & 1) != 0;
            boolean shut = row / rows > 1;
            for (int p = Circuit.BEHIND; p <= way.end(); p++) {
                int value = i < values.length ? values[i] : 0;
                int steps =
                        value == 0 ? bonus[i - values.length] : rules.throwing().steps(value, baseEmpty);
                ways[row][p + CrossTables.OFFSET] = route(p, value, steps, shut);
            }
        }
    }

    /**
     * The ways with a value, by progress.
     *
     * @param value the number of the value, or of the steps that were earned
     */
    int[] row(int value, boolean earned, boolean baseEmpty, boolean shut) {
        return ways[((shut ? 2 : 0) + (baseEmpty ? 1 : 0)) * rows + (earned ? values + value : value)];
    }

    /** Where a way ends. */
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

    /** A way of some squares without a turn. */
    static int straight(int from, int squares) {
        return from + squares + CrossTables.OFFSET | squares << 8 | squares << 16;
    }

    private int route(int p, int value, int steps, boolean shut) {
        int last = way.last();
        if (way.isFinished(p) && !(way.goal().places() && way.goal().inside())) {
            return 0;
        }
        if (way.stair() && p >= last) {
            return value == Math.min(p - last + 1, 6) ? straight(p, 1) : 0;
        }
        boolean waits = shut && p <= last;
        if (waits && rules.gate() == Gate.ROUND) {
            int to = (p + 1 + steps) % way.ring() - 1;
            return to + CrossTables.OFFSET | steps << 8 | steps << 16;
        }
        int stop = waits || way.stair() ? last : way.end();
        if (rules.going().door() == Going.Door.AGAIN && p == stop - 1) {
            return rules.repeats().on().contains(value) ? straight(p, 1) : 0;
        }
        int over = p + steps - stop;
        return over <= 0 ? straight(p, steps) : waits ? 0 : beyond(p, steps, stop, over);
    }

    private int beyond(int p, int steps, int stop, int over) {
        return switch (rules.going().overshoot()) {
            case FORBID -> 0;
            case STOP -> straight(p, stop - p);
            case BACK -> p - over < way.first() ? 0 : p - over + CrossTables.OFFSET | 1 << 8;
            case BOUNCE ->
                stop - over < way.first() ? 0 : stop - over + CrossTables.OFFSET | steps << 8 | stop - p << 16;
        };
    }
}
