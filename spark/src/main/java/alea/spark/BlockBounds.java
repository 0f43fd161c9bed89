package alea.spark;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.CRC32C;

/**
 * The bounds of a block's states, and what the last sweep did to them.
 *
 * @param lower by state
 * @param upper by state
 * @param moved by how much a bound moved at most
 * @param gap the largest difference of the bounds of a state
 */
record BlockBounds(float[] lower, float[] upper, double moved, double gap) implements Serializable {
    private static final int HEAD = Integer.BYTES + 2 * Double.BYTES;

    private static Path file(Path folder, int block) {
        return folder.resolve(String.format(Locale.ROOT, "block-%09d", block));
    }

    /** Keeps them in a folder that all machines see. */
    void write(Path folder, int block) {
        int bytes = HEAD + 2 * Float.BYTES * lower.length;
        ByteBuffer content = ByteBuffer.allocate(bytes + Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        content.putInt(lower.length).putDouble(moved).putDouble(gap);
        content.asFloatBuffer().put(lower).put(upper);
        content.position(bytes).putLong(checksum(content.array(), bytes));
        WholeFile.write(file(folder, block), content.array());
    }

    /**
     * Gets them back.
     *
     * @throws BadInput when they are not there, or damaged
     */
    static BlockBounds read(Path folder, int block) {
        Path file = file(folder, block);
        try {
            byte[] bytes = Files.readAllBytes(file);
            ByteBuffer content = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            int states = bytes.length < HEAD ? -1 : content.getInt();
            int end = HEAD + 2 * Float.BYTES * states;
            if (states < 0 || bytes.length != end + Long.BYTES || content.getLong(end) != checksum(bytes, end)) {
                throw new BadInput("%s is damaged".formatted(file));
            }
            double moved = content.getDouble();
            double gap = content.getDouble();
            float[] lower = new float[states];
            float[] upper = new float[states];
            content.asFloatBuffer().get(lower).get(upper);
            return new BlockBounds(lower, upper, moved, gap);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    private static long checksum(byte[] bytes, int length) {
        var checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return checksum.getValue();
    }
}
