package alea.game;

/** Input that cannot be used. The message is one line that says what was wrong, where, and what is allowed. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message.replaceAll("\\R", " "), null, false, false); // input that is quoted may have lines
    }
}
