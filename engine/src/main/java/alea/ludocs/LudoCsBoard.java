package alea.ludocs;

import java.util.List;

/**
 * Where things are. Seats are 0 red, 1 green, 2 yellow, 3 blue, clockwise round the table. A <em>cell</em> is a
 * number: 0..51 the squares of the path, clockwise from yellow's X; 52..56 the seat's own home straight; then home
 * and base. A piece is 4 * seat + number.
 */
final class LudoCsBoard {
    static final int SEATS = 4;
    /** Pieces of a seat. */
    static final int PIECES = 4;

    static final int SQUARES = 52;
    static final int STRAIGHT = 52;
    static final int HOME = 57;
    static final int BASE = 58;

    static final int CW = 1;
    static final int CCW = -1;

    // A1: counted from the yellow approach, 50, as zero.
    static final int BHAWANA = 7;
    static final int KOTUWA = 25;
    static final int PITA_KOTUWA = 44;

    /**
     * Full rounds that a mystery cell stays (CS-10), and that an aura lasts after the round in which it was given
     * (A30).
     */
    static final int ROUNDS = 4;
    /** Full rounds after that of the first release until the first mystery cell (A25). */
    static final int ROUNDS_BEFORE_MYSTERY = 2;

    static final List<String> COLOURS = List.of("red", "green", "yellow", "blue");
    private static final String LETTERS = "RGYB";
    private static final int[] START = {26, 39, 0, 13};
    private static final int[] APPROACH = {24, 37, 50, 11};
    private static final String[] NAMES = new String[SEATS * PIECES];

    static {
        for (int piece = 0; piece < NAMES.length; piece++) {
            NAMES[piece] = "" + LETTERS.charAt(piece / PIECES) + (piece % PIECES + 1);
        }
    }

    private LudoCsBoard() {}

    /** A seat's X, where its pieces enter. */
    static int start(int seat) {
        return START[seat];
    }

    /** The square from which a seat's home straight begins. */
    static int approach(int seat) {
        return APPROACH[seat];
    }

    /** {@code R1} to {@code B4}. */
    static String name(int piece) {
        return NAMES[piece];
    }

    /** The piece with this name, or -1. */
    static int piece(String name) {
        return List.of(NAMES).indexOf(name);
    }

    static boolean onPath(int cell) {
        return cell < SQUARES;
    }

    /** The square with this number when counting goes on past 51 or back past 0, by no more than a lap. */
    static int wrap(int square) {
        return square >= SQUARES ? square - SQUARES : square < 0 ? square + SQUARES : square;
    }

    /** Steps from a square of the path to a seat's approach. */
    static int steps(int seat, int square, int direction) {
        return direction == CW ? wrap(APPROACH[seat] - square) : wrap(square - APPROACH[seat]);
    }

    /** How far it is home, the second lap of an anticlockwise piece included (A20); a base piece is farthest. */
    static int distance(int seat, int cell, int direction, int passes) {
        if (cell == BASE) {
            return 3 * SQUARES;
        }
        if (!onPath(cell)) {
            return HOME - cell;
        }
        int distance = steps(seat, cell, direction) + HOME - STRAIGHT + 1;
        return direction == CCW && passes == 0 ? distance + SQUARES : distance;
    }
}
