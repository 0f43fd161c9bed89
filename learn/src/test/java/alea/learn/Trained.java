package alea.learn;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whole trainings, with and without interruption. */
public final class Trained {
    private Trained() {}

    /** Every file that a training writes, by name, as bytes in Latin-1; and the points of its curves. */
    public record Result(Map<String, String> files, List<Training.Point> points) {}

    /** From the first step to the last. */
    public static Result whole(Map<String, Object> config, int threads, Path folder) {
        return run(config, threads, folder, false);
    }

    /** The same, but every step is done by a training that has just taken up what the one before saved. */
    public static Result inPieces(Map<String, Object> config, Path folder) {
        return run(config, 1, folder, true);
    }

    private static Result run(Map<String, Object> config, int threads, Path folder, boolean pieces) {
        try {
            List<Training.Point> points = new ArrayList<>();
            Training training = Trainers.start(config, Registry.installed(), threads);
            while (training.done() < training.steps()) {
                training.step();
                points.addAll(training.points());
                if (pieces) {
                    var bytes = new ByteArrayOutputStream();
                    training.save(new DataOutputStream(bytes));
                    training = Trainers.start(config, Registry.installed(), threads);
                    var in = new ByteArrayInputStream(bytes.toByteArray());
                    training.load(new DataInputStream(in));
                    assertThat(in.available()).isZero();
                }
            }
            Path out = Files.createDirectories(folder);
            training.finish(out);
            Map<String, String> files = new TreeMap<>();
            try (var listed = Files.list(out)) {
                for (Path file : listed.toList()) {
                    files.put(
                            file.getFileName().toString(),
                            Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1));
                }
            }
            return new Result(files, points);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
