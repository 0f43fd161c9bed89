package alea.learn.q;

import alea.game.BadInput;
import alea.game.Game;
import alea.learn.npy.InputFile;
import alea.learn.train.ModelHeader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Files of Q-tables: a {@link ModelHeader} that also tells the reading and the seed of the values at first, an empty line, and compressed
 * by gzip: how many states, then for each in ascending order the state (4 bytes), which of its 24 values were learned as bits (4 bytes), and
 * those (4 bytes each, rounded to floats).
 */
final class QModel {
    static final String KIND = "q";
    private static final String READING = "reading";
    private static final String SEED = "first-values";

    private QModel() {}

    static byte[] bytes(ModelHeader header, Reading reading, SparseTable table) throws IOException {
        var bytes = new ByteArrayOutputStream();
        bytes.write(header.with(READING, reading.word())
                .with(SEED, Long.toString(table.seed()))
                .toString()
                .getBytes(StandardCharsets.UTF_8));
        try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeInt(table.size());
            for (int state :
                    IntStream.range(0, table.size()).map(table::state).sorted().toArray()) {
                int learned = 0;
                for (int place = 0; place < SparseTable.VALUES; place++) {
                    learned |= table.get(state, place) != table.first(state, place) ? 1 << place : 0;
                }
                out.writeInt(state);
                out.writeInt(learned);
                for (int place = 0; place < SparseTable.VALUES; place++) {
                    if ((learned >>> place & 1) != 0) {
                        out.writeFloat((float) table.get(state, place));
                    }
                }
            }
        }
        return bytes.toByteArray();
    }

    /**
     * A new player for a game, for one thread after the other.
     *
     * @throws BadInput when the file is no such model, or of another game
     */
    static QPlayer read(Path file, Game game) {
        byte[] content = InputFile.read(file);
        int body = body(content);
        ModelHeader header = ModelHeader.parse(new String(content, 0, Math.max(0, body), StandardCharsets.UTF_8), file);
        header.require(file, KIND, game);
        try (var in = new DataInputStream(
                new GZIPInputStream(new ByteArrayInputStream(content, body, content.length - body)))) {
            Reading reading = header.get(READING).equals(Reading.TEXT.word()) ? Reading.TEXT : Reading.CODE;
            var table = new SparseTable(Long.parseLong(header.get(SEED)));
            for (int n = in.readInt(); n > 0; n--) {
                int state = in.readInt();
                int learned = in.readInt();
                for (int place = 0; place < SparseTable.VALUES; place++) {
                    if ((learned >>> place & 1) != 0) {
                        float value = in.readFloat();
                        if (state >>> SparseTable.VALUES != 0 || !Float.isFinite(value)) {
                            throw new IOException("a state or value that cannot be");
                        }
                        table.put(state, place, value);
                    }
                }
            }
            return new QPlayer(reading, table);
        } catch (IOException | NumberFormatException e) {
            throw new BadInput("%s is damaged after its header: %s".formatted(file, e.getMessage()));
        }
    }

    /** What a file holds. */
    record QPlayer(Reading reading, SparseTable table) {}

    /** Where the body begins: after the first empty line. */
    private static int body(byte[] content) {
        for (int i = 1; i < content.length; i++) {
            if (content[i] == '\n' && content[i - 1] == '\n') {
                return i + 1;
            }
        }
        return content.length;
    }
}
