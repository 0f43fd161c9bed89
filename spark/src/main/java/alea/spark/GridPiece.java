package alea.spark;

import alea.cli.chart.Curves;
import alea.file.WholeFile;
import alea.learn.train.Training;
import alea.service.Progress;
import alea.service.TrainRun;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;

/**
 * A whole training, on one core.
 *
 * @param name what it is called
 * @param config with texts, numbers, truth values and lists of them
 */
record GridPiece(String name, HashMap<String, Object> config) implements Piece {
    @Override
    public byte[] run() throws IOException {
        Path folder = Files.createTempDirectory("alea-train");
        try {
            var request = new TrainRun.Request(folder, this::draw, false, Double.MAX_VALUE);
            Progress<TrainRun.News> nobody = _ -> {};
            TrainRun.Outcome outcome = TrainRun.of(config, Here.registry(), 1).run(request, nobody);
            if (outcome instanceof TrainRun.Cancelled) {
                throw new InterruptedIOException("a task was called off");
            }
            return packed(folder);
        } finally {
            empty(folder);
            Files.delete(folder);
        }
    }

    private void draw(Path folder, List<Training.Point> points) {
        WholeFile.write(folder.resolve("curve.csv"), Curves.csv(points));
        if (!points.isEmpty()) {
            WholeFile.write(folder.resolve("curve.svg"), Curves.svg(name, points));
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static void empty(Path folder) throws IOException {
        for (Path file : files(folder)) {
            Files.delete(file);
        }
    }

    private static byte[] packed(Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        for (Path file : files(folder)) {
            String name = file.getFileName().toString();
            if (!name.startsWith(".")) { // not the lock
                byte[] content = Files.readAllBytes(file);
                out.writeUTF(name);
                out.writeInt(content.length);
                out.write(content);
            }
        }
        return bytes.toByteArray();
    }

    /** Writes the files of a training that is done into a folder, which is there with all of them or not at all. */
    static void unpack(byte[] packed, Path folder) throws IOException {
        Path part = folder.resolveSibling("." + folder.getFileName() + ".part");
        Files.createDirectories(part);
        empty(part);
        var in = new DataInputStream(new ByteArrayInputStream(packed));
        while (in.available() > 0) {
            String name = in.readUTF();
            Files.write(part.resolve(name), in.readNBytes(in.readInt()));
        }
        Files.move(part, folder);
    }
}
