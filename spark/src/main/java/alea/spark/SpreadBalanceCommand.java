package alea.spark;

import alea.arena.entry.Entrant;
import alea.cli.Alea;
import alea.cli.BalanceOptions;
import alea.match.Carrier;
import alea.service.BalanceRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark balance}: what a rule does to a match, by matches that a cluster plays. */
@Command(
        name = "balance",
        description = {
            "Says what rules do to a match, as alea balance does, and plays the matches over the machines at hand: "
                    + "what it writes is what alea balance writes, to the byte, and each goes on with what the other "
                    + "kept."
        },
        footer = {
            "",
            "Example: alea-spark balance ludo-classic --vary again=six,never --games 1000000 --master spark://host:7077"
        })
final class SpreadBalanceCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

    @Mixin
    private BalanceOptions options;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        // What is worked out of each variant before its matches is worked out here.
        BalanceRun.Request request = options.request(Runtime.getRuntime().availableProcessors());
        request.players().forEach(player -> Here.requireNoProgram(Entrant.parse(player), "alea balance"));
        BalanceJob job = BalanceJob.of(request);
        job.study(); // refuses what cannot be played before there are machines
        try (var cluster = machines.open("balance " + request.game())) {
            Carrier others = cluster.carrier(machines.partitions(), task -> new BalancePiece(job, task));
            var run = new BalanceRun(Here.registry(), Alea.version());
            return options.run(alea.console(), request, (asked, progress) -> run.run(asked, others, progress));
        }
    }
}
