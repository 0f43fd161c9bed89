package alea.cli;

import alea.cli.chart.Curves;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.train.Training;
import alea.service.TrainRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is asked of a training, whoever plays its matches, and how it is told of. */
public final class TrainOptions {
    private static final long SECONDS_BETWEEN_LINES = 10;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

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

    /** What the configuration file says. */
    public Configuration read() {
        return Configuration.read(config);
    }

    /**
     * The training.
     *
     * @param threads on which nothing depends
     * @throws BadInput when the configuration is none
     */
    public TrainRun start(Configuration read, Registry registry, int threads) {
        try {
            return TrainRun.of(read.values(), registry, threads);
        } catch (BadInput e) {
            throw read.located(e);
        } catch (OutOfMemoryError e) {
            throw tooLarge();
        }
    }

    /** The file's name without its end. */
    public String name() {
        return String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", "");
    }

    /**
     * Has it trained, and tells of it.
     *
     * @return the exit code
     */
    public int run(Console console, TrainRun training) {
        Path folder = out != null ? out : Path.of("trained", name());
        var request = new TrainRun.Request(folder, this::draw, resume, every);
        try (var interruption = new Interruption(console)) {
            return switch (training.run(request, interruption.around(new Teller(console)::tell))) {
                case TrainRun.Cancelled(long done, long of, Path kept) -> {
                    console.err()
                            .println(String.format(
                                    Locale.ROOT,
                                    "%s: interrupted after %,d of %,d steps; %s is kept, and --resume goes on",
                                    spec.qualifiedName(),
                                    done,
                                    of,
                                    kept));
                    yield Exit.INTERRUPTED;
                }
                case TrainRun.Done(Path written, String report) -> {
                    console.out().print(report);
                    console.out().println("written: %s".formatted(written));
                    yield Exit.DONE;
                }
            };
        } catch (OutOfMemoryError e) {
            throw tooLarge();
        } catch (Occupied e) {
            throw new BadInput("%s; --resume goes on with it, --out names another folder".formatted(e.getMessage()));
        }
    }

    private BadInput tooLarge() {
        return new BadInput(
                "%s does not fit into the JVM's memory; ALEA_JAVA_OPTS=-Xmx... would give it more".formatted(config));
    }

    private void draw(Path folder, List<Training.Point> points) {
        WholeFile.write(folder.resolve("curve.csv"), Curves.csv(points));
        if (!points.isEmpty()) {
            WholeFile.write(folder.resolve("curve.svg"), Curves.svg(name(), points));
        }
    }

    /** Tells on stderr how it goes on, from time to time. */
    private final class Teller {
        private final Console console;
        private final long begun = System.nanoTime();
        private long told = begun;

        Teller(Console console) {
            this.console = console;
        }

        void tell(TrainRun.News news) {
            switch (news) {
                case TrainRun.Warning(String words) -> say("%s: %s: %s".formatted(spec.qualifiedName(), config, words));
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
            console.err().println(line);
            console.err().flush();
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
