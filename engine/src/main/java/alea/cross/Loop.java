package alea.cross;

import alea.picture.Cell;

/**
 * Where things are on a board of this family when it is drawn: the ring as a loop of cells round the edge, clockwise
 * from the top left, and in the middle a row for each seat and each short cut.
 *
 * @param way the board
 * @param seats that have a row
 * @param pawns of each seat
 * @param columns of cells
 * @param rows of cells
 */
record Loop(Circuit way, int seats, int pawns, int columns, int rows) {
    /** Columns that a terminal of 80 characters shows with five, four and three characters each. */
    private static final int[] COLUMNS = {16, 20, 26};

    /** Rows that leave room for what else a terminal of 24 shows. */
    private static final int MOST_ROWS = 18;

    private static final int MOST_CAPTION = 6;

    /** The loop of a board: as few columns as let it be low enough. */
    static Loop of(Circuit way, int seats, int pawns) {
        Loop loop = of(way, seats, pawns, COLUMNS[0]);
        for (int i = 1; i < COLUMNS.length && (loop.rows > MOST_ROWS || !loop.fits()); i++) {
            loop = of(way, seats, pawns, COLUMNS[i]);
        }
        return (loop.fits() ? loop : of(way, seats, pawns, loop.columns + loop.leastCaption() - loop.spare())).even();
    }

    /** A ring that is too short to go round what is within takes every second cell, where that leaves it low enough. */
    private Loop even() {
        if (2 * (columns + rows) - 4 <= way.ring()) {
            return this;
        }
        int odd = 1 - columns % 2; // an odd number of columns, and of rows, puts a square into every corner
        for (int wide : new int[] {columns - odd, columns + odd}) {
            var loop = new Loop(way, seats, pawns, wide, way.ring() + 2 - wide);
            if (loop.fits() && rows <= loop.rows && loop.rows <= MOST_ROWS) {
                return loop;
            }
        }
        return this;
    }

    private static Loop of(Circuit way, int seats, int pawns, int columns) {
        int lines = seats + way.roads().size();
        int round = Math.ceilDiv(way.ring() + 4 - 2 * columns, 2);
        return new Loop(way, seats, pawns, columns, Math.max(round, lines + 4));
    }

    private boolean fits() {
        return spare() >= leastCaption();
    }

    /** Cells of a row that neither the ring nor a seat's squares take. */
    private int spare() {
        return columns - 3 - pawns - own() - (way.goal().places() ? 0 : 1);
    }

    /** Cells that are enough for the name of a seat and a short word. */
    private int leastCaption() {
        return columns > COLUMNS[1] ? 5 : columns > COLUMNS[0] ? 4 : 3;
    }

    /** The cell of a ring square. */
    Cell ring(int square) {
        int edge = 2 * (columns + rows) - 4;
        int step = square * edge / way.ring();
        if (step < columns) {
            return new Cell(0, step);
        }
        if (step < columns + rows - 1) {
            return new Cell(step - columns + 1, columns - 1);
        }
        if (step < 2 * columns + rows - 2) {
            return new Cell(rows - 1, 2 * columns + rows - 3 - step);
        }
        return new Cell(edge - step, 0);
    }

    private int row(int line) {
        int lines = seats + way.roads().size();
        int apart = Math.min(2, (rows - 2) / lines);
        return 1 + (rows - 2 - (lines - 1) * apart) / 2 + line * apart;
    }

    /** Where the words of a seat begin. */
    Cell caption(int seat) {
        return new Cell(row(seat), 1);
    }

    /** Cells that they may take. */
    int captionCells() {
        return Math.clamp(spare(), leastCaption(), MOST_CAPTION);
    }

    /** The cell of a pawn in its base. */
    Cell base(int seat, int pawn) {
        return new Cell(row(seat), 1 + captionCells() + pawn);
    }

    /** Squares of its own that a seat has: the way out may be the way home. */
    int own() {
        return Math.max(way.lane(), way.lead());
    }

    /** The cell of a square of a seat's own, counted from the ring. */
    Cell lane(int seat, int step) {
        return new Cell(row(seat), 2 + captionCells() + pawns + step);
    }

    /** The cell where a seat's pawns are home. */
    Cell home(int seat) {
        return lane(seat, own());
    }

    /** Where the words of a short cut begin. */
    Cell roadCaption(int road) {
        return caption(seats + road);
    }

    /** The cell of a square that a short cut alone has. */
    Cell road(int road, int step) {
        return new Cell(row(seats + road), 1 + captionCells() + step);
    }

    /** The cell of a pawn, wherever it is. */
    Cell of(int place, int seat, int pawn, int progress) {
        if (progress == Circuit.BASE) {
            return base(seat, pawn);
        }
        if (way.isShared(progress)) {
            return shared(way.square(place, progress), progress);
        }
        if (progress == way.end() && !way.goal().places()) {
            return home(seat);
        }
        return lane(seat, progress < way.start() ? way.start() - 1 - progress : progress - way.last() - 1);
    }

    private Cell shared(int square, int progress) {
        if (square < way.ring()) {
            return ring(square);
        }
        return crossing(progress);
    }

    /** The cell of a square that short cuts alone have: in the row of the first that has it. */
    Cell crossing(int progress) {
        int road = 0;
        while (!way.roads().get(road).contains(progress)) {
            road++;
        }
        return road(road, way.roads().get(road).indexOf(progress));
    }
}
