package alea.spark;

/**
 * The matches of one company in one round of a league.
 *
 * @param task the league's
 */
record LeaguePiece(LeagueJob job, byte[] task) implements Piece {
    @Override
    public byte[] run() {
        return job.league().play(task);
    }
}
