package alea.ludocs;

import alea.ludocs.Snapshot.Wait;

/** What a move does wherever it comes from: a roll, a release, the third six or a teleport. */
final class MoveRules {
    private final LudoCsState state;
    private final PieceTable table;
    private final EventTeller teller;

    MoveRules(LudoCsState state, EventTeller teller) {
        this.state = state;
        table = state.pieces;
        this.teller = teller;
    }

    /** Moves pieces of one cell by a whole roll or until before a block. */
    void move(int pieces, int to, int by, int way, boolean whole) {
        int from = table.cell[PieceTable.lowest(pieces)];
        if (LudoCsBoard.onPath(from) && LudoCsBoard.onPath(to) && by > LudoCsBoard.steps(state.seat, from, way)) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                table.passes[PieceTable.lowest(rest)]++;
            }
        }
        int victims = arrive(pieces, to);
        if (whole) {
            teller.moved(pieces, from, to, by, way);
        } else {
            teller.stoppedShort(to);
        }
        capture(victims, pieces, to);
        land(pieces, to);
    }

    /** Brings a piece on, going the way that the coin gave. */
    void release(int piece, int way) {
        table.direction[piece] = way;
        state.released = state.released == 0 ? state.round : state.released;
        int to = LudoCsBoard.start(state.seat);
        int victims = arrive(1 << piece, to);
        teller.released(piece);
        capture(victims, 1 << piece, to);
        land(1 << piece, to);
    }

    /** Puts pieces of one cell on another and returns whom they find there. */
    int arrive(int pieces, int to) {
        state.moved = true;
        return table.arrive(state.seat, pieces, to);
    }

    /** Sends those whom pieces found on a square to their base. */
    void capture(int victims, int by, int square) {
        if (victims == 0) {
            return;
        }
        for (int rest = victims; rest != 0; rest &= rest - 1) {
            table.toBase(PieceTable.lowest(rest));
        }
        for (int rest = by; rest != 0; rest &= rest - 1) {
            table.captures[PieceTable.lowest(rest)]++;
        }
        state.captured = true;
        teller.captured(by, square, victims);
    }

    /** Sends pieces of one square to their base without a capture. */
    void withdraw(int pieces) {
        int square = table.cell[PieceTable.lowest(pieces)];
        state.moved = true;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            table.leave(PieceTable.lowest(rest));
        }
        table.settle(state.seat, square);
    }

    /** Waits for the teleport where a move ended on the mystery cell. */
    private void land(int pieces, int to) {
        state.proceed();
        if (to == state.mystery) {
            state.pending = pieces;
            state.await(Wait.TELEPORT, Destination.ALL.size());
        }
    }
}
