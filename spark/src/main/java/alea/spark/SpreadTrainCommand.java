package alea.spark;

import alea.cli.Configuration;
import alea.cli.TrainOptions;
import alea.service.TrainRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private TrainOptions options;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        Configuration read = options.read();
        TrainRun training = options.start(read, Here.registry(), 1);
        TrainPiece.spread(training.training());
        try (var cluster = machines.open("train " + options.name())) {
            TrainPiece.spread(training.training(), read.values(), cluster, machines.few(cluster));
            return options.run(alea.console(), training);
        }
    }
}
