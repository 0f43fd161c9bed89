package alea.learn.npy;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** Files that somebody named in a spec. */
public final class InputFile {
    /** No network or table of the papers comes near this. */
    private static final long LARGEST = 1L << 30;

    private InputFile() {}

    /**
     * The path that a text names.
     *
     * @throws BadInput when it cannot be one
     */
    public static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new BadInput("%s is no file name: %s".formatted(Quoted.of(text), e.getReason()));
        }
    }

    /**
     * The content of a file.
     *
     * @throws BadInput when it is missing, no ordinary file, longer than 1 GiB or cannot be read
     */
    public static byte[] read(Path file) {
        if (!Files.exists(file)) {
            throw new BadInput("there is no file %s".formatted(file));
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput("%s is no file".formatted(file));
        }
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                throw new BadInput(
                        String.format(Locale.ROOT, "%s has %,d bytes; at most %,d are read", file, size, LARGEST));
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }
}
