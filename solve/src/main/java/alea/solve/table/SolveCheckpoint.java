package alea.solve.table;

import alea.game.BadInput;
import alea.game.Reason;
import alea.solve.Archive;
import alea.solve.Solving;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/** A solve half done, in a file: exact numbers of all tables, and the counters. */
public final class SolveCheckpoint {
    private static final String FIRST = "alea checkpoint 1";

    private SolveCheckpoint() {}

    /**
     * Writes what a solver knows, in place of the file that may be there.
     *
     * @param gap what is solved for
     * @param content writes into an archive
     * @throws BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public static void write(Path file, Solving solving, double gap, Consumer<Archive> content) {
        try (var out = new Replacing(file)) {
            content.accept(new Writing(out));
            Map<String, Object> lines = new LinkedHashMap<>(expected(solving, gap));
            lines.put("sweeps", solving.sweeps());
            lines.put("crc32c", out.checksum());
            out.finish(Header.text(FIRST, lines));
        }
    }

    private static Map<String, Object> expected(Solving solving, double gap) {
        Map<String, Object> lines = new LinkedHashMap<>();
        lines.put("game", solving.space().game().spec());
        lines.put("objective", solving.objective());
        lines.put("solver", solving.getClass().getSimpleName());
        lines.put("states", solving.space().states());
        lines.put("gap", gap);
        return lines;
    }

    /**
     * Reads a file back.
     *
     * @param content reads from an archive, by the same calls that wrote
     * @throws BadInput when there is none, it is another solve's, or it is damaged
     */
    public static void read(Path file, Solving solving, double gap, Consumer<Archive> content) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no checkpoint %s".formatted(file));
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            var start = ByteBuffer.allocate(Replacing.HEADER);
            while (start.hasRemaining() && channel.read(start) >= 0) {}
            var header = Header.read(file, start.array(), FIRST);
            expected(solving, gap).forEach(header::require);
            var reading = new Reading(channel);
            content.accept(reading);
            if (header.number("sweeps") != solving.sweeps()) {
                throw new Archive.Damaged(String.format(
                        Locale.ROOT,
                        "its header says %d sweeps, its content %d",
                        header.number("sweeps"),
                        solving.sweeps()));
            }
            if (!Replacing.hex(reading.checksum.getValue()).equals(header.get("crc32c"))
                    || reading.buffer.hasRemaining()
                    || channel.position() != channel.size()) {
                throw new BadInput("%s is damaged: its checksum is wrong".formatted(file));
            }
        } catch (Archive.Damaged e) {
            throw new BadInput("%s is damaged: %s".formatted(file, e.getMessage()));
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    private record Writing(Replacing out) implements Archive {
        private ByteBuffer room() {
            return out.room(Long.BYTES);
        }

        @Override
        public void doubles(double[] values) {
            for (double value : values) {
                room().putDouble(value);
            }
        }

        @Override
        public void ints(int[] values) {
            for (int value : values) {
                room().putInt(value);
            }
        }

        @Override
        public void chars(char[] values) {
            for (char value : values) {
                room().putChar(value);
            }
        }

        @Override
        public void bytes(byte[] values) {
            for (byte value : values) {
                room().put(value);
            }
        }

        @Override
        public long number(long value) {
            room().putLong(value);
            return value;
        }

        @Override
        public double real(double value) {
            room().putDouble(value);
            return value;
        }
    }

    private static final class Reading implements Archive {
        private final FileChannel channel;
        private final CRC32C checksum = new CRC32C();
        private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 16)
                .order(ByteOrder.LITTLE_ENDIAN)
                .limit(0);

        Reading(FileChannel channel) {
            this.channel = channel;
        }

        private ByteBuffer more(int bytes) {
            if (buffer.remaining() < bytes) {
                try {
                    buffer.compact();
                    int had = buffer.position();
                    while (buffer.position() < bytes) {
                        if (channel.read(buffer) < 0) {
                            throw new UncheckedIOException(new IOException("it was cut off"));
                        }
                    }
                    buffer.flip();
                    checksum.update(buffer.duplicate().position(had));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return buffer;
        }

        @Override
        public void doubles(double[] values) {
            for (int i = 0; i < values.length; i++) {
                values[i] = more(Double.BYTES).getDouble();
            }
        }

        @Override
        public void ints(int[] values) {
            for (int i = 0; i < values.length; i++) {
                values[i] = more(Integer.BYTES).getInt();
            }
        }

        @Override
        public void chars(char[] values) {
            for (int i = 0; i < values.length; i++) {
                values[i] = more(Character.BYTES).getChar();
            }
        }

        @Override
        public void bytes(byte[] values) {
            for (int i = 0; i < values.length; i++) {
                values[i] = more(1).get();
            }
        }

        @Override
        public long number(long value) {
            return more(Long.BYTES).getLong();
        }

        @Override
        public double real(double value) {
            return more(Double.BYTES).getDouble();
        }
    }
}
