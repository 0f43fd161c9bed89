package alea.cli;

import alea.cli.chart.Curves;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.learn.train.Training;
import alea.service.TrainRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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
            "Trains a player as a configuration file says (docs/learning.md), on any number of threads with the "
                    + "same result.",
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
    private BotOptions bots;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() {
        int workers = threads.threads();
        Path folder = out != null ? out : Path.of("trained", name());
        var request = new TrainRun.Request(folder, this::draw, resume, every);
        Configuration read = Configuration.read(config);
        try {
            return run(start(read, workers), request);
        } catch (OutOfMemoryError e) {
            throw new BadInput("%s does not fit into the JVM's memory; ALEA_JAVA_OPTS=-Xmx... would give it more"
                    .formatted(config));
        } catch (Occupied e) {
            throw new BadInput("%s; --resume goes on with it, --out names another folder".formatted(e.getMessage()));
        }
    }

    private TrainRun start(Configuration read, int workers) {
        try {
            return TrainRun.of(read.values(), alea.registry(bots.terms()), workers);
        } catch (BadInput e) {
            throw read.located(e);
        }
    }

    private String name() {
        return String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", "");
    }

    private int run(TrainRun training, TrainRun.Request request) {
        Console console = alea.console();
        try (var interruption = new Interruption(console)) {
            return switch (training.run(request, interruption.around(new Teller()::tell))) {
                case TrainRun.Cancelled(long done, long of, Path kept) -> {
                    console.err()
                            .println(String.format(
                                    Locale.ROOT,
                                    "alea train: interrupted after %,d of %,d steps; %s is kept, and --resume goes on",
                                    done,
                                    of,
                                    kept));
                    yield Exit.INTERRUPTED;
                }
                case TrainRun.Done(Path folder, String report) -> {
                    console.out().print(report);
                    console.out().println("written: %s".formatted(folder));
                    yield Exit.DONE;
                }
            };
        }
    }

    private void draw(Path folder, List<Training.Point> points) {
        WholeFile.write(folder.resolve("curve.csv"), Curves.csv(points));
        if (!points.isEmpty()) {
            WholeFile.write(folder.resolve("curve.svg"), Curves.svg(name(), points));
        }
    }

    /** Tells on stderr how it goes on, from time to time. */
    private final class Teller {
        private final long begun = System.nanoTime();
        private long told = begun;

        void tell(TrainRun.News news) {
            switch (news) {
                case TrainRun.Warning(String words) -> say("alea train: %s: %s".formatted(config, words));
                case TrainRun.Stepped step -> {
                    long now = System.nanoTime();
                    if (now - told >= SECONDS_BETWEEN_LINES * 1_000_000_000L) {
                        say(line(step, (now - begun) * 1e-9));
                        told = now;
                    }
                }
            }
        }

        private void say(String line) {
            alea.console().err().println(line);
            alea.console().err().flush();
        }

        /** Where the training stands, what it reaches, and how long it still takes. */
        private String line(TrainRun.Stepped step, double seconds) {
            double left = seconds / step.here() * (step.of() - step.done());
            return String.format(
                    Locale.ROOT,
                    "step %,d of %,d%s, %d:%02d:%02d left",
                    step.done(),
                    step.of(),
                    step.last()
                            .map(p -> String.format(Locale.ROOT, ", %s %.4f", p.curve(), p.y()))
                            .orElse(""),
                    (long) left / 3600,
                    (long) left / 60 % 60,
                    (long) left % 60);
        }
    }
}
