package alea.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea train}: makes a player, as a configuration says. */
@Command(
        name = "train",
        description = {
            "Trains a player as a configuration file says, on any number of threads with the same result.",
            "Writes into a folder: the model, report.txt, curve.csv, curve.svg, and while it works a checkpoint.",
            "More: docs/learning.md"
        },
        footer = {
            "",
            "Examples: alea train training/simple.yaml",
            "          alea train training/simple.yaml --resume",
            "          alea train training/full.yaml --out full --threads 1"
        })
final class TrainCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Mixin
    private TrainOptions options;

    @Mixin
    private BotOptions bots;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() {
        int workers = threads.threads();
        return options.run(alea.console(), options.start(options.read(), alea.registry(bots.terms()), workers));
    }
}
