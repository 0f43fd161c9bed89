package alea.spark;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * The bounds of a block's states. A file holds how many there are, then the lower and the upper bound of each state, as
 * floats, and a checksum, the lowest bytes first. Files are never changed: after every sweep a block has a new one.
 *
 * @param lower by state
 * @param upper by state
 */
record BlockBounds(float[] lower, float[] upper) {
    private static final int HEAD = Integer.BYTES;
    private static final int STATE = 2 * Float.BYTES;
    /** States that nobody asked for are read where they are so few in a row. */
    private static final int BETWEEN = 512;

    /**
     * The file of a block.
     *
     * @param sweep after how many sweeps
     */
    static Path file(Path folder, int block, int sweep) {
        return folder.resolve("block-" + block + "-" + sweep);
    }

    /** Writes them. */
    void write(Path file) {
        int end = HEAD + STATE * lower.length;
        ByteBuffer content = ByteBuffer.allocate(end + Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        content.putInt(lower.length);
        for (int i = 0; i < lower.length; i++) {
            content.putFloat(lower[i]).putFloat(upper[i]);
        }
        content.putLong(checksum(content.slice(0, end)));
        WholeFile.write(file, content.array());
    }

    /**
     * Gets them back.
     *
     * @throws BadInput when they are not there, or damaged
     */
    static BlockBounds read(Path file) {
        try {
            ByteBuffer content =
                    requireWhole(file, ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN));
            float[] lower = new float[content.getInt()];
            float[] upper = new float[lower.length];
            for (int i = 0; i < lower.length; i++) {
                lower[i] = content.getFloat();
                upper[i] = content.getFloat();
            }
            return new BlockBounds(lower, upper);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    private static ByteBuffer requireWhole(Path file, ByteBuffer content) {
        int end = content.limit() - Long.BYTES;
        if (end < HEAD
                || content.getInt(0) != (end - HEAD) / STATE
                || content.getLong(end) != checksum(content.slice(0, end))) {
            throw new BadInput("%s is damaged".formatted(file));
        }
        return content;
    }

    private static long checksum(ByteBuffer content) {
        var checksum = new CRC32C();
        checksum.update(content);
        return checksum.getValue();
    }

    /**
     * Reads what is asked of another block.
     *
     * @param asked its states in all of the space, rising
     * @param from the first of them
     * @param to after the last of them
     * @param begin the first state of the block
     * @param lower where the lower bounds go, at the places of those that are asked
     * @param upper likewise
     */
    static void tell(Path file, long[] asked, int from, int to, long begin, float[] lower, float[] upper) {
        try (var channel = FileChannel.open(file)) {
            for (int first = from, next; first < to; first = next) {
                next = first + 1;
                while (next < to && asked[next] - asked[next - 1] <= BETWEEN) {
                    next++;
                }
                int states = (int) (asked[next - 1] - asked[first]) + 1;
                ByteBuffer some = ByteBuffer.allocate(states * STATE).order(ByteOrder.LITTLE_ENDIAN);
                long at = HEAD + (asked[first] - begin) * STATE;
                while (some.hasRemaining()) {
                    if (channel.read(some, at + some.position()) < 0) {
                        throw new BadInput("%s is damaged".formatted(file));
                    }
                }
                for (int i = first; i < next; i++) {
                    int place = (int) (asked[i] - asked[first]) * STATE;
                    lower[i] = some.getFloat(place);
                    upper[i] = some.getFloat(place + Float.BYTES);
                }
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** The bounds of a file, lower and upper one by state, read as they are asked for. */
    static ByteBuffer map(Path file, Arena arena) {
        try (var channel = FileChannel.open(file)) {
            MemorySegment all = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            ByteBuffer content = requireWhole(file, all.asByteBuffer().order(ByteOrder.LITTLE_ENDIAN));
            return content.slice(HEAD, content.limit() - HEAD - Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }
}
