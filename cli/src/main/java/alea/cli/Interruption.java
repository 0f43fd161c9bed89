package alea.cli;

import alea.service.Progress;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets Ctrl-C call off a piece of work for as long as this is open, and lets the process end only when it is closed,
 * so that what was done can be written, however long the step at hand takes.
 */
public final class Interruption implements AutoCloseable {
    private final CountDownLatch done = new CountDownLatch(1);
    private final Console console;
    private final Thread hook;
    private @Nullable Runnable cancel;
    private boolean wanted;

    /**
     * Opens it.
     *
     * @param console what was written to it is to be seen before the process ends
     */
    public Interruption(Console console) {
        this(console, () -> {});
    }

    /**
     * Opens it.
     *
     * @param console what was written to it is to be seen before the process ends
     * @param news is told when Ctrl-C comes
     */
    Interruption(Console console, Runnable news) {
        this.console = console;
        hook = new Thread(() -> {
            stop();
            news.run();
            try {
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** What the work is to be given that Ctrl-C calls off. */
    public <N> Progress<N> around(Consumer<? super N> listener) {
        return new Progress<>() {
            @Override
            public void hear(N news) {
                listener.accept(news);
            }

            @Override
            public void begun(Runnable cancel) {
                start(cancel);
            }
        };
    }

    private synchronized void start(Runnable cancels) {
        cancel = cancels;
        if (wanted) {
            cancels.run();
        }
    }

    private synchronized void stop() {
        wanted = true;
        if (cancel != null) {
            cancel.run();
        }
    }

    /**
     * Says on stderr how far the work came that was called off.
     *
     * @param what is counted, in the plural
     */
    public void tell(String command, long done, long of, String what) {
        console.out().flush();
        console.err()
                .println(String.format(Locale.ROOT, "%s: interrupted after %,d of %,d %s", command, done, of, what));
        console.err().flush();
    }

    /** Lets the process end. */
    @Override
    public void close() {
        console.out().flush(); // the process may end before anybody else does
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending: the hook has run.
        }
    }
}
