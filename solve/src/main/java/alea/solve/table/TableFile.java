package alea.solve.table;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.game.Reason;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Space;
import alea.solve.Values;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * A solved game's table in a file, mapped into memory: it may be longer than the memory and have more than 2^31
 * values. Safe to share between threads.
 */
public final class TableFile {
    private static final String FIRST = "alea table 1";
    private static final String NUMBERING = "space";
    /** The line that says how great a value can be, where that is not 1. */
    private static final String MOST = "most";
    /** The line that says how many pieces are left in endgames, where it is not a table of the whole game. */
    private static final String PIECES = "pieces";

    private static final int MOST_PIECES = 1_000;

    private static final ValueLayout.OfDouble DOUBLE =
            ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfFloat FLOAT =
            ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final Header header;
    private final MemorySegment body;
    private final long states;
    private final Precision precision;
    private final double most;
    private final long scale;

    private TableFile(Header header, MemorySegment body) {
        this.header = header;
        this.body = body;
        states = header.number("states");
        precision = header.word("values", Precision.values());
        most = most(header);
        scale = precision.scale(most);
    }

    /**
     * Writes a table, in place of the file that may be there.
     *
     * @param solution the game
     * @param complete whether it was solved as closely as was asked
     * @throws BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public static void write(Path file, Solution solution, Precision precision, boolean complete) {
        Space space = solution.space();
        Objective objective = solution.objective();
        var arrays = objective.arrays(space.game().seats());
        boolean bounds = objective == Objective.ZERO_SUM;
        double most = bounds ? Values.most(space.game()) : 1;
        long scale = precision.scale(most);
        try (var out = new Replacing(file)) {
            for (int a = 0; a < arrays.size(); a++) {
                Precision.Rounding rounding =
                        !bounds ? Precision.Rounding.NEAREST : a == 0 ? Precision.Rounding.DOWN : Precision.Rounding.UP;
                for (long n = 0; n < space.states(); n++) {
                    double value = solution.arrays().get(a, n);
                    precision.put(out.room(Double.BYTES), Math.clamp(value, -most, most), (double) scale, rounding);
                }
            }
            Map<String, Object> lines = new LinkedHashMap<>();
            lines.put("game", space.game().spec());
            lines.put("objective", objective);
            lines.put(
                    "unit",
                    !bounds
                            ? "probability, the seat to act first"
                            : space.game().payoffs().isWinOnly()
                                    ? "win minus loss of the seat to act"
                                    : "payoff of the seat to act less that of the other");
            lines.put(NUMBERING, space.getClass().getSimpleName());
            if (space.pieces() > 0) {
                lines.put(PIECES, space.pieces());
            }
            lines.put("states", space.states());
            lines.put("values", precision);
            lines.put("scale", scale);
            if (most != 1) {
                lines.put(MOST, most);
            }
            lines.put("rounding", bounds ? "outward" : "nearest");
            lines.put("arrays", String.join(" ", arrays));
            lines.put("sweeps", solution.sweeps());
            lines.put(bounds ? "gap" : "residual", solution.gap());
            lines.put("complete", complete ? "yes" : "no");
            lines.put("crc32c", out.checksum());
            out.finish(Header.text(FIRST, lines));
        }
    }

    /**
     * Opens a table.
     *
     * @throws BadInput when there is none, when its header is wrong, or when the file is shorter or longer than
     *     that says
     */
    public static TableFile open(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput(
                    Files.exists(file) ? "%s is no file".formatted(file) : "there is no file %s".formatted(file));
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            var start = java.nio.ByteBuffer.allocate(Replacing.HEADER);
            while (start.hasRemaining() && channel.read(start) >= 0) {}
            var header = Header.read(file, start.array(), FIRST);
            long size = size(header);
            if (channel.size() != size) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s has %,d bytes; its header says %,d: it was cut off, or is no whole table",
                        file,
                        channel.size(),
                        size));
            }
            var mapped = channel.map(
                    FileChannel.MapMode.READ_ONLY, Replacing.HEADER, size - Replacing.HEADER, Arena.ofAuto());
            return new TableFile(header, mapped);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** Whether a file says that it is such a table, of any version; one that cannot be read is none. */
    public static boolean isOne(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        String first = FIRST.substring(0, FIRST.lastIndexOf(' ') + 1);
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(first.length()), StandardCharsets.UTF_8).equals(first);
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether a file is a table whose header names a game; one that cannot be read is none. */
    public static boolean isOf(Path file, Game game) {
        try (var in = Files.newInputStream(file)) {
            String text = new String(in.readNBytes(Replacing.HEADER), StandardCharsets.UTF_8);
            return text.startsWith(FIRST.substring(0, FIRST.lastIndexOf(' ')))
                    && text.lines()
                            .anyMatch(("game: " + Quoted.plain(game.spec().toString()))::equals);
        } catch (IOException e) {
            return false;
        }
    }

    /** Holds that a header says what is needed to read the table, and returns how long the file is then. */
    private static long size(Header header) {
        Objective objective = header.word("objective", Objective.values());
        Precision precision = header.word("values", Precision.values());
        double most = most(header);
        long scale = precision.scale(most);
        header.require("states", text -> header.number("states") > 0, "more than 0");
        if (header.has(PIECES)) {
            header.require(
                    PIECES,
                    text -> header.number(PIECES) > 1 && header.number(PIECES) < MOST_PIECES,
                    String.format(Locale.ROOT, "from 2 to %d", MOST_PIECES - 1));
        }
        header.require(
                "scale",
                text -> header.number("scale") == scale,
                String.format(Locale.ROOT, "%d, as %s has it", scale, precision));
        header.require("crc32c", text -> text.matches("[0-9a-f]{8}"), "eight hexadecimal digits");
        header.require("complete", text -> text.matches("yes|no"), "yes or no");
        String close = objective == Objective.ZERO_SUM ? "gap" : "residual";
        header.require(
                close,
                text -> header.real(close) >= 0 && header.real(close) <= 2 * most,
                "from 0 to %s".formatted(shown(2 * most)));
        header.require("sweeps", text -> header.number("sweeps") >= 0, "0 or more");
        String rounding = objective == Objective.ZERO_SUM ? "outward" : "nearest";
        header.require("rounding", rounding::equals, "%s, as of %s".formatted(rounding, objective));
        header.get("game");
        header.get(NUMBERING);
        double values = (double) header.number("states") * header.get("arrays").split(" ", -1).length;
        return (long) (Replacing.HEADER + values * precision.bytes());
    }

    /** How great a value can be; a header that says nothing says 1. */
    private static double most(Header header) {
        if (!header.has(MOST)) {
            return 1;
        }
        header.require(MOST, text -> header.real(MOST) > 0 && header.real(MOST) < 1e9, "more than 0");
        return header.real(MOST);
    }

    private static String shown(double number) {
        return number == Math.rint(number) ? String.format(Locale.ROOT, "%.0f", number) : Double.toString(number);
    }

    /** The spec of the game that the table is for. */
    public String game() {
        return header.get("game");
    }

    /** What the seats play for. */
    public Objective objective() {
        return header.word("objective", Objective.values());
    }

    /** The most pieces that are left in the endgames of the table; 0 where it is of the whole game. */
    public int pieces() {
        return header.has(PIECES) ? (int) header.number(PIECES) : 0;
    }

    /** How many states there are. */
    public long states() {
        return states;
    }

    /** How the values are stored. */
    public Precision precision() {
        return precision;
    }

    /** Whether the game was solved as closely as was asked. */
    public boolean complete() {
        return header.get("complete").equals("yes");
    }

    /** The checksum that the header names, as eight hexadecimal digits. */
    public String checksum() {
        return header.get("crc32c");
    }

    /**
     * Reads the whole table and compares its checksum; holds that every value is one, and that bounds are in order.
     *
     * @throws BadInput when the checksum is not that of the header, or a value cannot be
     */
    public void verify() {
        var checksum = new CRC32C();
        long step = 1 << 24;
        try {
            for (long at = 0; at < body.byteSize(); at += step) {
                checksum.update(
                        body.asSlice(at, Math.min(step, body.byteSize() - at)).asByteBuffer());
            }
        } catch (InternalError e) {
            throw cutOff();
        }
        String found = Replacing.hex(checksum.getValue());
        if (!found.equals(checksum())) {
            throw new BadInput("%s is damaged: the checksum of its values is %s, and the header says %s"
                    .formatted(header.file(), found, checksum()));
        }
        boolean bounds = objective() == Objective.ZERO_SUM;
        double least = bounds ? -most : 0;
        for (int a = 0; a < body.byteSize() / precision.bytes() / states; a++) {
            for (long n = 0; n < states; n++) {
                double value = get(a, n);
                if (!(value >= least && value <= most)) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "%s: value %,d of array %d is %s; it is from %s to %s",
                            header.file(),
                            n,
                            a,
                            value,
                            shown(least),
                            shown(most)));
                }
                if (bounds && a == 1 && value < get(0, n)) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "%s: the upper bound %s of state %,d is less than its lower one, %s",
                            header.file(),
                            value,
                            n,
                            get(0, n)));
                }
            }
        }
    }

    /**
     * An element.
     *
     * @throws BadInput when the file has been cut off since it was opened
     */
    public double get(int array, long number) {
        long at = array * states + number;
        try {
            return switch (precision) {
                case F64 -> body.getAtIndex(DOUBLE, at);
                case F32 -> body.getAtIndex(FLOAT, at);
                case I16 -> body.getAtIndex(SHORT, at) / (double) scale;
            };
        } catch (InternalError e) {
            throw cutOff();
        }
    }

    /** What the JVM calls an internal error: a page of the file is no longer there. */
    private BadInput cutOff() {
        return new BadInput("%s was cut off while it was read".formatted(header.file()));
    }

    /**
     * The table as the solution of a game, whose states are numbered as they were.
     *
     * @param space the numbering of the game
     * @throws BadInput when the table is for another game or numbering
     */
    public Solution solution(Space space) {
        requireGame(space.game(), space.getClass());
        if (space.pieces() != pieces()) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s is for endgames of %d pieces, not %d", header.file(), pieces(), space.pieces()));
        }
        header.require("states", space.states());
        Objective objective = objective();
        if (objective == Objective.ZERO_SUM && most != Values.most(space.game())) {
            throw new BadInput("%s has values up to %s; those of %s are up to %s"
                    .formatted(header.file(), shown(most), space.game().spec(), shown(Values.most(space.game()))));
        }
        double gap = header.real(objective == Objective.ZERO_SUM ? "gap" : "residual");
        double rounding = switch (precision) {
            case F64 -> 0;
            case F32 -> 2 * Math.ulp(Math.nextDown((float) most));
            case I16 -> 2.0 / scale;
        };
        return new Solution(space, objective, this::get, header.number("sweeps"), gap + rounding);
    }

    /**
     * Holds that the table is for a game.
     *
     * @throws BadInput when it is for another one
     */
    public void requireGame(Game game) {
        header.require("game", game.spec());
    }

    /**
     * Holds that the table is for a game, with the arrays of its seats, and its states numbered so.
     *
     * @throws BadInput when it is for another one
     */
    public void requireGame(Game game, Class<? extends Space> numbering) {
        requireGame(game);
        header.require(NUMBERING, numbering.getSimpleName());
        header.require("arrays", String.join(" ", objective().arrays(game.seats())));
    }
}
