package alea.game;

/**
 * Thrown by a strategy that cannot go on: it loses the match, and whoever plays matches goes on with the next. The
 * message is one line that says what happened. The seat that forfeits is the one that was asked.
 */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Forfeit(String reason) {
        super(reason, null, false, false);
    }
}
