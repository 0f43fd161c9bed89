package alea.file;

import alea.game.BadInput;
import java.nio.file.Path;

/** There is no such file. Who asked knows how one is made, and can tell people. */
public final class Missing extends BadInput {
    private static final long serialVersionUID = 1L;

    public Missing(Path file) {
        super("there is no file %s".formatted(file));
    }
}
