package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.graph.Regret;
import alea.solve.run.Against;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import alea.solve.run.Starts;
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
            "The unit is a probability to win. A limit of turns is left aside."
        },
        footer = {"", "Example: alea regret ludo-simple:pawns=1 hybrid"})
final class RegretCommand implements Callable<Integer> {
    private static final double MISSING = 1e-12;

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

    private record Report(
            String game,
            String policy,
            long decisions,
            double average,
            double ownPlay,
            double ownMatch,
            double worst,
            String position,
            double gap) {}

    @Override
    public Integer call() {
        Game rules = alea.registry().game(game);
        if (rules.seats() != 2) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has %d seats; regret is for two", rules.spec(), rules.seats()));
        }
        Player player = alea.registry().player(strategy, rules);
        Policy policy = Against.policy(player);
        Solution solution = solution(rules);
        Plan.effort(solution.space()).ifPresent(alea.console().err()::println);
        Graph graph = Graph.of(solution.space(), List.of(policy));
        double[] choice = graph.choices(0);
        Regret regret = Regret.of(
                graph,
                choice,
                n -> (solution.arrays().get(0, n) + solution.arrays().get(1, n)) / 2);
        Chain own =
                Chain.of(graph, new double[][] {choice, choice}, MISSING, regret.byNode(), regret.decisionsByNode());
        double lost = Starts.mean(graph.space(), (n, acting) -> own.reward(0, n, acting), p -> 0);
        double made = Starts.mean(graph.space(), (n, acting) -> own.reward(1, n, acting), p -> 0);
        var report = new Report(
                solution.space().game().spec().toString(),
                player.spec().toString(),
                regret.decisions(),
                regret.average(),
                made == 0 ? 0 : lost / made,
                lost / 2,
                regret.most(),
                regret.decisions() == 0 ? "" : regret.worst().toString(),
                solution.gap());
        if (json.wanted()) {
            alea.console().json(report);
            return Exit.DONE;
        }
        var out = alea.console().out();
        out.println("%s: what %s gives away of its probability to win".formatted(report.game, report.policy));
        out.println();
        var rows = new Table("", ">regret");
        rows.row(String.format(Locale.ROOT, "mean of %,d decisions", report.decisions), Numbers.exact(report.average));
        rows.row("mean of the decisions of its own play", Numbers.exact(report.ownPlay));
        rows.row("in sum, of a seat in a match of its own play", Numbers.exact(report.ownMatch));
        rows.row("worst, at " + report.position, Numbers.exact(report.worst));
        rows.print(out);
        out.println(String.format(
                Locale.ROOT, "decisions with one option do not count; the table's gap is %.1e", report.gap));
        return Exit.DONE;
    }

    private Solution solution(Game rules) {
        if (table != null) {
            return Solved.table(table, rules, Objective.ZERO_SUM).solution();
        }
        var small = Solved.small(rules, Objective.ZERO_SUM);
        if (small.isPresent()) {
            return small.get().solution();
        }
        Plan plan = Plan.of(rules, Objective.ZERO_SUM);
        return Solution.of(
                new Drive(plan.start(Solved.GAP).solving(), Solved.GAP).run().solving());
    }
}
