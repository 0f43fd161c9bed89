package alea.file;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The disk failed where nothing is wrong with what was asked: it is full, or broken. The message is one line that
 * says which file, and why. A file that cannot be begun, because its folder is missing or not the user's, is {@link
 * BadInput} instead.
 */
public final class NotWritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotWritten(String message) {
        super(Quoted.message(message), null, false, false);
    }

    /** A file that was begun and could not be finished. */
    static NotWritten of(Path file, IOException e) {
        return new NotWritten("%s cannot be written: %s".formatted(file, Reason.of(e)));
    }
}
