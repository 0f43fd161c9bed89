package alea.service;

import alea.file.Claim;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Quoted;
import alea.game.Reason;
import alea.game.Registry;
import alea.learn.train.Config;
import alea.learn.train.ModelHeader;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import alea.learn.train.TrainingCheckpoint;
import alea.learn.train.TrainingReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a player, as a configuration says, once. A training that is cancelled keeps itself in a checkpoint in its
 * folder, and one that resumes makes the identical player.
 */
public final class TrainRun {
    private static final String GAME = "game";

    private final Training training;
    /** The configuration in a form that is the same for equal ones. */
    private final String config;
    /** How the models that it makes may write that: one trainer adds the seed where it is not given. */
    private final Set<String> same;

    private final List<Training.Point> points = new ArrayList<>();

    /**
     * Where and how a training works.
     *
     * @param folder for the model, its report and its curves; it is made when it is not there
     * @param curves writes what the curves are drawn in
     * @param resume whether to go on from the checkpoint in the folder, which must be there, or else must not
     * @param every seconds between checkpoints, at least 0
     */
    public record Request(Path folder, CurveWriter curves, boolean resume, double every) {
        public Request {
            if (!(every >= 0)) {
                throw new BadSetting("checkpoint-every", "%s is not allowed; it is at least 0".formatted(every));
            }
        }
    }

    /** Writes learning curves into the folder of a training. */
    @FunctionalInterface
    public interface CurveWriter {
        /** Writes them. */
        void write(Path folder, List<Training.Point> points);
    }

    /** What is told while it works. */
    public sealed interface News {}

    /** What somebody should know of the configuration who wrote it. */
    public record Warning(String words) implements News {}

    /**
     * A step is done.
     *
     * @param done steps done
     * @param here steps done by this run; the others by those that it goes on from
     * @param of steps in all
     * @param last the last point of a curve, if there is one yet
     */
    public record Stepped(long done, long here, long of, Optional<Training.Point> last) implements News {}

    /** How a training ended. */
    public sealed interface Outcome {}

    /** It was cancelled after so many steps, and is kept in a checkpoint. */
    public record Cancelled(long done, long of, Path kept) implements Outcome {}

    /**
     * It is done.
     *
     * @param folder where the model lies
     * @param report what came of it; empty where the trainer writes none
     */
    public record Done(Path folder, String report) implements Outcome {}

    private TrainRun(Training training, Map<String, Object> pinned) {
        this.training = training;
        Map<String, Object> recorded = Config.recorded(pinned);
        config = ModelHeader.text(recorded);
        Map<String, Object> seeded = new TreeMap<>(recorded);
        seeded.putIfAbsent("seed", 1);
        same = Stream.of(config, ModelHeader.text(seeded)).map(Quoted::plain).collect(Collectors.toSet());
    }

    /** The keys that configurations may have. */
    public static Set<String> keys() {
        return Trainers.keys();
    }

    /**
     * A training before its first step.
     *
     * @param config its keys, with texts, numbers, truth values and lists of them
     * @param registry the games and players that it may name
     * @param threads on which nothing depends
     * @throws BadInput when the configuration cannot be used; a {@link alea.learn.train.BadKey} where one key
     *     is to blame
     */
    public static TrainRun of(Map<String, Object> config, Registry registry, int threads) {
        Map<String, Object> pinned = pinned(config, registry);
        return new TrainRun(Trainers.start(pinned, registry, threads), pinned);
    }

    /** The training, whose matches somebody else may be asked to play before it runs. */
    public Training training() {
        return training;
    }

    /** The same with the hash of a rule file's rules beside its name, since the file may change. */
    private static Map<String, Object> pinned(Map<String, Object> config, Registry registry) {
        Map<String, Object> pinned = new TreeMap<>(config);
        try {
            if (config.get(GAME) instanceof String game && registry.finds(game)) {
                pinned.put(GAME, registry.game(game).spec().toString());
            }
        } catch (BadInput e) {
            throw Config.refused(GAME, String.valueOf(e.getMessage()));
        }
        return pinned;
    }

    /**
     * Trains.
     *
     * @throws BadInput when the folder cannot be written, or there is nothing to go on from
     * @throws BadSetting when the folder holds a model of another configuration
     * @throws Occupied when there is a checkpoint, and the request does not resume
     */
    public Outcome run(Request request, Progress<? super News> progress) {
        Path folder = request.folder;
        Path checkpoint = folder.resolve("checkpoint");
        if (request.resume && !Files.isDirectory(folder)) {
            throw new BadInput("there is no checkpoint %s to go on from".formatted(checkpoint));
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadSetting("out", "%s: the folder cannot be made: %s".formatted(folder, Reason.of(e)));
        }
        try (var _ = Claim.folder(folder)) {
            if (request.resume) {
                points.addAll(TrainingCheckpoint.resume(checkpoint, config, training));
            } else if (Files.exists(checkpoint)) {
                throw new Occupied("%s holds an unfinished training".formatted(folder));
            } else {
                requireNoOther(folder);
            }
            training.warnings().forEach(warning -> progress.hear(new Warning(warning)));
            return train(request, checkpoint, progress);
        }
    }

    /** Holds that every model in the folder is one that this training makes again, to the byte. */
    private void requireNoOther(Path folder) {
        try (var files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                Optional<ModelHeader> header = ModelHeader.at(file);
                if (header.isPresent() && !same.contains(header.get().get(ModelHeader.TRAINED))) {
                    throw new BadSetting(
                            "out",
                            "%s holds %s, which another configuration made: name another folder, or delete this one"
                                    .formatted(folder, file.getFileName()));
                }
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(folder, Reason.of(e)));
        }
    }

    private Outcome train(Request request, Path checkpoint, Progress<? super News> progress) {
        ExecutorService worker = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name("train").factory());
        try (var _ = Cancelling.of(progress)) {
            long first = training.done();
            boolean done = new Steps(worker, checkpoint, request.every)
                    .take(
                            new Work(request, checkpoint),
                            () -> progress.hear(new Stepped(
                                    training.done(),
                                    training.done() - first,
                                    training.steps(),
                                    points.isEmpty() ? Optional.empty() : Optional.of(points.getLast()))));
            return done
                    ? new Done(request.folder, report(request.folder))
                    : new Cancelled(training.done(), training.steps(), checkpoint);
        } finally {
            worker.shutdown();
        }
    }

    /** The steps of the training, and one more that writes what came of it, which may take as long as many. */
    private final class Work implements Steps.Work {
        private final Request request;
        private final Path checkpoint;
        private boolean written;

        Work(Request request, Path checkpoint) {
            this.request = request;
            this.checkpoint = checkpoint;
        }

        @Override
        public boolean finished() {
            return written;
        }

        @Override
        public void step() {
            if (training.done() < training.steps()) {
                training.step();
                points.addAll(training.points());
            } else {
                keep(checkpoint);
                finish();
                written = true;
            }
        }

        @Override
        public void keep(Path file) {
            TrainingCheckpoint.write(file, config, points, training);
        }

        private void finish() {
            try {
                training.finish(request.folder);
                request.curves.write(request.folder, points);
                Files.deleteIfExists(checkpoint);
            } catch (IOException e) {
                throw new BadInput("%s cannot be written: %s".formatted(request.folder, Reason.of(e)));
            }
        }
    }

    private static String report(Path folder) {
        Path report = folder.resolve(TrainingReport.FILE);
        try {
            return Files.exists(report) ? Files.readString(report) : "";
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(report, Reason.of(e)));
        }
    }
}
