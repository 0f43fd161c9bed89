package alea.picture;

/**
 * Where something is on a board.
 *
 * @param row from 0 at the top
 * @param column from 0 at the left; in a board of hexagons every row begins half a cell further right than the one
 *     above
 */
public record Cell(int row, int column) {
    /** Where this is when a board of {@code size} by {@code size} cells is turned clockwise by so many quarters. */
    public Cell turned(int quarters, int size) {
        Cell cell = this;
        for (int i = 0; i < quarters; i++) {
            cell = new Cell(cell.column, size - 1 - cell.row);
        }
        return cell;
    }
}
