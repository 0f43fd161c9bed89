package alea.papers;

/** Somebody wants the work to end before it is done. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Stopped() {
        super("stopped");
    }
}
