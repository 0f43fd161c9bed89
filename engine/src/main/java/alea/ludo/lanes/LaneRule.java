package alea.ludo.lanes;

/** What a player likes, in all lanes. */
public interface LaneRule {
    /** Likes any pawn that can move. */
    LaneRule RANDOM = (board, die, masks) -> {};

    /** Likes the first pawn that can move. */
    LaneRule FIRST = (board, die, masks) -> board.first(masks);

    /**
     * Adds the loops that leave, of the pawns of the place in front, those that the player would move.
     *
     * @param die by lane
     * @param masks by pawn: in: those that can move; out: those of them that it likes best
     */
    void narrow(LaneBoard board, long[] die, long[][] masks);
}
