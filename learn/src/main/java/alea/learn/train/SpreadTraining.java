package alea.learn.train;

import java.util.List;

/**
 * A training whose matches can be played by others: by other threads, or other machines that have started the same
 * training and have not taken a step. Whoever plays them, it comes to the same.
 */
public interface SpreadTraining extends Training {
    /** Plays for a training. */
    @FunctionalInterface
    interface Elsewhere {
        /**
         * Does tasks.
         *
         * @param tasks for {@link SpreadTraining#play}
         * @return what came of each, in the order of the tasks
         * @throws java.util.concurrent.CancellationException when the calling thread is interrupted meanwhile
         */
        List<byte[]> play(List<byte[]> tasks);
    }

    /** Has matches played by somebody else from now on. */
    void playedBy(Elsewhere others);

    /**
     * Does a task of a training of the same configuration, on the calling thread. Safe to call from several.
     *
     * @throws IllegalArgumentException when that is no task
     */
    byte[] play(byte[] task);
}
