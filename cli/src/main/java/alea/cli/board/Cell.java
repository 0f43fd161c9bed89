package alea.cli.board;

/** A cell of the 15 by 15 grid on which a Ludo board is drawn; row 0 is at the top. */
record Cell(int row, int column) {
    /** The cell that this one becomes when the board is turned clockwise by so many quarters. */
    Cell turned(int quarters) {
        Cell cell = this;
        for (int i = 0; i < quarters; i++) {
            cell = new Cell(cell.column, Cross.SIZE - 1 - cell.row);
        }
        return cell;
    }
}
