package alea.spark;

/**
 * A block of deals in one variant of a game.
 *
 * @param task the comparison's
 */
record BalancePiece(BalanceJob job, byte[] task) implements Piece {
    @Override
    public byte[] run() {
        return job.study().play(task);
    }
}
