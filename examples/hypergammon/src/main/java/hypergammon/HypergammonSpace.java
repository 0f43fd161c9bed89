package hypergammon;

import alea.game.Position;
import alea.solve.Space;
import java.util.Arrays;

/**
 * The positions before a roll, as the seat to roll sees them: 7,953,353 of them with three checkers a side, and no
 * number without a position. The ways in which the seat's checkers can stand follow one another ({@link Sides}); for
 * each, those of the other seat's checkers, counted over the places that are left to them.
 */
public final class HypergammonSpace implements Space {
    /** By way of the seat to roll: the first number; and one more, for the end. */
    private final int[] first;

    private final Hypergammon game;
    private final Sides sides;

    HypergammonSpace(Hypergammon game) {
        this.game = game;
        sides = new Sides(game.checkers());
        first = new int[sides.count() + 1];
        for (int own = 0; own < sides.count(); own++) {
            first[own + 1] = first[own] + others(own);
        }
    }

    /** The ways of one seat. */
    Sides sides() {
        return sides;
    }

    /** In how many ways the other seat's checkers can stand: not where the seat's own are, and not all off. */
    private int others(int own) {
        return own == 0 ? 0 : sides.ways(Hypergammon.BAR + 1 - taken(sides.side(own))) - 1;
    }

    /** How many points a side is on. */
    private static int taken(int side) {
        int taken = 0;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            taken += takes(side, checker) ? 1 : 0;
        }
        return taken;
    }

    /** Whether a checker is on a point, and the first there. */
    private static boolean takes(int side, int checker) {
        int place = Side.place(side, checker);
        return place != Hypergammon.BAR
                && place != Hypergammon.OFF
                && (checker == 0 || Side.place(side, checker - 1) != place);
    }

    @Override
    public Hypergammon game() {
        return game;
    }

    @Override
    public long states() {
        return first[sides.count()];
    }

    @Override
    public long number(Position position) {
        HypergammonPosition p = (HypergammonPosition) position;
        return p.isChance() ? number(p.side(p.seat()), p.side(1 - p.seat())) : -1;
    }

    private int number(int own, int other) {
        int counted = Side.of(
                counted(own, Side.high(other)), counted(own, Side.middle(other)), counted(own, Side.low(other)));
        return first[sides.number(own)] + sides.number(counted) - 1;
    }

    /** A place of the other seat, counted over those that are not taken. */
    private static int counted(int own, int place) {
        int counted = place;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            counted -= takes(own, checker) && Hypergammon.across(Side.place(own, checker)) < place ? 1 : 0;
        }
        return counted;
    }

    /** The place that is counted so. */
    private static int place(int own, int counted) {
        int place = counted;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) { // the other seat's lowest points first
            place += takes(own, checker) && Hypergammon.across(Side.place(own, checker)) <= place ? 1 : 0;
        }
        return place;
    }

    /** How the checkers of the seat to roll stand in a state, as {@link Sides} numbers it. */
    int own(long number) {
        int at = Arrays.binarySearch(first, 1, first.length, (int) number + 1);
        return at >= 0 ? at - 1 : -at - 2;
    }

    /** The same for the other seat. */
    int other(long number) {
        int own = own(number);
        int side = sides.side(own);
        int counted = sides.side((int) number - first[own] + 1);
        return sides.number(Side.of(
                place(side, Side.high(counted)), place(side, Side.middle(counted)), place(side, Side.low(counted))));
    }

    @Override
    public boolean position(long number, Position into) {
        ((HypergammonPosition) into).setUp(0, sides.side(own(number)), sides.side(other(number)));
        return true;
    }

    @Override
    public boolean turned() {
        return true;
    }

    /** Steps that have been made. */
    @Override
    public int progress(long number) {
        return 2 * Hypergammon.MOST_CHECKERS * Hypergammon.BAR
                - Side.pips(sides.side(own(number)))
                - Side.pips(sides.side(other(number)));
    }
}
