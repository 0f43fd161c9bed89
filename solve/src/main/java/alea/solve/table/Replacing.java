package alea.solve.table;

import alea.game.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.zip.CRC32C;

/** Writes a file beside the one that it replaces in the end: a text of {@link #HEADER} bytes, then numbers, little endian. */
final class Replacing implements AutoCloseable {
    /** Bytes of the header. */
    static final int HEADER = 4096;

    private static final int BUFFER = 1 << 20;

    private final Path file;
    private final Path temporary;
    private final FileChannel channel;
    private final CRC32C checksum = new CRC32C();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER).order(ByteOrder.LITTLE_ENDIAN);

    Replacing(Path file) throws IOException {
        this.file = file.toAbsolutePath();
        temporary = this.file.resolveSibling(file.getFileName() + ".tmp");
        channel = FileChannel.open(
                temporary, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        channel.position(HEADER);
    }

    /** The buffer, with room for at least {@code bytes} more. */
    ByteBuffer room(int bytes) throws IOException {
        if (buffer.remaining() < bytes) {
            flush();
        }
        return buffer;
    }

    private void flush() throws IOException {
        buffer.flip();
        checksum.update(buffer.duplicate());
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }

    /** The checksum of all numbers so far, as the header has it. */
    String checksum() throws IOException {
        flush();
        return hex(checksum.getValue());
    }

    static String hex(long checksum) {
        return String.format(Locale.ROOT, "%08x", checksum);
    }

    /** Writes the header and puts the file in its place. */
    void finish(String header) throws IOException {
        flush();
        byte[] bytes = new byte[HEADER];
        byte[] text = header.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        if (text.length >= HEADER) {
            throw new BadInput(String.format(Locale.ROOT, "the header of %s does not fit into %d bytes", file, HEADER));
        }
        System.arraycopy(text, 0, bytes, 0, text.length);
        for (ByteBuffer left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) {
            channel.write(left, left.position());
        }
        channel.force(true);
        channel.close();
        try {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Removes what was not finished. */
    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(temporary);
    }
}
