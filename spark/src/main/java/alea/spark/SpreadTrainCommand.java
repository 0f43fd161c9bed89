package alea.spark;

import alea.cli.Configuration;
import alea.cli.Console;
import alea.cli.Exit;
import alea.cli.Interruption;
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

/** {@code alea-spark train}: an evolution whose matches a cluster plays. */
@Command(
        name = "train",
        description = {
            "Evolves players as alea train does, and plays the matches over the machines at hand: what it writes is "
                    + "what alea train writes, to the byte."
        },
        footer = {"", "Example: alea-spark train training/full.yaml --out full --master spark://host:7077"})
final class SpreadTrainCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

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
    private ClusterOptions machines;

    @Override
    public Integer call() {
        Path folder = out != null ? out : Path.of("trained", name());
        Configuration read = Configuration.read(config);
        TrainRun training;
        try {
            training = TrainRun.of(read.values(), Here.registry(), 1);
        } catch (BadInput e) {
            throw read.located(e);
        }
        TrainPiece.spread(training.training());
        Console console = alea.console();
        try (var cluster = machines.open("train " + name());
                var interruption = new Interruption(console)) {
            TrainPiece.spread(training.training(), read.values(), cluster, machines.few(cluster));
            var request = new TrainRun.Request(folder, this::draw, resume, every);
            return switch (training.run(request, interruption.around(news -> tell(console, news)))) {
                case TrainRun.Cancelled(long done, long of, Path kept) -> {
                    console.err()
                            .println(String.format(
                                    Locale.ROOT,
                                    "alea-spark train: interrupted after %,d of %,d steps; %s is kept, and --resume "
                                            + "goes on",
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
        } catch (Occupied e) {
            throw new BadInput("%s; --resume goes on with it, --out names another folder".formatted(e.getMessage()));
        }
    }

    private void tell(Console console, TrainRun.News news) {
        if (news instanceof TrainRun.Warning(String words)) {
            console.err().println("alea-spark train: %s: %s".formatted(config, words));
        }
    }

    private String name() {
        return String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", "");
    }

    private void draw(Path folder, List<Training.Point> points) {
        WholeFile.write(folder.resolve("curve.csv"), Curves.csv(points));
        if (!points.isEmpty()) {
            WholeFile.write(folder.resolve("curve.svg"), Curves.svg(name(), points));
        }
    }
}
