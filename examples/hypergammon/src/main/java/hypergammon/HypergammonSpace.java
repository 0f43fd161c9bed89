package hypergammon;

import alea.game.Game;
import alea.game.Position;
import alea.solve.Space;
import java.util.Arrays;

/**
 * The positions before a roll, as the seat to roll sees them: 7,953,353 of them, and no number without a position. The ways in which the seat's
 * checkers can stand follow one another ({@link Sides}); for each, those of the other seat's checkers, counted over the places that
 * are left to them.
 */
public final class HypergammonSpace implements Space {
    /** By way of the seat to roll: the first number; and one more, for the end. */
    private static final int[] FIRST = new int[Sides.COUNT + 1];

    static {
        for (int own = 0; own < Sides.COUNT; own++) {
            FIRST[own + 1] = FIRST[own] + others(own);
        }
    }

    private final Game game;

    HypergammonSpace(Game game) {
        this.game = game;
    }

    /** In how many ways the other seat's checkers can stand: not where the seat's own are, and not all off. */
    private static int others(int own) {
        return own == 0 ? 0 : Sides.ways(Hypergammon.BAR + 1 - taken(Sides.side(own))) - 1;
    }

    /** How many points a side is on. */
    private static int taken(int side) {
        int taken = 0;
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
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
    public Game game() {
        return game;
    }

    @Override
    public long states() {
        return FIRST[Sides.COUNT];
    }

    @Override
    public long number(Position position) {
        HypergammonPosition p = (HypergammonPosition) position;
        return p.isChance() ? number(p.side(p.seat()), p.side(1 - p.seat())) : -1;
    }

    private static int number(int own, int other) {
        int counted = Side.of(
                counted(own, Side.high(other)), counted(own, Side.middle(other)), counted(own, Side.low(other)));
        return FIRST[Sides.number(own)] + Sides.number(counted) - 1;
    }

    /** A place of the other seat, counted over those that are not taken. */
    private static int counted(int own, int place) {
        int counted = place;
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) {
            counted -= takes(own, checker) && Hypergammon.across(Side.place(own, checker)) < place ? 1 : 0;
        }
        return counted;
    }

    /** The place that is counted so. */
    private static int place(int own, int counted) {
        int place = counted;
        for (int checker = 0; checker < Hypergammon.CHECKERS; checker++) { // the other seat's lowest points first
            place += takes(own, checker) && Hypergammon.across(Side.place(own, checker)) <= place ? 1 : 0;
        }
        return place;
    }

    /** How the checkers of the seat to roll stand in a state, as {@link Sides} numbers it. */
    static int own(long number) {
        int at = Arrays.binarySearch(FIRST, 1, FIRST.length, (int) number + 1);
        return at >= 0 ? at - 1 : -at - 2;
    }

    /** The same for the other seat. */
    static int other(long number) {
        int side = Sides.side(own(number));
        int counted = Sides.side((int) number - FIRST[own(number)] + 1);
        return Sides.number(Side.of(
                place(side, Side.high(counted)), place(side, Side.middle(counted)), place(side, Side.low(counted))));
    }

    @Override
    public boolean position(long number, Position into) {
        ((HypergammonPosition) into).setUp(0, Sides.side(own(number)), Sides.side(other(number)));
        return true;
    }

    @Override
    public boolean turned() {
        return true;
    }

    /** Steps that have been made. */
    @Override
    public int progress(long number) {
        return 2 * Hypergammon.CHECKERS * Hypergammon.BAR
                - Side.pips(Sides.side(own(number)))
                - Side.pips(Sides.side(other(number)));
    }
}
