package alea.web.job;

/** What a job does. */
interface Work {
    /** What it is, in a few words for the list. */
    String title();

    /**
     * Does it, on a thread of its own.
     *
     * @param teller hears how it goes on, and calls it off
     * @return what came of it, for JSON; of work that was called off, what there is
     * @throws java.util.concurrent.CancellationException where it was called off and there is nothing
     */
    Object run(Teller teller);
}
