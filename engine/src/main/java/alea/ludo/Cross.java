package alea.ludo;

import alea.picture.Cell;

/**
 * Where things are on a Ludo board: a cross in a grid of 15 by 15 cells, with a base in each corner. Place 0 is at the
 * top left and plays to the right; the others follow clockwise, each a quarter turn further.
 */
final class Cross {
    /** Cells in a row and in a column. */
    static final int SIZE = 15;
    /** Cells of an arm's middle line between its tip and the centre. */
    private static final int ARM = 5;

    private Cross() {}

    /** The cell of a ring square, 0..51; square 0 is the start of place 0. */
    static Cell ring(int square) {
        return ofFirstQuarter(square % Dialect.QUARTER).turned(square / Dialect.QUARTER, SIZE);
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
        return new Cell(7, 1 + step).turned(place, SIZE);
    }

    /** The cell where a place's pawns are home: beside the centre, or the centre itself when the lane is that long. */
    static Cell home(int place, int laneLength) {
        return lane(place, Math.max(laneLength, ARM));
    }

    /** The cell of a pawn, 0..3, in its base; numbered like text, not turned. */
    static Cell base(int place, int pawn) {
        Cell first = new Cell(place < 2 ? 2 : 11, place == 0 || place == 3 ? 2 : 11);
        return new Cell(first.row() + pawn / 2, first.column() + pawn % 2);
    }
}
