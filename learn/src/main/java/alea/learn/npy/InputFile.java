package alea.learn.npy;

import alea.game.BadInput;
import alea.game.Memory;
import alea.game.Quoted;
import alea.game.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** Files that somebody named in a spec. */
public final class InputFile {
    /** Bytes that an array can have. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

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
     * The content of a file, of which nothing is read before its size is known to be one that can be.
     *
     * @param most bytes that such a file has
     * @param what it should be, for messages: "a Q-table"
     * @throws BadInput when it is missing, no ordinary file, longer than that, too long for memory, or cannot be read
     */
    public static byte[] read(Path file, long most, String what) {
        long size = size(file);
        long limit = Math.min(most, LARGEST);
        if (size > limit) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has %,d bytes; %s has at most %,d", file, size, what, limit));
        }
        Memory.require(String.format(Locale.ROOT, "%s has %,d bytes", file, size), size);
        return beginning(file, (int) limit);
    }

    /**
     * The first bytes of a file, of a short one all.
     *
     * @throws BadInput when it is missing, no ordinary file or cannot be read
     */
    public static byte[] beginning(Path file, int most) {
        size(file);
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /**
     * How many bytes a file has.
     *
     * @throws BadInput when it is missing, no ordinary file or cannot be read
     */
    public static long size(Path file) {
        if (!Files.exists(file)) {
            throw new BadInput("there is no file %s".formatted(file));
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput("%s is no file".formatted(file));
        }
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static BadInput unreadable(Path file, IOException e) {
        return new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
    }
}
