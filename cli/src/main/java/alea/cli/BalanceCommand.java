package alea.cli;

import alea.service.BalanceRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code alea balance}: what a rule does to a match. */
@Command(
        name = "balance",
        description = {
            "Says what rules do to a match: who is favoured, how long it lasts, how much is luck.",
            "Every combination of the values is played with the same dice; the effects of each key and of pairs come "
                    + "with 95 %% intervals. Ctrl-C tells what is known by then, and with --out --resume goes on.",
            "More: docs/balance.md"
        },
        footer = {
            "",
            "Examples: alea balance ludo-classic",
            "          alea balance ludo-classic --vary again=six,never --vary safe=none,starts",
            "          alea balance madn --against my.yaml",
            "          alea balance ludo-simple --vary seats=2,3,4 --players hybrid fast --games 2000 --out report"
        })
final class BalanceCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Mixin
    private BalanceOptions options;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private BotOptions bots;

    @Override
    public Integer call() {
        var run = new BalanceRun(alea.registry(bots.terms()), Alea.version());
        return options.run(alea.console(), options.request(threads.threads()), run::run);
    }
}
