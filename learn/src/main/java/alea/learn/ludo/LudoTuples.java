package alea.learn.ludo;

import alea.game.Position;
import alea.learn.td.Features;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;

/**
 * Tables over tuples of pawns, for Ludo of two seats with two pawns each: an n-tuple network (Lucas, "Learning to
 * Play Othello with N-Tuple Systems", 2008) when nothing is hidden. Squares are the owner's own progress. Extra
 * inputs are for all four pawns, two of which stand on exact squares, while the others are given roughly:
 * <ul>
 *   <li>for every pawn of the seat to roll and every one of the other: the squares of these two, and roughly those
 *   of their partners;
 *   <li>the two squares of the seat to roll, and roughly those of the other; and the other way round.
 * </ul>
 *
 * <p>Roughly means between knots every nine squares: what lies between two is shared among both by how near it is,
 * and so among the four corners with two pawns. So an input's value is at most 1, those of a tuple add up to 1, and
 * what a network makes of them changes without steps.
 *
 * <p>Slots are for less: the square of each pawn; every two squares where two pawns stand; the squares walked by
 * both seats; and what the rules remember of earlier rolls, where they do. They make the network learn at once what
 * holds for many of the others.
 */
final class LudoTuples implements Features {
    static final String NAME = "ludo-tuples";

    private static final int SPACING = 9;
    private static final int PAWNS = 2;
    private static final int TUPLES = PAWNS * PAWNS + 2;
    private static final int MEMORIES = 8;

    private final int squares;
    /** Knots of one pawn; the last is home or beyond it, and one more makes a corner for it. */
    private final int knots;

    private final boolean remembers;
    /** By the seat to roll: the frame of the other. */
    private final int[] other = new int[2];

    private final int ownRoughAt;
    private final int othersRoughAt;
    private final int ownAt;
    private final int othersAt;
    private final int crossAt;
    private final int singleAt;
    private final int walkedAt;
    private final int memoryAt;
    private final int[] pawns = new int[2 * PAWNS];

    LudoTuples(LudoGame game) {
        squares = game.dialect().home() - game.dialect().origin() + 1;
        knots = (squares - 1) / SPACING + 2;
        remembers = game.dialect().turns().remembers();
        other[0] = Math.floorMod(game.place(1) - game.place(0), Dialect.PLACES);
        other[1] = Math.floorMod(game.place(0) - game.place(1), Dialect.PLACES);
        int rough = knots * knots;
        int pairs = squares * (squares + 1) / 2;
        ownRoughAt = squares * squares * rough;
        othersRoughAt = ownRoughAt + pairs * rough;
        ownAt = othersRoughAt + pairs * rough;
        othersAt = ownAt + pairs;
        crossAt = othersAt + pairs;
        singleAt = crossAt + squares * squares;
        walkedAt = singleAt + 2 * squares;
        memoryAt = walkedAt + walked(home(), home()) + 1;
    }

    /** Whether there are such features for a game. */
    static boolean serves(LudoGame game) {
        return game.seats() == 2 && game.pawns() == PAWNS;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int inputs() {
        return memoryAt + (remembers ? MEMORIES : 0);
    }

    @Override
    public int drawn() {
        return 0;
    }

    @Override
    public int slots() {
        return PAWNS * PAWNS + 2 + 2 * PAWNS + 1 + (remembers ? 1 : 0);
    }

    @Override
    public int mostExtras() {
        return 4 * TUPLES;
    }

    @Override
    public boolean values(Position position) {
        return position.node() == Position.CHANCE;
    }

    @Override
    public void slots(Position position, int[] into) {
        LudoPosition p = (LudoPosition) position;
        read(p);
        int a = pawns[0];
        int b = pawns[1];
        int c = pawns[2];
        int d = pawns[3];
        into[0] = ownAt + pair(a, b);
        into[1] = othersAt + pair(c, d);
        into[2] = crossAt + a * squares + c;
        into[3] = crossAt + a * squares + d;
        into[4] = crossAt + b * squares + c;
        into[5] = crossAt + b * squares + d;
        into[6] = singleAt + a;
        into[7] = singleAt + b;
        into[8] = singleAt + squares + c;
        into[9] = singleAt + squares + d;
        into[10] = walkedAt + walked(a + b, c + d);
        if (remembers) {
            into[11] = memoryAt + p.memory();
        }
    }

    private int home() {
        return PAWNS * (squares - 1);
    }

    /** The number of two sums of squares. */
    private int walked(int own, int others) {
        return own * (home() + 1) + others;
    }

    /** The number of two squares in order. */
    private static int pair(int less, int more) {
        return more * (more + 1) / 2 + less;
    }

    /** Finds the squares of the seat to roll, in order, then those of the other. */
    private void read(LudoPosition p) {
        int k = other[p.seat()];
        int one = p.walked(0, 0);
        int two = p.walked(0, 1);
        int three = p.walked(k, 0);
        int four = p.walked(k, 1);
        pawns[0] = Math.min(one, two);
        pawns[1] = Math.max(one, two);
        pawns[2] = Math.min(three, four);
        pawns[3] = Math.max(three, four);
    }

    @Override
    public int extras(Position position, int[] into, float[] values) {
        read((LudoPosition) position);
        int a = pawns[0];
        int b = pawns[1];
        int c = pawns[2];
        int d = pawns[3];
        int n = put(a * squares + c, 0, b, d, into, values, 0);
        n = put(a * squares + d, 0, b, c, into, values, n);
        n = put(b * squares + c, 0, a, d, into, values, n);
        n = put(b * squares + d, 0, a, c, into, values, n);
        n = put(pair(a, b), ownRoughAt, c, d, into, values, n);
        return put(pair(c, d), othersRoughAt, a, b, into, values, n);
    }

    /** One tuple: what is exact, where its table begins, and two squares that are given roughly. */
    private int put(int exact, int at, int x, int y, int[] into, float[] values, int from) {
        int corner = at + (exact * knots + x / SPACING) * knots + y / SPACING;
        float right = x % SPACING / (float) SPACING;
        float up = y % SPACING / (float) SPACING;
        int n = put(corner, (1 - right) * (1 - up), into, values, from);
        n = put(corner + 1, (1 - right) * up, into, values, n);
        n = put(corner + knots, right * (1 - up), into, values, n);
        return put(corner + knots + 1, right * up, into, values, n);
    }

    private static int put(int input, float value, int[] into, float[] values, int n) {
        if (value == 0) {
            return n;
        }
        into[n] = input;
        values[n] = value;
        return n + 1;
    }

    @Override
    public int representative(Position position, int option) {
        return LudoFeatures.representative((LudoPosition) position, option);
    }
}
