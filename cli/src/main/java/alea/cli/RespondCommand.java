package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.solve.Space;
import alea.solve.run.Against;
import alea.solve.run.Plan;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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
            "A limit of turns is left aside."
        },
        footer = {"", "Example: alea respond ludo-simple:pawns=1 fast"})
final class RespondCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game, of two seats")
    private String game;

    @Parameters(index = "1", paramLabel = "A", description = "a strategy that is a policy")
    private String strategy;

    @Option(
            names = "--gap",
            paramLabel = "G",
            description = "how far apart bounds of win minus loss may stay (standard: ${DEFAULT-VALUE})")
    private double gap = 1e-10;

    @Mixin
    private JsonOption json;

    /** Win and half a draw, or the payoff of a game that has others, between bounds. */
    private record Score(double score, double lower, double upper) {
        static Score of(Against.Response response, Payoffs payoffs) {
            double lower = (payoffs.sum() + response.lower()) / 2;
            double upper = (payoffs.sum() + response.upper()) / 2;
            return new Score((lower + upper) / 2, lower, upper);
        }

        static Score mean(Score a, Score b) {
            return new Score((a.score + b.score) / 2, (a.lower + b.lower) / 2, (a.upper + b.upper) / 2);
        }
    }

    private record Report(String game, String policy, long states, Score starting, Score second, Score mean) {}

    @Override
    public Integer call() {
        if (!(gap >= SolveCommand.SMALLEST_GAP && gap < 1)) {
            throw new BadInput("--gap %s is not allowed; it is at least 1e-12 and less than 1".formatted(gap));
        }
        Game rules = alea.registry().game(game);
        Player player = alea.registry().player(strategy, rules);
        var policies = List.of(Against.policy(player));
        Space space = Plan.space(rules);
        Plan.effort(space).ifPresent(alea.console().err()::println);
        var against = new Against(space, policies);
        Score starting = Score.of(against.response(0, true, gap), rules.payoffs());
        Score second = Score.of(against.response(0, false, gap), rules.payoffs());
        var report = new Report(
                space.game().spec().toString(),
                player.spec().toString(),
                space.states(),
                starting,
                second,
                Score.mean(starting, second));
        if (json.wanted()) {
            alea.console().json(report);
            return Exit.DONE;
        }
        var out = alea.console().out();
        out.println(String.format(
                Locale.ROOT,
                "%s: the best response to %s, over %,d states",
                report.game,
                report.policy,
                report.states));
        out.println();
        var table = new Table("", ">score", ">lower", ">upper");
        row(table, "the response starts", report.starting);
        row(table, report.policy + " starts", report.second);
        row(table, "mean", report.mean);
        table.print(out);
        out.println((rules.payoffs().isWinOnly() ? "win and half a draw" : "payoff")
                + " of the response; the truth is between lower and upper");
        return Exit.DONE;
    }

    private static void row(Table table, String name, Score score) {
        table.row(name, Numbers.exact(score.score), Numbers.exact(score.lower), Numbers.exact(score.upper));
    }
}
