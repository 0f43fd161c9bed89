package alea.papers.iversen.players;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * What {@link java.util.zip.GZIPOutputStream} packed, from a place in an array to its end. Unlike {@link
 * java.util.zip.GZIPInputStream} it says beforehand how much it will unpack, always reaches the checksum, and takes
 * nothing after it for more.
 */
final class Packed {
    /** The head that Java writes, but for the last byte, where old versions have 0 and new ones 255. */
    private static final byte[] HEAD = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0};

    private static final int TAIL = 2 * Integer.BYTES;

    private final byte[] content;
    private final int start;
    private final ByteBuffer tail;

    Packed(byte[] content, int start) throws IOException {
        this.content = content;
        this.start = start + HEAD.length + 1;
        int end = content.length - TAIL;
        if (end < this.start
                || java.util.Arrays.mismatch(content, start, start + HEAD.length, HEAD, 0, HEAD.length) >= 0
                || content[start + HEAD.length] != 0 && content[start + HEAD.length] != -1) {
            throw new IOException("what follows was not packed by Alea");
        }
        tail = ByteBuffer.wrap(content, end, TAIL)
                .order(ByteOrder.LITTLE_ENDIAN)
                .slice()
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The first bytes. */
    byte[] beginning(int count) throws IOException {
        try (Inflater inflater = inflater()) {
            byte[] into = new byte[count];
            if (fill(inflater, into) < count) {
                throw new IOException("it ends too soon");
            }
            return into;
        }
    }

    /**
     * All bytes.
     *
     * @throws IOException when there are fewer than {@code least} or more than {@code most}, or they do not fit
     *     their checksum
     */
    byte[] all(long least, long most) throws IOException {
        long size = Integer.toUnsignedLong(tail.getInt(Integer.BYTES));
        if (size < least || size > Math.min(most, Integer.MAX_VALUE - 8)) {
            throw new IOException("it has not the length that its states need");
        }
        try (Inflater inflater = inflater()) {
            byte[] into = new byte[(int) size];
            int filled = fill(inflater, into);
            boolean ended = fill(inflater, new byte[1]) == 0 && inflater.finished();
            var crc = new CRC32();
            crc.update(into);
            if (filled < into.length
                    || !ended
                    || inflater.getRemaining() != 0
                    || (int) crc.getValue() != tail.getInt(0)) {
                throw new IOException("it does not fit its checksum");
            }
            return into;
        }
    }

    private Inflater inflater() {
        var inflater = new Inflater(true);
        inflater.setInput(content, start, content.length - TAIL - start);
        return inflater;
    }

    private static int fill(Inflater inflater, byte[] into) throws IOException {
        int at = 0;
        try {
            for (int n = 1; at < into.length && n > 0; at += n) {
                n = inflater.inflate(into, at, into.length - at);
            }
        } catch (DataFormatException e) {
            throw new IOException("it cannot be unpacked");
        }
        return at;
    }
}
