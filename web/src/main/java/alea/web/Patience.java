package alea.web;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Calls off what takes longer than a call may: by an interrupt, which every room heeds, again and again until the call
 * ends, since a message can hold many.
 */
final class Patience implements AutoCloseable {
    private final Duration longest;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("patience").factory());

    Patience(Duration longest) {
        this.longest = longest;
    }

    /** Somebody's patience with one call. */
    final class Of implements AutoCloseable {
        private final Thread worker;
        private final ScheduledFuture<?> end;
        private boolean open = true;

        private Of(Thread worker) {
            this.worker = worker;
            end = timer.scheduleWithFixedDelay(this::interrupt, longest.toMillis(), 100, TimeUnit.MILLISECONDS);
        }

        private synchronized void interrupt() {
            if (open) {
                worker.interrupt();
            }
        }

        @Override
        public void close() {
            synchronized (this) {
                open = false;
            }
            end.cancel(false);
            Thread.interrupted(); // it was heeded, or came too late
        }
    }

    /** Patience with what a thread does until this is closed. */
    Of with(Thread worker) {
        return new Of(worker);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
