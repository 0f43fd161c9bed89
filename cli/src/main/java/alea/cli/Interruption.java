package alea.cli;

import java.util.concurrent.CountDownLatch;

/**
 * Turns Ctrl-C into an interrupt of the working thread for as long as this is open, and lets the process end only when it
 * is closed, so that what was done can be written, however long the step at hand takes.
 */
final class Interruption {
    private final CountDownLatch done = new CountDownLatch(1);
    private final Console console;
    private final Thread hook;

    /** Opens it for the calling thread. */
    Interruption(Console console) {
        this(console, () -> {});
    }

    /**
     * Opens it for the calling thread.
     *
     * @param console what was written to it is to be seen before the process ends
     * @param news is told when Ctrl-C comes
     */
    Interruption(Console console, Runnable news) {
        this.console = console;
        Thread worker = Thread.currentThread();
        hook = new Thread(() -> {
            worker.interrupt();
            news.run();
            try {
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Lets the process end. */
    void close() {
        console.out().flush(); // the process may end before anybody else does
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending: the hook has run.
        }
    }
}
