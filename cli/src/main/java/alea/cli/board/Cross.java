package alea.cli.board;

/**
 * Where things are on a Ludo board: a cross in a grid of 15 by 15 cells, with a base in each corner. Place 0 is at the
 * top left and plays to the right; the others follow clockwise, each a quarter turn further.
 */
final class Cross {
    /** Cells in a row and in a column. */
    static final int SIZE = 15;
    /** Squares of the ring that a quarter of the board has. */
    static final int QUARTER = 13;
    /** Cells of an arm's middle line between its tip and the centre. */
    private static final int ARM = 5;

    private Cross() {}

    /** The cell of a ring square, 0..51; square 0 is the start of place 0. */
    static Cell ring(int square) {
        return ofFirstQuarter(square % QUARTER).turned(square / QUARTER);
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
    static Cell lane(int place, int step) {
        return new Cell(7, 1 + step).turned(place);
    }

    /** The cell where a place's pawns are home: beside the centre, or the centre itself when the lane is that long. */
    static Cell home(int place, int laneLength) {
        return lane(place, Math.max(laneLength, ARM));
    }

    /** The cell of a pawn, 0..3, in its base. */
    static Cell base(int place, int pawn) {
        return new Cell(2 + pawn / 2, 2 + pawn % 2).turned(place);
    }
}
