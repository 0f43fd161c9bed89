package alea.service;

/**
 * Lets a piece of work be called off for as long as this is open: an interrupt of the thread that does it, which is
 * what every room heeds, but never one that comes when the work has ended and the thread does something else.
 */
final class Cancelling implements AutoCloseable {
    private final Thread worker = Thread.currentThread();
    private boolean open = true;
    private boolean cancelled;

    private Cancelling() {}

    /** Opens it, and tells how to cancel. */
    static Cancelling of(Progress<?> progress) {
        var cancelling = new Cancelling();
        progress.begun(cancelling::cancel);
        return cancelling;
    }

    private synchronized void cancel() {
        if (open) {
            cancelled = true;
            worker.interrupt();
        }
    }

    @Override
    public synchronized void close() {
        open = false;
        if (cancelled) {
            Thread.interrupted(); // it was heeded, or came too late
        }
    }
}
