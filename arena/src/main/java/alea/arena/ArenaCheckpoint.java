package alea.arena;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

/** The beginning of an arena in a file: which arena it is, what was counted, and a checksum. */
public final class ArenaCheckpoint {
    private static final byte[] FIRST = "alea arena checkpoint 2\n".getBytes(StandardCharsets.US_ASCII);
    private static final int MOST = 1 << 30;

    /** How the line of a plan begins that says how many matches there are. */
    private static final String GAMES = "games ";

    private static final String LONGER =
            "; a run keeps its number of matches to its end: for more, name another file, and "
                    + "another seed, so that they are others";

    private ArenaCheckpoint() {}

    /**
     * Writes a file, over what is there.
     *
     * @param plan lines that say all that the report depends on
     * @throws BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public static void write(Path file, List<String> plan, Slice played) {
        var writer = new StateWriter();
        writer.count(plan.size());
        plan.forEach(writer::text);
        writer.bytes(played.toBytes());
        byte[] body = writer.toBytes();
        var all = ByteBuffer.allocate(FIRST.length + body.length + Integer.BYTES);
        all.put(FIRST).put(body);
        all.putInt(checksum(all.array(), all.position()));
        WholeFile.write(file, all.array());
    }

    /**
     * Reads a file, which is not trusted.
     *
     * @param plan of the arena that is to go on
     * @throws BadInput when there is none, it is of another arena, or damaged
     */
    public static Slice read(Path file, List<String> plan, ArenaSetup setup) {
        byte[] all = bytes(file);
        int end = all.length - Integer.BYTES;
        if (end < FIRST.length || !Arrays.equals(all, 0, FIRST.length, FIRST, 0, FIRST.length)) {
            throw new BadInput("%s keeps no arena".formatted(file));
        }
        if (ByteBuffer.wrap(all).getInt(end) != checksum(all, end)) {
            throw new BadInput("%s is damaged: its checksum is wrong".formatted(file));
        }
        try {
            var reader = new StateReader(Arrays.copyOfRange(all, FIRST.length, end));
            int lines = reader.size(0, Integer.MAX_VALUE);
            require(file, IntStream.range(0, lines).mapToObj(i -> reader.text()).toList(), plan);
            Slice played = Slice.of(setup, reader.bytes());
            reader.end();
            if (played.from() != 0) {
                throw new IllegalArgumentException("it does not begin with the first match");
            }
            return played;
        } catch (BadInput e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new BadInput("%s is damaged: %s".formatted(file, e.getMessage()));
        }
    }

    private static void require(Path file, List<String> theirs, List<String> ours) {
        for (int i = 0; i < Math.max(theirs.size(), ours.size()); i++) {
            String was = i < theirs.size() ? theirs.get(i) : "nothing";
            String is = i < ours.size() ? ours.get(i) : "nothing";
            if (!was.equals(is)) {
                throw new BadInput("%s keeps another arena: there it says '%s', here '%s'%s"
                        .formatted(file, Quoted.plain(was), is, is.startsWith(GAMES) ? LONGER : ""));
            }
        }
    }

    private static byte[] bytes(Path file) {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput("%s is no ordinary file".formatted(file));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = Files.size(file) > MOST ? null : in.readNBytes(MOST + 1);
            if (bytes == null || bytes.length > MOST) {
                throw new BadInput(
                        String.format(Locale.ROOT, "%s has more than %,d bytes, the most that are read", file, MOST));
            }
            return bytes;
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    private static int checksum(byte[] bytes, int length) {
        var crc = new CRC32C();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }
}
