package alea.match;

import java.util.List;

/**
 * Does tasks somewhere else: on other machines, say, each of which has made of the same request what the tasks are of.
 * A task is bytes, and so is what comes of it; it depends on nothing else.
 */
@FunctionalInterface
public interface Carrier {
    /**
     * Has tasks done until all are or the sink has enough.
     *
     * @param sink what came of each, in the order of the tasks, on the calling thread
     * @return true when all were done or the sink had enough, false when the calling thread was interrupted: what the
     *     sink has received by then is a prefix of the whole
     * @throws alea.game.BadInput when a task cannot be done, or nobody does tasks any more
     */
    boolean carry(List<byte[]> tasks, Pipeline.Sink<byte[]> sink);
}
