package alea.ludocs;

/**
 * What the sheet's players and its messages see of a position: pieces as numbers or as bits, cells, and what each
 * option would do. It shows the position as it is at any time, also while an event is told.
 */
final class LudoCsView {
    private final LudoCsState state;
    private final PieceTable table;
    private final int[] cell;
    private final int[] on;
    private final DieOptions options;

    LudoCsView(LudoCsState state, DieOptions options) {
        this.state = state;
        table = state.pieces;
        cell = table.cell;
        on = table.on;
        this.options = options;
    }

    int seat() {
        return state.seat;
    }

    int options() {
        return state.options;
    }

    /** The seat that begins a round. */
    int first() {
        return state.first;
    }

    int cell(int piece) {
        return cell[piece];
    }

    int captures(int piece) {
        return table.captures[piece];
    }

    int distanceOf(int piece) {
        return table.distance(piece);
    }

    /** Whether a piece stands in a block. */
    boolean inBlock(int piece) {
        return table.block[piece] != 0;
    }

    /** The pieces on a square of the path, as bits. */
    int on(int square) {
        return on[square];
    }

    /** Pieces of a seat on the path or in its home straight. */
    int onBoard(int who) {
        return LudoCsBoard.PIECES - table.home[who] - inBase(who);
    }

    int inBase(int who) {
        return table.inBase(who);
    }

    int mystery() {
        return state.mystery;
    }

    int roundsLeft() {
        return state.left;
    }

    /** The number of the piece that a cyclic player in the seat to act considers first. */
    int next() {
        return state.next[state.seat];
    }

    /** The pieces that an option moves, as bits. */
    int pieces(int option) {
        return options.pieces(option);
    }

    /** Where an option ends. */
    int target(int option) {
        return options.target(option);
    }

    /** The pieces that an option captures, as bits. */
    int victims(int option) {
        int to = options.target(option);
        return LudoCsBoard.onPath(to) ? on[to] & ~PieceTable.ofSeat(state.seat) : 0;
    }

    /** Whether an option ends on the path where another piece of the seat stands. */
    boolean joins(int option) {
        int to = options.target(option);
        return LudoCsBoard.onPath(to) && (on[to] & PieceTable.ofSeat(state.seat)) != 0;
    }

    /** The direction of an option's move; 0 for a release. */
    int directionOf(int option) {
        return table.way(options.pieces(option));
    }
}
