package alea.cli;

import alea.service.Policies;
import java.util.List;
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
            "A program, exec:COMMAND, is asked once a state; who answers now this and now that is measured.",
            "A limit of turns is left aside."
        },
        footer = {"", "Example: alea regret ludo-simple:pawns=1 hybrid"})
final class RegretCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game, of two seats")
    private String game;

    @Parameters(index = "1", paramLabel = "A", description = "a strategy, or exec:COMMAND")
    private String strategy;

    @Option(names = "--table", paramLabel = "FILE", description = "a zero-sum table of the game, made by alea solve")
    private @Nullable String table;

    @Mixin
    private PairsOption pairs;

    @Mixin
    private BotOptions bots;

    @Mixin
    private JsonOption json;

    private record Report(
            String game,
            String policy,
            long decisions,
            @Nullable Double average,
            double ownPlay,
            double ownMatch,
            double worst,
            String position,
            double gap,
            String method,
            @Nullable Long matches,
            @Nullable List<Double> ownMatchCi95) {}

    @Override
    public Integer call() {
        Policies.Regrets found = new Policies(alea.registry(bots.terms()))
                .regret(
                        new Policies.RegretRequest(game, strategy, table, pairs.pairs()),
                        effort -> alea.console().err().println(effort.words()));
        if (json.wanted()) {
            alea.console()
                    .json(new Report(
                            found.game(),
                            found.policy(),
                            found.decisions(),
                            found.average(),
                            found.ownPlay(),
                            found.ownMatch(),
                            found.worst(),
                            found.position(),
                            found.gap(),
                            found.how().word(),
                            found.how().exact()
                                    ? null
                                    : Long.valueOf(found.how().matches()),
                            found.how().ci95()));
            return Exit.DONE;
        }
        var out = alea.console().out();
        String unit = alea.registry().game(game).payoffs().isWinOnly() ? "probability to win" : "payoff";
        out.println("%s: what %s gives away of its %s".formatted(found.game(), found.policy(), unit));
        out.println();
        var rows = new Table("", ">regret");
        Double average = found.average();
        if (average != null) {
            rows.row(String.format(Locale.ROOT, "mean of %,d decisions", found.decisions()), Numbers.exact(average));
        }
        rows.row("mean of the decisions of its own play", Numbers.exact(found.ownPlay()));
        rows.row("in sum, of a seat in a match of its own play", Numbers.exact(found.ownMatch()));
        if (found.worst() != 0) {
            rows.row("worst, at " + found.position(), Numbers.exact(found.worst()));
        }
        rows.print(out);
        List<Double> ci95 = found.how().ci95();
        if (ci95 != null) {
            out.println(String.format(
                    Locale.ROOT,
                    "measured in %,d matches with %,d decisions: the sum is in %.6f .. %.6f (95 %% interval)",
                    found.how().matches(),
                    found.decisions(),
                    ci95.getFirst(),
                    ci95.getLast()));
        }
        out.println(String.format(
                Locale.ROOT, "decisions with one option do not count; the table's gap is %.1e", found.gap()));
        return Exit.DONE;
    }
}
