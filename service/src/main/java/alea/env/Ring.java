package alea.env;

import alea.file.NotWritten;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * The file that both programs have mapped: the driver counts its requests, and the engine its answers. Whoever waits
 * looks at the other's counter for some microseconds, then says in the header that it sleeps, and waits for a byte
 * through a pipe: quick where both have a core, and nobody is kept busy where they have not. Looking pays only where
 * both do it, so the driver finds out whether it does, and says with every request how long to look for the next.
 */
final class Ring implements AutoCloseable {
    static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
    static final ValueLayout.OfFloat FLOAT = ValueLayout.JAVA_FLOAT.withOrder(ByteOrder.LITTLE_ENDIAN);
    static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT.withOrder(ByteOrder.LITTLE_ENDIAN);
    static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;

    private static final VarHandle COUNTERS = LONG.varHandle();
    private static final VarHandle FLAGS = INT.varHandle();

    private static final byte[] MAGIC = "ALEARING".getBytes(StandardCharsets.US_ASCII);
    private static final long VERSION = 8;
    private static final long LANES = 12;
    private static final long SPEC = 16;
    private static final long ASKED = 64;
    private static final long REQUEST = 72;
    private static final long LANE = 76;
    private static final long SEED = 80;
    private static final long PATIENCE = 88;
    private static final long ANSWERED = 128;
    private static final long STATUS = 136;
    private static final long LENGTH = 140;
    private static final long ENGINE_SLEEPS = 192;
    private static final long DRIVER_SLEEPS = 256;

    /** The longest time to look before sleeping, in nanoseconds, whatever the driver says. */
    private static final int MOST_PATIENCE = 1_000_000;

    private static final int LOOKS = 8;
    private static final int BLOCK = 1 << 16;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final long textAt;
    private long done;

    /**
     * Makes the file, all zeros, and so takes its room on the disk or in memory at once.
     *
     * @throws BadInput when it is there already, or cannot be made
     * @throws NotWritten when there is no room for it
     */
    Ring(Path file, Layout layout) {
        textAt = layout.text().getFirst();
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            fill(file, channel, layout.size());
            memory = channel.map(FileChannel.MapMode.READ_WRITE, 0, layout.size(), arena);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput("%s is there already; name a file that is not".formatted(file));
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(file, Reason.of(e)));
        }
        MemorySegment.copy(MAGIC, 0, memory, BYTE, 0, MAGIC.length);
        memory.set(INT, VERSION, layout.version());
        memory.set(INT, LANES, layout.lanes());
        var crc = new CRC32();
        crc.update(layout.game().getBytes(StandardCharsets.UTF_8));
        memory.set(INT, SPEC, (int) crc.getValue());
    }

    private static void fill(Path file, FileChannel channel, long size) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocateDirect(BLOCK);
        try {
            for (long left = size; left > 0; ) {
                zeros.clear().limit((int) Math.min(left, BLOCK));
                left -= channel.write(zeros);
            }
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw new NotWritten(
                    String.format(Locale.ROOT, "%s has no room for %,d bytes: %s", file, size, Reason.of(e)));
        }
    }

    /** All of it. */
    MemorySegment memory() {
        return memory;
    }

    /**
     * Waits for a request.
     *
     * @param wake where a byte comes from when this has fallen asleep
     * @return whether there is one; else the driver has gone
     */
    boolean await(InputStream wake) throws IOException {
        if (looks(Math.clamp(memory.get(INT, PATIENCE), 0, MOST_PATIENCE))) {
            return true;
        }
        while (true) {
            FLAGS.setVolatile(memory, ENGINE_SLEEPS, 1);
            VarHandle.fullFence();
            if (isAsked()) {
                break;
            }
            if (wake.read() < 0) {
                return false;
            }
        }
        FLAGS.setOpaque(memory, ENGINE_SLEEPS, 0);
        return true;
    }

    /** Looks for so long whether something is asked. */
    private boolean looks(int nanoseconds) {
        if (nanoseconds == 0) {
            return isAsked();
        }
        long until = System.nanoTime() + nanoseconds;
        do {
            for (int look = 0; look < LOOKS; look++) {
                if (isAsked()) {
                    return true;
                }
                Thread.onSpinWait();
            }
        } while (System.nanoTime() < until);
        return isAsked();
    }

    private boolean isAsked() {
        return (long) COUNTERS.getAcquire(memory, ASKED) != done;
    }

    /** What is asked for, by its number. */
    int request() {
        return memory.get(INT, REQUEST);
    }

    /** Of which lane. */
    int lane() {
        return memory.get(INT, LANE);
    }

    /** By which seed. */
    long seed() {
        return memory.get(LONG, SEED);
    }

    /** Writes a text into the room for it. */
    void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(bytes.length, Layout.TEXT);
        MemorySegment.copy(bytes, 0, memory, BYTE, textAt, length);
        memory.set(INT, LENGTH, length);
    }

    /**
     * Says that the request is done.
     *
     * @param status 0, or the exit code that the engine ends with
     * @param wake where a byte goes when the driver sleeps
     */
    void answer(int status, Writer wake) throws IOException {
        memory.set(INT, STATUS, status);
        COUNTERS.setRelease(memory, ANSWERED, ++done);
        VarHandle.fullFence();
        if ((int) FLAGS.getVolatile(memory, DRIVER_SLEEPS) != 0) {
            FLAGS.setVolatile(memory, DRIVER_SLEEPS, 0);
            wake.write('\n');
            wake.flush();
        }
    }

    @Override
    public void close() {
        arena.close();
    }
}
