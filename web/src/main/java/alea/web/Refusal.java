package alea.web;

/** A request that is refused, with the status of HTTP and one clear line. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    /** What is refused, and why: the caller is shown the message. */
    public Refusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    /** The status of HTTP. */
    public int status() {
        return status;
    }
}
