package hypergammon;

/**
 * The ways in which the checkers of one seat can stand, numbered from 0, all of them borne off. A way with places a,
 * b and c, falling, has the number C(a+2, 3) + C(b+1, 2) + c, whatever the number of places is; fewer places have the
 * first of these numbers.
 */
final class Sides {
    private final int checkers;
    /** By number: the way, see {@link Side}. */
    private final int[] sides;
    /** By way: its number. */
    private final char[] numbers = new char[Side.LIMIT];

    /** The ways of so many checkers. */
    Sides(int checkers) {
        this.checkers = checkers;
        sides = new int[ways(Hypergammon.BAR + 1)];
        for (int side = 0; side < Side.LIMIT; side++) {
            if (Side.high(side) <= Hypergammon.BAR
                    && Side.middle(side) <= Side.high(side)
                    && Side.low(side) <= Side.middle(side)
                    && (checkers == Hypergammon.MOST_CHECKERS || Side.place(side, checkers) == Hypergammon.OFF)) {
                int number = 0;
                for (int checker = 0; checker < checkers; checker++) {
                    number += ways(Side.place(side, checker), checkers - checker);
                }
                numbers[side] = (char) number;
                sides[number] = side;
            }
        }
    }

    /** How many there are. */
    int count() {
        return sides.length;
    }

    /** In how many ways all checkers can stand on so many places; those with nobody on the others come first. */
    int ways(int places) {
        return ways(places, checkers);
    }

    /** In how many ways 1..3 checkers can stand on so many places. */
    private static int ways(int places, int checkers) {
        return switch (checkers) {
            case 1 -> places;
            case 2 -> places * (places + 1) / 2;
            default -> places * (places + 1) * (places + 2) / 6;
        };
    }

    /** The number of a way. */
    int number(int side) {
        return numbers[side];
    }

    /** The way of a number. */
    int side(int number) {
        return sides[number];
    }
}
