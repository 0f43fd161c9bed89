package alea.spark;

import java.io.InterruptedIOException;

/**
 * Some of the matches of an arena.
 *
 * @param job the arena
 * @param from the number of the first match
 * @param to the number after that of the last
 */
record ArenaPiece(ArenaJob job, long from, long to) implements Piece {
    @Override
    public byte[] run() throws InterruptedIOException {
        return job.play()
                .play(from, to)
                .orElseThrow(() -> new InterruptedIOException("a task was called off"))
                .toBytes();
    }
}
