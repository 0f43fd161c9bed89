package alea.learn.train;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.learn.npy.InputFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * A training in the middle, in a file: its configuration, the points of its curves so far, and what the training
 * saves.
 */
public final class TrainingCheckpoint {
    private static final byte[] MAGIC = "alea training checkpoint 1\n".getBytes(StandardCharsets.US_ASCII);

    private TrainingCheckpoint() {}

    /**
     * Writes a checkpoint.
     *
     * @param config the configuration in a form that is the same for equal ones
     * @param points of all steps done
     */
    public static void write(Path file, String config, List<Training.Point> points, Training training) {
        var bytes = new ByteArrayOutputStream();
        var sum = new CRC32C();
        try (var out = new DataOutputStream(new CheckedOutputStream(bytes, sum))) {
            out.write(MAGIC);
            text(out, config);
            out.writeInt(points.size());
            for (Training.Point point : points) {
                out.writeUTF(point.curve());
                out.writeLong(point.x());
                out.writeDouble(point.y());
                out.writeLong(point.count());
            }
            training.save(out);
            out.writeInt((int) sum.getValue());
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
        WholeFile.write(file, bytes.toByteArray());
    }

    /**
     * Takes up a checkpoint.
     *
     * @param config of {@code training}, as in {@link #write}
     * @param training just started
     * @return the points of the steps that it has done
     * @throws BadInput when there is no such file, it is damaged, or of another configuration
     */
    public static List<Training.Point> resume(Path file, String config, Training training) {
        byte[] bytes = read(file);
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            in.skipNBytes(MAGIC.length);
            String theirs = text(in);
            if (!theirs.equals(config)) {
                throw new BadInput("%s is of another configuration: %s, not %s"
                        .formatted(file, parting(theirs, config), parting(config, theirs)));
            }
            List<Training.Point> points = new ArrayList<>();
            int most = in.available() / (Short.BYTES + 3 * Long.BYTES);
            for (int n = new Loading(in).count("points", 0, most); n > 0; n--) {
                points.add(new Training.Point(in.readUTF(), in.readLong(), in.readDouble(), in.readLong()));
            }
            training.load(in);
            if (in.available() != Integer.BYTES) {
                throw new IOException("it goes on after its end");
            }
            return points;
        } catch (IOException e) {
            throw new BadInput("%s is no checkpoint of this training, or of another version of Alea: %s"
                    .formatted(
                            file,
                            switch (e) {
                                case EOFException end -> "it ends too soon";
                                case UTFDataFormatException text -> "a curve has no name";
                                default -> String.valueOf(e.getMessage());
                            }));
        }
    }

    /** A text from a little before where it parts from another. */
    private static String parting(String text, String other) {
        int at = 0;
        while (at < text.length() && at < other.length() && text.charAt(at) == other.charAt(at)) {
            at++;
        }
        int from = Math.max(0, text.lastIndexOf(',', Math.max(0, at - 1)) + 1);
        int to = text.indexOf(',', at);
        return text.substring(from, to < 0 ? text.length() : to);
    }

    private static byte[] read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no checkpoint %s to go on from".formatted(file));
        }
        byte[] beginning = InputFile.beginning(file, MAGIC.length);
        byte[] bytes =
                Arrays.equals(beginning, MAGIC) ? InputFile.read(file, Integer.MAX_VALUE, "a checkpoint") : beginning;
        int body = bytes.length - Integer.BYTES;
        if (body < MAGIC.length
                || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)
                || ByteBuffer.wrap(bytes).getInt(body) != checksum(bytes, body)) {
            throw new BadInput("%s is no whole checkpoint of a training".formatted(file));
        }
        return bytes;
    }

    private static int checksum(byte[] bytes, int length) {
        var crc = new CRC32C();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        var loading = new Loading(in);
        return new String(
                loading.bytes(loading.count("bytes of the configuration", 0, in.available())), StandardCharsets.UTF_8);
    }
}
