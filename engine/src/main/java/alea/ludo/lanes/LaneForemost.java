package alea.ludo.lanes;

/** {@link alea.ludo.Foremost} in all lanes, or those with the least progress. */
final class LaneForemost implements LaneRule {
    private final long[][] ranks = new long[LaneBoard.PAWNS][LaneBoard.LONGS];
    private final long[] most = new long[LaneBoard.LONGS];
    private final boolean rearmost;

    LaneForemost(boolean rearmost) {
        this.rearmost = rearmost;
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        for (int i = 0; i < LaneBoard.PAWNS; i++) {
            int pawn = i;
            if (rearmost) {
                board.then(() -> Choosing.reversed(board.pawns[pawn], masks[pawn], ranks[pawn], LaneBoard.LONGS));
            } else {
                board.then(() -> Choosing.rank(board.pawns[pawn], masks[pawn], ranks[pawn], LaneBoard.LONGS));
            }
        }
        board.then(() -> Choosing.greatest(ranks[0], ranks[1], ranks[2], ranks[3], most, LaneBoard.LONGS));
        for (int i = 0; i < LaneBoard.PAWNS; i++) {
            int pawn = i;
            board.then(() -> Choosing.keep(ranks[pawn], most, masks[pawn], LaneBoard.LONGS));
        }
    }
}
