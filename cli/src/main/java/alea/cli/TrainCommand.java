package alea.cli;

import alea.cli.chart.Curves;
import alea.file.Claim;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.learn.train.Checkpoint;
import alea.learn.train.Config;
import alea.learn.train.ModelHeader;
import alea.learn.train.Report;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea train}: makes a player, as a configuration says. */
@Command(
        name = "train",
        description = {
            "Trains a player as a configuration file says (docs/learning.md), on any number of threads with the same result.",
            "Writes into a folder: the model, report.txt, curve.csv, curve.svg, and while it works a checkpoint."
        },
        footer = {
            "",
            "Examples: alea train training/simple.yaml",
            "          alea train training/simple.yaml --resume",
            "          alea train training/full.yaml --out full --threads 1"
        })
final class TrainCommand implements Callable<Integer> {
    private static final long SECONDS_BETWEEN_LINES = 10;

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "CONFIG", description = "a YAML file: see docs/learning.md")
    private Path config;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder (standard: trained/NAME of NAME.yaml)")
    private @Nullable Path out;

    @Option(names = "--resume", description = "go on from the checkpoint in the folder")
    private boolean resume;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between checkpoints (standard: ${DEFAULT-VALUE})")
    private double every = 60;

    @Mixin
    private ThreadsOption threads;

    private final List<Training.Point> points = new ArrayList<>();

    @Override
    public Integer call() {
        int workers = threads.threads();
        if (!(every >= 0)) {
            throw new BadInput("--checkpoint-every %s is not allowed; it is at least 0".formatted(every));
        }
        Configuration read = Configuration.read(config);
        String canonical = ModelHeader.text(Config.recorded(read.values()));
        Training training;
        try {
            training = Trainers.start(read.values(), workers);
        } catch (BadInput e) {
            throw read.located(e);
        } catch (OutOfMemoryError e) {
            throw tooLarge(config);
        }
        Path folder = out != null ? out : Path.of("trained", name());
        if (resume && !Files.isDirectory(folder)) {
            throw new BadInput("there is no checkpoint %s to go on from".formatted(folder.resolve("checkpoint")));
        }
        create(folder);
        try (var _ = Claim.folder(folder)) {
            return call(training, canonical, folder);
        }
    }

    private int call(Training training, String canonical, Path folder) {
        Path checkpoint = folder.resolve("checkpoint");
        if (resume) {
            points.addAll(Checkpoint.resume(checkpoint, canonical, training));
        } else if (Files.exists(checkpoint)) {
            throw new BadInput("%s holds an unfinished training; --resume goes on with it, --out names another folder"
                    .formatted(folder));
        }
        Console console = alea.console();
        training.warnings().forEach(warning -> console.err().println("alea train: %s: %s".formatted(config, warning)));
        console.err().flush();
        var interruption = new Interruption(alea.console());
        ExecutorService worker = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name("train").factory());
        try {
            return run(training, canonical, folder, checkpoint, worker);
        } finally {
            worker.shutdown();
            interruption.close();
        }
    }

    private String name() {
        return String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", "");
    }

    private static void create(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("--out %s: the folder cannot be made: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** A thread of its own, so that Ctrl-C stops between steps and never in the middle of one. */
    private void apart(ExecutorService worker, Runnable work) {
        try {
            CompletableFuture.runAsync(work, worker).join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case OutOfMemoryError cause -> throw tooLarge(config);
                case null, default -> throw e;
            }
        }
    }

    private static BadInput tooLarge(Path config) {
        return new BadInput(
                "%s does not fit into the JVM's memory; ALEA_JAVA_OPTS=-Xmx... would give it more".formatted(config));
    }

    private int run(Training training, String canonical, Path folder, Path checkpoint, ExecutorService worker) {
        Console console = alea.console();
        long begun = System.nanoTime();
        long first = training.done();
        long kept = begun;
        long told = begun;
        while (training.done() < training.steps()) {
            apart(worker, () -> {
                training.step();
                points.addAll(training.points());
            });
            long now = System.nanoTime();
            boolean interrupted = Thread.interrupted();
            if (interrupted || now - kept >= every * 1e9) {
                apart(worker, () -> Checkpoint.write(checkpoint, canonical, points, training));
                kept = now;
            }
            if (interrupted) {
                console.err()
                        .println(String.format(
                                Locale.ROOT,
                                "alea train: interrupted after %,d of %,d steps; %s is kept, and --resume goes on",
                                training.done(),
                                training.steps(),
                                checkpoint));
                return Exit.INTERRUPTED;
            }
            if (now - told >= SECONDS_BETWEEN_LINES * 1_000_000_000L) {
                console.err().println(progress(training, first, (now - begun) * 1e-9));
                console.err().flush();
                told = now;
            }
        }
        apart(worker, () -> {
            Checkpoint.write(checkpoint, canonical, points, training);
            finish(training, folder, checkpoint);
        });
        Path report = folder.resolve(Report.FILE);
        try {
            console.out().print(Files.exists(report) ? Files.readString(report) : "");
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(report, Reason.of(e)));
        }
        console.out().println("written: %s".formatted(folder));
        return Exit.DONE;
    }

    private void finish(Training training, Path folder, Path checkpoint) {
        try {
            training.finish(folder);
            WholeFile.write(folder.resolve("curve.csv"), Curves.csv(points));
            if (!points.isEmpty()) {
                WholeFile.write(folder.resolve("curve.svg"), Curves.svg(name(), points));
            }
            Files.deleteIfExists(checkpoint);
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** Where the training stands, what it reaches, and how long it still takes. */
    private String progress(Training training, long first, double seconds) {
        double left = seconds / (training.done() - first) * (training.steps() - training.done());
        String estimate = points.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        ", %s %.4f",
                        points.getLast().curve(),
                        points.getLast().y());
        return String.format(
                Locale.ROOT,
                "step %,d of %,d%s, %d:%02d:%02d left",
                training.done(),
                training.steps(),
                estimate,
                (long) left / 3600,
                (long) left / 60 % 60,
                (long) left % 60);
    }
}
