package alea.ludo.lanes;

/** {@link alea.ludo.Foremost} in all lanes, or those with the least progress. */
final class LaneForemost implements LaneRule {
    private final long[][] ranks = new long[LaneBoard.PAWNS][LaneBoard.LONGS];
    private final boolean rearmost;

    LaneForemost(boolean rearmost) {
        this.rearmost = rearmost;
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        if (!rearmost) {
            board.most(board.pawns, masks);
            return;
        }
        for (int i = 0; i < LaneBoard.PAWNS; i++) {
            int pawn = i;
            board.then(() -> Choosing.reversed(board.pawns[pawn], masks[pawn], ranks[pawn], LaneBoard.LONGS));
        }
        board.mostOf(ranks, masks);
    }
}
