package alea.cli;

import alea.cli.chart.Csv;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.service.Policies;
import alea.solve.graph.Absorbing;
import alea.solve.run.PolicyEvaluation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea evaluate}: exact results of two policies, without playing a match. */
@Command(
        name = "evaluate",
        description = {
            "Exact probabilities of how matches of two policies end, worked out over all states.",
            "Also what they are worth, where that is more than a win.",
            "A program, exec:COMMAND, is asked once a state; who answers now this and now that is measured.",
            "A limit of turns is left aside."
        },
        footer = {
            "",
            "Examples: alea evaluate ludo-simple:pawns=1 hybrid fast",
            "          alea evaluate doom:2x2,dice=2 greedy random --chain chain.csv"
        })
final class EvaluateCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game, of two seats")
    private String game;

    @Parameters(index = "1", paramLabel = "A", description = "a strategy, or exec:COMMAND")
    private String first;

    @Parameters(index = "2", paramLabel = "B", description = "the other one")
    private String second;

    @Option(
            names = "--chain",
            paramLabel = "FILE",
            description = "write the Markov chain of A starting against B as CSV, and, for at most 2000 states, its "
                    + "fundamental matrix to FILE.fundamental.csv")
    private @Nullable Path chain;

    @Mixin
    private PairsOption pairs;

    @Mixin
    private BotOptions bots;

    @Mixin
    private JsonOption json;

    private record Report(
            String game,
            String a,
            String b,
            long states,
            PolicyEvaluation.Outcome starting,
            PolicyEvaluation.Outcome second,
            PolicyEvaluation.Outcome mean,
            @Nullable String chain,
            @Nullable Integer chainStates,
            String method,
            @Nullable Long matches,
            @Nullable List<Double> ci95) {}

    @Override
    public Integer call() {
        if (chain != null && Files.exists(chain) && !Files.isRegularFile(chain)) {
            throw new BadInput("--chain %s is no file; a chain replaces a file or makes a new one".formatted(chain));
        }
        var request = new Policies.EvaluationRequest(game, first, second, chain != null, pairs.pairs());
        Policies.Evaluation found = new Policies(alea.registry(bots.terms()))
                .evaluate(request, effort -> alea.console().err().println(effort.words()));
        Path file = chain;
        if (file != null) {
            found.chain().ifPresent(c -> {
                write(c, file);
                if (c.states().size() > Absorbing.MOST_OF_MATRIX) {
                    alea.console()
                            .err()
                            .println(String.format(
                                    Locale.ROOT,
                                    "alea evaluate: no fundamental matrix is written: that of %,d states is too large; "
                                            + "at most %,d are inverted",
                                    c.states().size(),
                                    Absorbing.MOST_OF_MATRIX));
                }
            });
        }
        var report = new Report(
                found.game(),
                found.first(),
                found.other(),
                found.states(),
                found.starting(),
                found.second(),
                found.mean(),
                file == null ? null : file.toString(),
                found.chain().map(c -> c.states().size()).orElse(null),
                found.how().word(),
                found.how().exact() ? null : Long.valueOf(found.how().matches()),
                found.how().ci95());
        if (json.wanted()) {
            alea.console().json(report);
        } else {
            print(report);
        }
        return Exit.DONE;
    }

    private void print(Report report) {
        var out = alea.console().out();
        String over = report.matches == null
                ? String.format(Locale.ROOT, "over %,d states", report.states)
                : String.format(Locale.ROOT, "in %,d matches", report.matches);
        out.println("%s: %s against %s, %s".formatted(report.game, report.a, report.b, over));
        out.println();
        boolean paid = report.mean.payoff() != null;
        var table = paid
                ? new Table("", ">payoff", ">win", ">loss", ">draw", ">turns")
                : new Table("", ">win", ">loss", ">draw", ">turns");
        row(table, report.a + " starts", report.starting);
        row(table, report.b + " starts", report.second);
        row(table, "mean", report.mean);
        table.print(out);
        List<Double> ci95 = report.ci95;
        if (ci95 != null) {
            out.println(String.format(
                    Locale.ROOT,
                    "measured, in pairs with the same dice: the mean score of %s is in %.4f .. %.4f (95 %% interval)",
                    report.a,
                    ci95.getFirst(),
                    ci95.getLast()));
            return;
        }
        out.println(String.format(
                Locale.ROOT,
                "%s of %s; at most %.0e of probability is missing",
                paid ? "payoff, win and loss" : "win and loss",
                report.a,
                report.mean.unresolved()));
        if (report.chain != null) {
            out.println(String.format(Locale.ROOT, "%s: %,d states", report.chain, report.chainStates));
        }
    }

    private static void row(Table table, String name, PolicyEvaluation.Outcome outcome) {
        List<String> row = new ArrayList<>();
        row.add(name);
        if (outcome.payoff() != null) {
            row.add(Numbers.exact(outcome.payoff()));
        }
        row.add(Numbers.exact(outcome.win()));
        row.add(Numbers.exact(outcome.loss()));
        row.add(Numbers.exact(outcome.draw()));
        row.add(String.format(Locale.ROOT, "%.9f", outcome.turns()));
        table.row(row.toArray());
    }

    private static void write(Absorbing chain, Path file) {
        List<String> names = chain.states().stream()
                .map(s -> Csv.field(chain.position(s).toString()))
                .toList();
        write(
                file,
                chain.transitions().stream()
                        .map(t -> "%s,%s,%s"
                                .formatted(
                                        names.get(t.from()),
                                        t.to() >= 0 ? names.get(t.to()) : result(-1 - t.to(), chain.game()),
                                        t.probability())),
                "from,to,probability");
        if (chain.states().size() <= Absorbing.MOST_OF_MATRIX) {
            double[][] matrix = chain.fundamental();
            write(
                    file.resolveSibling(file.getFileName() + ".fundamental.csv"),
                    IntStream.range(0, matrix.length)
                            .mapToObj(i -> names.get(i) + ","
                                    + Arrays.stream(matrix[i])
                                            .mapToObj(Double::toString)
                                            .collect(Collectors.joining(","))),
                    "visits," + String.join(",", names));
        }
    }

    private static String result(int result, Game game) {
        return result == game.seats() ? "draw" : "won " + game.place(result);
    }

    private static void write(Path file, Stream<String> lines, String header) {
        WholeFile.write(file, Stream.concat(Stream.of(header), lines).iterator());
    }
}
