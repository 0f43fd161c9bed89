package hypergammon;

/**
 * The ways in which the checkers of one seat can stand, numbered from 0, all of them borne off. A way with places a, b and c, falling, has the
 * number C(a+2, 3) + C(b+1, 2) + c, whatever the number of places is; fewer places have the first of these numbers.
 */
final class Sides {
    private static final int PLACES = Hypergammon.BAR + 1;
    /** How many ways there are. */
    static final int COUNT = ways(PLACES);

    private static final int[] SIDES = new int[COUNT];

    static {
        for (int high = 0; high < PLACES; high++) {
            for (int middle = 0; middle <= high; middle++) {
                for (int low = 0; low <= middle; low++) {
                    int side = Side.of(high, middle, low);
                    SIDES[number(side)] = side;
                }
            }
        }
    }

    private Sides() {}

    /** In how many ways three checkers can stand on so many places. */
    static int ways(int places) {
        return places * (places + 1) * (places + 2) / 6;
    }

    /** The number of a way, see {@link Side}. */
    static int number(int side) {
        int middle = Side.middle(side);
        return ways(Side.high(side)) + middle * (middle + 1) / 2 + Side.low(side);
    }

    /** The way of a number. */
    static int side(int number) {
        return SIDES[number];
    }
}
