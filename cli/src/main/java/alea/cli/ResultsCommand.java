package alea.cli;

import alea.arena.store.ResultsStore;
import alea.arena.store.RunCounts;
import alea.arena.store.RunCounts.PlayerCounts;
import alea.arena.store.SavedResults;
import alea.arena.store.SavedRun;
import alea.file.Missing;
import alea.game.BadInput;
import alea.game.Quoted;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea results}: the arena runs that were saved. */
@Command(
        name = "results",
        description = "List the arena runs that were saved, show one, or export the matches of one or all.",
        footer = {
            "",
            "Example: alea results",
            "         alea results 2 --export run2.csv",
            "The columns of an export, and questions in SQL: docs/results.md"
        })
final class ResultsCommand implements Callable<Integer> {
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    @ParentCommand
    private Alea alea;

    @Parameters(paramLabel = "RUN", arity = "0..1", description = "number of one run to tell all about")
    private @Nullable Integer run;

    @Option(names = "--db", paramLabel = "FILE", description = "the results file (standard: alea-results.duckdb)")
    private Path file = ResultsStore.STANDARD_FILE;

    @Option(
            names = "--export",
            paramLabel = "FILE",
            description = "write one row a match to this file, whose name ends in .csv or .parquet")
    private @Nullable Path export;

    @Mixin
    private JsonOption json;

    /** What {@code --json} gives without a run. */
    private record Runs(String file, List<SavedRun> runs) {}

    /** What {@code --json} gives for one run. */
    private record Detail(
            @JsonUnwrapped SavedRun run, @JsonUnwrapped RunCounts counts) {}

    /** What {@code --json} gives for an export. */
    private record Exported(String file, @Nullable Integer run, long matches) {}

    @Override
    public Integer call() {
        try (SavedResults results = SavedResults.open(file)) {
            if (export != null) {
                export(results, export);
            } else if (run != null) {
                show(results, run);
            } else {
                list(results.runs());
            }
        } catch (Missing e) {
            throw new BadInput("%s; '%s ... --save' makes one".formatted(e.getMessage(), OwnName.command("arena")));
        }
        return Exit.DONE;
    }

    private void export(SavedResults results, Path target) {
        long matches = run == null ? results.export(target) : results.export(run, target);
        if (json.wanted()) {
            alea.console().json(new Exported(target.toString(), run, matches));
        } else {
            alea.console()
                    .out()
                    .println(String.format(
                            Locale.ROOT,
                            "%s holds %d match%s of %s",
                            target,
                            matches,
                            matches == 1 ? "" : "es",
                            run == null ? "all runs" : "run " + run));
        }
    }

    private void list(List<SavedRun> runs) {
        PrintWriter out = alea.console().out();
        if (json.wanted()) {
            alea.console().json(new Runs(file.toString(), runs));
        } else if (runs.isEmpty()) {
            out.println(Quoted.plain(file.toString()) + " holds no runs");
        } else {
            var table = new Table(">run", "saved", "game", "strategies", ">matches", ">seed", "");
            runs.forEach(r -> table.row(
                    r.run(),
                    minute(r.savedAt()),
                    r.game(),
                    String.join(", ", r.shown()),
                    r.matches(),
                    r.seed(),
                    r.complete() ? "" : "interrupted"));
            table.print(out);
            out.println();
            String results = OwnName.command("results");
            out.println("%s RUN tells all about one, %s [RUN] --export FILE gives its matches."
                    .formatted(results, results));
        }
    }

    private void show(SavedResults results, int number) {
        SavedRun r = results.run(number);
        RunCounts counts = results.counts(number);
        if (json.wanted()) {
            alea.console().json(new Detail(r, counts));
            return;
        }
        PrintWriter out = alea.console().out();
        out.println(String.format(
                Locale.ROOT,
                "run %d, saved %s, played by Alea %s",
                r.run(),
                minute(r.savedAt()),
                Quoted.plain(r.version())));
        out.println("game: " + Quoted.plain(r.game()));
        out.println("seed: " + r.seed());
        out.println("seating: " + Quoted.plain(r.seating()) + (r.duplicate() ? ", duplicate dice" : ""));
        r.maxTurns().ifPresent(turns -> out.println("stopped: at " + turns + " turns"));
        out.println(String.format(Locale.ROOT, "games: %d for each lineup", r.games()));
        out.println("matches: " + r.matches() + (r.complete() ? "" : ", then it was interrupted"));
        out.println(
                "mean turns: " + (counts.meanTurns() == null ? "there are none" : Numbers.plain(counts.meanTurns())));
        out.println(String.format(
                Locale.ROOT,
                "draws: %d, truncated: %d, forfeits: %d",
                counts.draws(),
                counts.truncated(),
                counts.forfeits()));
        out.println();
        boolean truncated = counts.truncated() > 0;
        List<String> columns = new ArrayList<>(
                List.of("strategy", ">matches", ">wins", ">losses", ">draws", ">truncated", ">forfeits", ">win rate"));
        if (truncated) {
            columns.addAll(List.of(">of decided", "bounds"));
        }
        boolean paid = counts.players().stream().anyMatch(p -> p.meanPayoff().isPresent());
        if (paid) {
            columns.add(">mean payoff");
        }
        var table = new Table(columns.toArray(String[]::new));
        for (PlayerCounts p : counts.players()) {
            List<Object> cells = new ArrayList<>(List.of(
                    p.shown(),
                    p.matches(),
                    p.wins(),
                    p.losses(),
                    p.draws(),
                    p.truncated(),
                    p.forfeits(),
                    rate(p.winRate())));
            if (truncated) {
                cells.add(rate(p.rateDecided()));
                cells.add(Numbers.plain(p.bounds().getFirst()) + " .. "
                        + Numbers.plain(p.bounds().getLast()));
            }
            if (paid) {
                cells.add(p.meanPayoff().map(Numbers::plain).orElse("-"));
            }
            table.row(cells.toArray());
        }
        table.print(out);
    }

    private static String rate(@Nullable Double rate) {
        return rate == null ? "-" : Numbers.plain(rate);
    }

    private static String minute(Instant time) {
        return MINUTE.format(time.atZone(ZoneId.systemDefault()));
    }
}
