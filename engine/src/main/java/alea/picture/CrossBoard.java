package alea.picture;

/**
 * Where things are on a cross of a board, as Ludo and LUDO-CS are played on: a grid of 15 by 15 cells, with a ring of
 * 52 squares and a base in each corner. Place 0 is at the top left and plays to the right; the others follow clockwise,
 * each a quarter turn further.
 */
public final class CrossBoard {
    /** Cells in a row and in a column. */
    public static final int SIZE = 15;

    /** Squares of the ring. */
    public static final int SQUARES = 52;

    /** Squares from one place's start to the next. */
    private static final int QUARTER = SQUARES / 4;

    /** Cells of an arm's middle line between its tip and the centre. */
    private static final int ARM = 5;

    private static final int BOTTOM = SIZE - 1;

    /** Where the right corners begin, and how wide a corner is. */
    private static final int RIGHT = 9;

    private static final int CORNER = SIZE - RIGHT;

    private CrossBoard() {}

    /** The cell of a ring square, 0..51; square 0 is the start of place 0. */
    public static Cell ring(int square) {
        return ofFirstQuarter(square % QUARTER).turned(square / QUARTER, SIZE);
    }

    private static Cell ofFirstQuarter(int step) {
        if (step < 5) {
            return new Cell(6, 1 + step);
        }
        if (step < 11) {
            return new Cell(10 - step, 6);
        }
        return new Cell(0, step - 4);
    }

    /** The cell of a place's lane, counted from 0 at the tip of the arm. */
    public static Cell lane(int place, int step) {
        return new Cell(7, 1 + step).turned(place, SIZE);
    }

    /** The cell where a place's pawns are home: beside the centre, or the centre itself when the lane is that long. */
    public static Cell home(int place, int laneLength) {
        return lane(place, Math.max(laneLength, ARM));
    }

    /** The cell of a pawn, 0..3, in its base; numbered like text, not turned. */
    public static Cell base(int place, int pawn) {
        Cell first = new Cell(place < 2 ? 2 : 11, place == 0 || place == 3 ? 2 : 11);
        return new Cell(first.row() + pawn / 2, first.column() + pawn % 2);
    }

    /**
     * Words in the corner of a place.
     *
     * @param line from 0 at the edge of the board
     */
    public static Picture.Caption corner(int place, int line, Colour colour, String text) {
        Cell cell = new Cell(place < 2 ? line : BOTTOM - line, place == 1 || place == 2 ? RIGHT : 0);
        return new Picture.Caption(cell, CORNER, colour, text);
    }
}
