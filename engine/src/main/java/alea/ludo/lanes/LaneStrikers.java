package alea.ludo.lanes;

/** {@link alea.ludo.PyludoAggressive} in all lanes. */
final class LaneStrikers implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    /** By pawn: the mask of lanes in which it is the first that strikes. */
    private final long[][] strikers = new long[PAWNS][LONGS];
    /** The mask of lanes in which any does. */
    private final long[] found = new long[LONGS];

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        LaneMove move = board.move;
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            move.add(board.pawns[pawn], die, masks[pawn], LaneMove.Strikes.NONE);
            board.then(() -> Choosing.without(move.still, masks[pawn], strikers[pawn], LONGS));
        }
        board.then(() -> Choosing.anyOf(strikers[0], strikers[1], strikers[2], strikers[3], found, LONGS));
        board.first(strikers);
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            board.then(() -> Choosing.rather(strikers[pawn], found, masks[pawn], LONGS));
        }
    }
}
