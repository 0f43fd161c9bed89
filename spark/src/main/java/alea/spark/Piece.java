package alea.spark;

import java.io.IOException;
import java.io.Serializable;

/**
 * A part of a job, small enough to be sent: texts and numbers that say what is to be done, so that any machine does it
 * alike, and any machine does it again that was lost.
 */
@FunctionalInterface
interface Piece extends Serializable {
    /**
     * Does it, on the calling thread. What comes of it depends on what the piece says, and on nothing else.
     *
     * @throws alea.game.BadInput when it cannot be done, here or anywhere
     * @throws IOException when this machine fails
     */
    byte[] run() throws IOException;
}
