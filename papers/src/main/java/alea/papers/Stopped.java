package alea.papers;

import java.util.concurrent.CancellationException;

/** Somebody wants the work to end before it is done. */
public final class Stopped extends CancellationException {
    private static final long serialVersionUID = 1;

    public Stopped() {
        super("stopped");
    }
}
