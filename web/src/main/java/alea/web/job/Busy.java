package alea.web.job;

/** There are as many jobs as there may be. */
public final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Busy(String message) {
        super(message, null, false, false);
    }
}
