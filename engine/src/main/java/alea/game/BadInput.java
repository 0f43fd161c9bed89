package alea.game;

/**
 * Input that cannot be used. The message is one line that says what was wrong, where, and what is allowed; input in
 * it is {@link Quoted}.
 */
public class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(Quoted.message(message), null, false, false);
    }
}
