package alea.cli;

import alea.service.Policies;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea respond}: the best that can be done against a policy. */
@Command(
        name = "respond",
        description = {
            "How much the best response to a policy wins, or is paid: what is to be gained by knowing it.",
            "A program, exec:COMMAND, is asked once a state.",
            "A limit of turns is left aside."
        },
        footer = {"", "Example: alea respond ludo-simple:pawns=1 fast"})
final class RespondCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game, of two seats")
    private String game;

    @Parameters(index = "1", paramLabel = "A", description = "a strategy, or exec:COMMAND")
    private String strategy;

    @Option(
            names = "--gap",
            paramLabel = "G",
            description = "how far apart bounds of win minus loss may stay (standard: ${DEFAULT-VALUE})")
    private double gap = 1e-10;

    @Mixin
    private PairsOption pairs;

    @Mixin
    private BotOptions bots;

    @Mixin
    private JsonOption json;

    private record Report(
            String game,
            String policy,
            long states,
            Policies.Score starting,
            Policies.Score second,
            Policies.Score mean,
            String method,
            @Nullable Long matches) {}

    @Override
    public Integer call() {
        var request = new Policies.ResponseRequest(game, strategy, gap, pairs.pairs());
        Policies.Response found = new Policies(alea.registry(bots.terms()))
                .respond(request, effort -> alea.console().err().println(effort.words()));
        if (json.wanted()) {
            alea.console()
                    .json(new Report(
                            found.game(),
                            found.policy(),
                            found.states(),
                            found.starting(),
                            found.second(),
                            found.mean(),
                            found.how().word(),
                            found.how().exact()
                                    ? null
                                    : Long.valueOf(found.how().matches())));
            return Exit.DONE;
        }
        var out = alea.console().out();
        out.println(String.format(
                Locale.ROOT,
                "%s: the best response to %s, over %,d states",
                found.game(),
                found.policy(),
                found.states()));
        out.println();
        var table = new Table("", ">score", ">lower", ">upper");
        row(table, "the response starts", found.starting());
        row(table, found.policy() + " starts", found.second());
        row(table, "mean", found.mean());
        table.print(out);
        out.println((found.payoffs().isWinOnly() ? "win and half a draw" : "payoff")
                + (found.how().exact()
                        ? " of the response; the truth is between lower and upper"
                        : String.format(
                                Locale.ROOT,
                                " of the optimal player in %,d matches; the best response has at least lower",
                                found.how().matches())));
        return Exit.DONE;
    }

    private static void row(Table table, String name, Policies.Score score) {
        table.row(name, Numbers.exact(score.score()), Numbers.exact(score.lower()), Numbers.exact(score.upper()));
    }
}
