package alea.service;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of a long piece of work, and keeps it in a file every so often and when it is called off. Steps are
 * taken on other threads, so that calling off comes between two of them, and breaks off neither a step nor a file
 * that is being written.
 */
final class Steps {
    /** Work that ends with the same result however often it was kept and gone on with. */
    interface Work {
        /** Whether all is done. */
        boolean finished();

        /** Does one step. */
        void step();

        /** Keeps in a file what going on needs. */
        void keep(Path file);
    }

    private final Executor threads;
    private final @Nullable Path checkpoint;
    private final double every;

    /**
     * What takes steps.
     *
     * @param threads take them, never the calling one
     * @param checkpoint where work is kept; null for nowhere
     * @param every seconds between times that it is kept, at least
     */
    Steps(Executor threads, @Nullable Path checkpoint, double every) {
        this.threads = threads;
        this.checkpoint = checkpoint;
        this.every = every;
    }

    /**
     * Takes steps until all is done, or the calling thread is interrupted before that.
     *
     * @param taken is told of every step that was not the last
     * @return whether all is done; if not, it is kept
     */
    boolean take(Work work, Runnable taken) {
        long kept = System.nanoTime();
        while (!work.finished()) {
            apart(work::step);
            boolean cancelled = Thread.interrupted();
            if (work.finished()) {
                break; // what is finished is never thrown away
            }
            if (checkpoint != null && (cancelled || System.nanoTime() - kept >= every * 1e9)) {
                Path file = checkpoint;
                apart(() -> work.keep(file));
                kept = System.nanoTime();
            }
            if (cancelled) {
                return false;
            }
            taken.run();
        }
        return true;
    }

    private void apart(Runnable work) {
        apart(() -> {
            work.run();
            return true;
        });
    }

    /** Does something on the other threads, and waits for it, whoever interrupts. */
    <T> T apart(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, threads).join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw e;
            }
        }
    }
}
