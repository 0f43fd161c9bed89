package alea.arena.exec;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Reads lines of a limited length, and can tell what is there to be read. */
final class LineReader {
    /** The most bytes of a line, its end not counted. */
    static final int LONGEST = 10_000;

    /** Says that a line is longer than {@link #LONGEST}. */
    static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;
    }

    private final InputStream in;
    private final byte[] buffer = new byte[LONGEST + 1];
    private int size;

    LineReader(InputStream in) {
        this.in = in;
    }

    /** The next line without the white space around it, or nothing when there is none; waits for it. */
    Optional<String> line() throws IOException {
        int searched = 0;
        while (true) {
            for (int i = searched; i < size; i++) {
                if (buffer[i] == '\n') {
                    return Optional.of(take(i));
                }
            }
            searched = size;
            if (size == buffer.length) {
                throw new TooLong();
            }
            int n = in.read(buffer, size, buffer.length - size);
            if (n < 0) {
                return Optional.empty();
            }
            size += n;
        }
    }

    /** What has come of the next line, or nothing when nothing has come; never waits. */
    Optional<String> waiting() throws IOException {
        if (size == 0 && in.available() == 0) {
            return Optional.empty();
        }
        if (size == 0) {
            size = Math.max(0, in.read(buffer, 0, Math.min(buffer.length, in.available())));
        }
        int end = 0;
        while (end < size && buffer[end] != '\n') {
            end++;
        }
        return Optional.of(Text.utf8(Arrays.copyOf(buffer, end)).strip());
    }

    private String take(int end) {
        String line = Text.utf8(Arrays.copyOf(buffer, end)).strip();
        size -= end + 1;
        System.arraycopy(buffer, end + 1, buffer, 0, size);
        return line;
    }
}
