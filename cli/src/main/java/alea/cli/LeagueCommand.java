package alea.cli;

import alea.service.LeagueRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea league}: a class of programs, round by round. */
@Command(
        name = "league",
        description = {
            "Lets a class of programs play each other, round by round, and says who is better, how surely.",
            "A program that cannot be started or fails again and again is out, and the others play on. What was played "
                    + "is kept: --resume goes on with it, to the same bytes.",
            "More: docs/league.md"
        },
        footer = {
            "",
            "Examples: alea league submissions ludo-simple --seed 1 --out results",
            "          alea league class.txt ludo-classic --add name=baseline@fast --games 200"
        })
final class LeagueCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Mixin
    private LeagueOptions options;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() {
        var run = new LeagueRun(alea.registry(), Alea.version());
        return options.run(alea.console(), options.request(alea.registry(), threads.threads()), run::run);
    }
}
