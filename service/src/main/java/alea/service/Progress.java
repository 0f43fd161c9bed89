package alea.service;

/**
 * Whoever asked for a long piece of work: hears how it goes on, and can call it off. What is done by then is kept, as
 * far as the work says that it keeps anything, and a request that resumes goes on from there to the result that the
 * work would have had anyway.
 *
 * @param <N> what there is to be heard
 */
@FunctionalInterface
public interface Progress<N> {
    /** Something is new. Told on the thread that asked, in order; what this throws ends the work. */
    void hear(N news);

    /**
     * The work has begun, and nothing has taken long yet.
     *
     * @param cancel calls it off: from any thread, at any time, as often as you like. An interrupt of the thread
     *     that asked does the same
     */
    default void begun(Runnable cancel) {}
}
