package alea.cli;

/** The exit codes of {@code alea}. */
public final class Exit {
    public static final int DONE = 0;
    /** The command ran, and the check or goal that it was given is not met. */
    public static final int NOT_MET = 1;
    /** One line on stderr says what is wrong and what is allowed. */
    public static final int BAD_INPUT = 2;
    /** A mistake in Alea itself. */
    public static final int INTERNAL_ERROR = 70;
    /** The result could not be written to standard output or into a file: a full disk, for instance. */
    public static final int NOT_WRITTEN = 74;
    /** Stopped by the user; partial results are labelled so. */
    public static final int INTERRUPTED = 130;

    private Exit() {}
}
