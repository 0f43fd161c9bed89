package alea.solve.table;

import alea.file.NotWritten;
import alea.file.WholeFile;
import alea.game.BadInput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.CRC32C;

/** A {@link WholeFile} of a text of {@link #HEADER} bytes, then numbers, little endian. */
final class Replacing implements AutoCloseable {
    /** Bytes of the header. */
    static final int HEADER = 4096;

    private static final int BUFFER = 1 << 20;

    private final Path file;
    private final WholeFile whole;
    private final CRC32C checksum = new CRC32C();
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);

    /**
     * Begins a file.
     *
     * @throws BadInput when there can be no such file
     * @throws NotWritten when the disk is full
     */
    Replacing(Path file) {
        this.file = file;
        whole = new WholeFile(file);
        whole.write(new byte[HEADER], 0, HEADER);
    }

    /** The buffer, with room for at least {@code bytes} more. */
    ByteBuffer room(int bytes) {
        if (buffer.remaining() < bytes) {
            flush();
        }
        return buffer;
    }

    private void flush() {
        checksum.update(buffer.array(), 0, buffer.position());
        whole.write(buffer.array(), 0, buffer.position());
        buffer.clear();
    }

    /** The checksum of all numbers so far, as the header has it. */
    String checksum() {
        flush();
        return hex(checksum.getValue());
    }

    static String hex(long checksum) {
        return String.format(Locale.ROOT, "%08x", checksum);
    }

    /** Writes the header and puts the file in its place. */
    void finish(String header) {
        flush();
        byte[] bytes = new byte[HEADER];
        byte[] text = header.getBytes(StandardCharsets.UTF_8);
        if (text.length >= HEADER) {
            throw new BadInput(String.format(Locale.ROOT, "the header of %s does not fit into %d bytes", file, HEADER));
        }
        System.arraycopy(text, 0, bytes, 0, text.length);
        whole.writeFirst(bytes);
        whole.force();
        whole.finish();
    }

    /** Removes what was not finished. */
    @Override
    public void close() {
        whole.close();
    }
}
