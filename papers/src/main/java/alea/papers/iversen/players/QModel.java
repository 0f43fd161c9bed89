package alea.papers.iversen.players;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Quoted;
import alea.learn.npy.InputFile;
import alea.learn.train.Finite;
import alea.learn.train.ModelHeader;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/**
 * Files of Q-tables: a {@link ModelHeader} that also tells the reading and the seed of the values at first, an empty
 * line, and compressed by gzip: how many states, then for each in ascending order the state (4 bytes), which of its
 * 24 values were learned as bits (4 bytes), and those (4 bytes each, rounded to floats).
 */
final class QModel {
    static final String KIND = "q";
    private static final String READING = "reading";
    private static final String SEED = "first-values";

    /** A table of millions of states; trained ones have some 14,000. */
    private static final long LARGEST = 1 << 28;

    private static final long SHORTEST_STATE = 3L * Integer.BYTES;
    private static final long LONGEST_STATE = (2L + SparseTable.VALUES) * Integer.BYTES;

    private QModel() {}

    static byte[] bytes(ModelHeader header, Reading reading, SparseTable table) throws IOException {
        var bytes = new ByteArrayOutputStream();
        bytes.write(header.with(READING, reading.word())
                .with(SEED, Long.toString(table.seed()))
                .toString()
                .getBytes(StandardCharsets.UTF_8));
        try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            int[] states = IntStream.range(0, table.size())
                    .map(table::state)
                    .filter(state -> learned(table, state) != 0)
                    .sorted()
                    .toArray();
            out.writeInt(states.length);
            for (int state : states) {
                int learned = learned(table, state);
                out.writeInt(state);
                out.writeInt(learned);
                for (int place = 0; place < SparseTable.VALUES; place++) {
                    if ((learned >>> place & 1) != 0) {
                        Finite.require(table.get(state, place), Float.MAX_VALUE);
                        out.writeFloat((float) table.get(state, place));
                    }
                }
            }
        }
        return bytes.toByteArray();
    }

    /** Which values of a state are not those that it had at first, as bits. */
    private static int learned(SparseTable table, int state) {
        int learned = 0;
        for (int place = 0; place < SparseTable.VALUES; place++) {
            learned |= table.get(state, place) != table.first(state, place) ? 1 << place : 0;
        }
        return learned;
    }

    /**
     * A new player for a game, for one thread after the other.
     *
     * @throws BadInput when the file is no such model, damaged, or of another game
     */
    static QPlayer read(Path file, Game game) {
        byte[] content = InputFile.read(file, LARGEST, "a q model");
        int start = ModelHeader.length(content);
        ModelHeader header = ModelHeader.parse(new String(content, 0, start, StandardCharsets.UTF_8), file);
        header.require(file, KIND, game);
        Reading reading = Arrays.stream(Reading.values())
                .filter(r -> r.word().equals(header.get(READING)))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "%s: reading is %s; it is text or code".formatted(file, Quoted.of(header.get(READING)))));
        SparseTable table;
        try {
            table = new SparseTable(Long.parseLong(header.get(SEED)));
        } catch (NumberFormatException e) {
            throw new BadInput(
                    "%s: %s is %s; it is a whole number of 64 bits".formatted(file, SEED, Quoted.of(header.get(SEED))));
        }
        try {
            states(ByteBuffer.wrap(body(content, start, file)), table);
        } catch (IOException e) {
            throw new BadInput("%s is damaged after its header: %s".formatted(file, e.getMessage()));
        }
        return new QPlayer(reading, table);
    }

    /**
     * Unpacks the states. How many there are bounds what is allocated for them, and more than that is not looked at.
     */
    private static byte[] body(byte[] content, int start, Path file) throws IOException {
        var packed = new Packed(content, start);
        int states = ByteBuffer.wrap(packed.beginning(Integer.BYTES)).getInt();
        if (states < 0 || states > 1 << SparseTable.VALUES) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "it says that there are %,d states; there are at most %,d",
                    states,
                    1 << SparseTable.VALUES));
        }
        Memory.require(
                String.format(Locale.ROOT, "%s has %,d states", file, states),
                states * (LONGEST_STATE + SparseTable.BYTES));
        return packed.all(Integer.BYTES + states * SHORTEST_STATE, Integer.BYTES + states * LONGEST_STATE);
    }

    private static void states(ByteBuffer in, SparseTable table) throws IOException {
        int before = -1;
        for (int n = in.getInt(); n > 0; n--) {
            int bits = in.remaining() < 2 * Integer.BYTES ? 0 : in.getInt(in.position() + Integer.BYTES);
            if (bits == 0 || in.remaining() < (2L + Integer.bitCount(bits)) * Integer.BYTES) {
                throw new IOException("a state without values");
            }
            int state = in.getInt();
            int learned = in.getInt();
            if (state <= before || (state | learned) >>> SparseTable.VALUES != 0) {
                throw new IOException("states are not 24 bits in ascending order");
            }
            before = state;
            for (int place = 0; place < SparseTable.VALUES; place++) {
                if ((learned >>> place & 1) != 0) {
                    float value = in.getFloat();
                    if (!Float.isFinite(value)) {
                        throw new IOException("a value is not finite");
                    }
                    table.put(state, place, value);
                }
            }
        }
        if (in.hasRemaining()) {
            throw new IOException("more follows after the last state");
        }
    }

    /** What a file holds. */
    record QPlayer(Reading reading, SparseTable table) {}
}
