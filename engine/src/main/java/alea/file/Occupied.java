package alea.file;

import alea.game.BadInput;

/**
 * Where something is to be written, there is what an earlier run has left, and it would be lost. Who asked knows how
 * to say that it should go on with that, or write elsewhere, and can tell people.
 */
public final class Occupied extends BadInput {
    private static final long serialVersionUID = 1L;

    public Occupied(String message) {
        super(message);
    }
}
