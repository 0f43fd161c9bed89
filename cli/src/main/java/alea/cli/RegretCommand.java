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

/** {@code alea regret}: what a policy gives away. */
@Command(
        name = "regret",
        description = {
            "What a policy gives away: the best value of a decision less the value of its choice.",
            "The unit is a probability to win, or the payoff of a game that has others.",
            "A limit of turns is left aside."
        },
        footer = {"", "Example: alea regret ludo-simple:pawns=1 hybrid"})
final class RegretCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game, of two seats")
    private String game;

    @Parameters(index = "1", paramLabel = "A", description = "a strategy that is a policy")
    private String strategy;

    @Option(names = "--table", paramLabel = "FILE", description = "a zero-sum table of the game, made by alea solve")
    private @Nullable String table;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Policies.Regrets found = new Policies(alea.registry())
                .regret(
                        new Policies.RegretRequest(game, strategy, table),
                        effort -> alea.console().err().println(effort.words()));
        if (json.wanted()) {
            alea.console().json(found);
            return Exit.DONE;
        }
        var out = alea.console().out();
        String unit = alea.registry().game(game).payoffs().isWinOnly() ? "probability to win" : "payoff";
        out.println("%s: what %s gives away of its %s".formatted(found.game(), found.policy(), unit));
        out.println();
        var rows = new Table("", ">regret");
        rows.row(
                String.format(Locale.ROOT, "mean of %,d decisions", found.decisions()), Numbers.exact(found.average()));
        rows.row("mean of the decisions of its own play", Numbers.exact(found.ownPlay()));
        rows.row("in sum, of a seat in a match of its own play", Numbers.exact(found.ownMatch()));
        rows.row("worst, at " + found.position(), Numbers.exact(found.worst()));
        rows.print(out);
        out.println(String.format(
                Locale.ROOT, "decisions with one option do not count; the table's gap is %.1e", found.gap()));
        return Exit.DONE;
    }
}
