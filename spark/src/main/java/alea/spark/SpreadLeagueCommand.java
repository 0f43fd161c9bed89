package alea.spark;

import alea.cli.Alea;
import alea.cli.LeagueOptions;
import alea.match.Carrier;
import alea.service.LeagueRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark league}: a league whose tables a cluster plays. */
@Command(
        name = "league",
        description = {
            "Lets players play each other, round by round, as alea league does, over the machines at hand: what it "
                    + "writes is what alea league writes, to the byte, and each goes on with what the other kept.",
            "Programs are not sent to machines: alea league plays those."
        },
        footer = {
            "",
            "Example: alea-spark league players.txt ludo-simple --games 100000 --out league --master spark://host:7077"
        })
final class SpreadLeagueCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

    @Mixin
    private LeagueOptions options;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        var run = new LeagueRun(Here.registry(), Alea.version());
        LeagueRun.Request request = run.settled(options.request(Here.registry(), 1));
        request.players().forEach(player -> Here.requireNoProgram(player, "alea league"));
        LeagueJob job = LeagueJob.of(request);
        job.league(); // refuses what cannot be played before there are machines
        try (var cluster = machines.open("league " + request.game())) {
            Carrier others = cluster.carrier(machines.partitions(), task -> new LeaguePiece(job, task));
            return options.run(alea.console(), request, (asked, progress) -> run.run(asked, others, progress));
        }
    }
}
