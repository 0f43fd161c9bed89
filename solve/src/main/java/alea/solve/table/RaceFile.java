package alea.solve.table;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.game.Reason;
import alea.solve.RaceSpace;
import alea.solve.Solution;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceTimes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * A table of the races of a game in a file: a header as {@link TableFile} has it, for every row two numbers of 16 bits
 * (the first number of turns in which a seat can be done, and for how many it is told), then for every row that many
 * floats that are most, and as many that are least.
 *
 * @param pairs the races
 * @param gap the widest gap between bounds, as win minus loss
 * @param bytes how long the file is
 * @param checksum what the header names, as eight hexadecimal digits
 */
public record RaceFile(RacePairs pairs, double gap, long bytes, String checksum) {
    private static final String FIRST = "alea race 1";
    private static final String ROWS = "rows";
    private static final String NUMBERS = "numbers";
    private static final String TURNS = "turns";
    private static final int MOST_ROWS = 50_000_000;
    private static final int BYTES_OF_ROW = 4;
    private static final int MOST = 0xffff;

    /**
     * Writes a table, in place of the file that may be there.
     *
     * @param gap the widest gap between bounds, as win minus loss
     * @throws BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public static void write(Path file, RacePairs pairs, double gap) {
        RaceTimes times = pairs.times();
        try (var out = new Replacing(file)) {
            for (int row = 0; row < times.rows(); row++) {
                ByteBuffer to = out.room(BYTES_OF_ROW);
                to.putShort((short) Math.min(times.first(row), MOST));
                to.putShort((short) Math.min(times.count(row), MOST));
            }
            for (int i = 0; i < times.size(); i++) {
                out.room(Float.BYTES).putFloat(times.value(i));
            }
            Map<String, Object> lines = new LinkedHashMap<>();
            lines.put("game", pairs.game().spec());
            lines.put("positions", pairs.space().words());
            lines.put("unit", "chance to be done within so many turns: at most, and by the policy of fewest turns");
            lines.put("space", pairs.space().getClass().getSimpleName());
            lines.put(ROWS, times.rows());
            lines.put("values", Precision.F32);
            lines.put(NUMBERS, times.size());
            lines.put("rounding", "outward");
            lines.put(TURNS, times.longest());
            lines.put("gap", gap);
            lines.put("crc32c", out.checksum());
            out.finish(Header.text(FIRST, lines));
        }
    }

    /** Whether a file says that it is such a table, of any version; one that cannot be read is none. */
    public static boolean isOne(Path file) {
        return start(file).startsWith(FIRST.substring(0, FIRST.lastIndexOf(' ') + 1));
    }

    /** Whether it does, and its header names a game. */
    public static boolean isOf(Path file, Game game) {
        return isOne(file)
                && start(file)
                        .lines()
                        .anyMatch(("game: " + Quoted.plain(game.spec().toString()))::equals);
    }

    private static String start(Path file) {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(Replacing.HEADER), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /**
     * Holds that a table is for a game.
     *
     * @throws BadInput when it is for another one, or cannot be read
     */
    public static void requireGame(Path file, Game game) {
        header(file, read(file)).require("game", game.spec());
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    private static Header header(Path file, byte[] bytes) {
        return Header.read(file, Arrays.copyOf(bytes, Math.min(bytes.length, Replacing.HEADER)), FIRST);
    }

    /**
     * Reads a table, every byte.
     *
     * @throws BadInput when it is damaged, or for another game
     */
    public static RaceFile read(Path file, RaceSpace space) {
        byte[] bytes = read(file);
        Header header = header(file, bytes);
        header.require("game", space.game().spec());
        header.require("space", space.getClass().getSimpleName());
        header.require("values", Precision.F32);
        header.require("rounding", "outward");
        header.require(ROWS, space.rows());
        header.require(ROWS, text -> header.number(ROWS) < MOST_ROWS, "so few");
        header.require(
                NUMBERS,
                text -> header.number(NUMBERS) >= 0 && header.number(NUMBERS) < Integer.MAX_VALUE,
                "a number of values");
        header.require("gap", text -> header.real("gap") >= 0 && header.real("gap") <= 2, "from 0 to 2");
        header.require(TURNS, text -> header.real(TURNS) >= 0, "0 or more");
        header.require("crc32c", text -> text.matches("[0-9a-f]{8}"), "eight hexadecimal digits");
        int rows = space.rows();
        int numbers = (int) header.number(NUMBERS);
        long size = Replacing.HEADER + (long) BYTES_OF_ROW * rows + (long) Float.BYTES * numbers;
        if (bytes.length != size) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %,d bytes; its header says %,d: it was cut off, or is no whole table",
                    file,
                    bytes.length,
                    size));
        }
        var checksum = new CRC32C();
        checksum.update(bytes, Replacing.HEADER, bytes.length - Replacing.HEADER);
        String found = Replacing.hex(checksum.getValue());
        if (!found.equals(header.get("crc32c"))) {
            throw new BadInput("%s is damaged: the checksum of its values is %s, and the header says %s"
                    .formatted(file, found, header.get("crc32c")));
        }
        try {
            RaceTimes times = times(bytes, rows, numbers, header.real(TURNS));
            return new RaceFile(new RacePairs(space, times), header.real("gap"), size, found);
        } catch (IllegalArgumentException e) {
            throw new BadInput("%s is damaged: %s".formatted(file, e.getMessage()));
        }
    }

    private static RaceTimes times(byte[] bytes, int rows, int numbers, double longest) {
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).position(Replacing.HEADER);
        int[] firsts = new int[rows];
        int[] counts = new int[rows];
        for (int row = 0; row < rows; row++) {
            firsts[row] = Short.toUnsignedInt(from.getShort());
            counts[row] = Short.toUnsignedInt(from.getShort());
        }
        float[] values = new float[numbers];
        from.asFloatBuffer().get(values);
        return RaceTimes.of(firsts, counts, values, longest);
    }

    /** Bounds of all positions. */
    public Solution solution() {
        return pairs.solution(gap);
    }
}
