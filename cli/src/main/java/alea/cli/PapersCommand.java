package alea.cli;

import alea.arena.store.ResultsStore;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.report.Words;
import alea.service.PapersRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code alea papers}: what documents published, beside what Alea measures. */
@Command(
        name = "papers",
        description = {
            "Measures again what five documents published, says what agrees, and writes a report.",
            "list names the items; run measures those named, all every one. Ctrl-C keeps what is done, and "
                    + "--resume goes on. pages writes the report of --out once more, of the items that are kept there.",
            "More: docs/papers.md"
        },
        footer = {
            "",
            "Examples: alea papers list",
            "          alea papers run ludo.dominance ludo.chase --seed 1",
            "          alea papers all --full --out docs/papers"
        })
final class PapersCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Spec
    private CommandSpec command;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "WHAT",
            description = "list (the standard), run, all or pages")
    private String what = "list";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "ID",
            description = "items, or the beginning before the dot: ludo")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--quick", description = "all items in a few minutes (the standard)")
    private boolean quick;

    @Option(names = "--full", description = "larger counts: all items in about an hour")
    private boolean full;

    @Mixin
    private SeedOption seed;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder of the report (standard: ${DEFAULT-VALUE})")
    private Path out = Path.of("papers-report");

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--resume",
            description = "take over the items that the folder has, of the same budget, seed and version")
    private boolean resume;

    @Option(names = "--save", description = "keep every match of an arena in a DuckDB file: see alea results")
    private boolean save;

    @Option(names = "--db", paramLabel = "FILE", description = "the file of --save (standard: alea-results.duckdb)")
    private @Nullable Path database;

    @Mixin
    private JsonOption json;

    private record Line(String id, String row, String verdict) {}

    private record Report(
            String budget,
            long seed,
            boolean complete,
            Map<String, Long> verdicts,
            List<Line> findings,
            String report) {}

    @Override
    public Integer call() {
        if (quick && full) {
            throw new BadInput("--quick and --full do not go together");
        }
        int workers = threads.threads(); // what is not allowed is said before anything is done
        if (database != null && !save) {
            throw new BadInput("--db names the file of --save, which is missing");
        }
        var request = new PapersRun.Request(
                ids,
                full ? RunSize.FULL : RunSize.QUICK,
                seed.seed(),
                workers,
                out,
                resume,
                save ? database == null ? ResultsStore.STANDARD_FILE : database : null);
        return switch (what) {
            case "list" -> list(PapersRun.list(ids));
            case "run" -> {
                if (ids.isEmpty()) {
                    throw new BadInput("ID is missing; alea papers list names the items");
                }
                yield run(request);
            }
            case "all" -> {
                if (!ids.isEmpty()) {
                    throw new BadInput("all takes no ID; alea papers run measures single items");
                }
                yield run(request);
            }
            case "pages" -> {
                if (!ids.isEmpty()) {
                    throw new BadInput("pages takes no ID: it writes all that --out keeps");
                }
                refuseOptions("pages", Set.of("--json", "--out"));
                yield print(PapersRun.again(out));
            }
            default ->
                throw new BadInput("%s is not allowed; it is list, run, all or pages".formatted(Quoted.of(what)));
        };
    }

    private int list(List<PapersRun.Listed> items) {
        refuseOptions("list", Set.of("--json"));
        if (json.wanted()) {
            alea.console().json(items);
            return Exit.DONE;
        }
        var table = new Table("item", "document", ">published", "title");
        items.forEach(i -> table.row(i.id(), i.document(), Integer.toString(i.published()), i.title()));
        table.print(alea.console().out());
        return Exit.DONE;
    }

    private void refuseOptions(String name, Set<String> allowed) {
        command.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(option -> !allowed.contains(option))
                .findFirst()
                .ifPresent(option -> {
                    throw new BadInput("%s takes no %s: it measures nothing".formatted(name, option));
                });
    }

    private int run(PapersRun.Request request) {
        try (var interruption = new Interruption(alea.console())) {
            PapersRun.Report report = new PapersRun(alea.registry(), Alea.version())
                    .run(request, interruption.around(new Teller()::tell));
            return print(report);
        } catch (Occupied e) {
            throw new BadInput(e.getMessage()
                    + (resume
                            ? "; --resume goes on with the same ones, or take another --out"
                            : "; take another --out, delete what is there, or go on with it: --resume"));
        }
    }

    /** Tells on stderr which item is measured. */
    private final class Teller {
        private String at = "";
        private long begun;

        void tell(PapersRun.News news) {
            boolean seen = alea.console().errIsTerminal();
            switch (news) {
                case PapersRun.Begun(String id, int number, int of) -> {
                    at = String.format(Locale.ROOT, "%d of %d: %s", number, of, id);
                    begun = System.nanoTime();
                    if (seen) {
                        say(at);
                    }
                }
                case PapersRun.Damaged(String id, Path file, String reason) ->
                    say("alea papers: %s is not taken over: %s; %s is measured again".formatted(file, reason, id));
                case PapersRun.Ended(String _, boolean kept) -> {
                    String what = kept
                            ? "kept from before"
                            : String.format(Locale.ROOT, "%.1f seconds", (System.nanoTime() - begun) * 1e-9);
                    // Nobody sees a log while an item is measured: there, one line has all.
                    say(seen ? "  " + what : at + ", " + what);
                }
            }
        }

        private void say(String line) {
            alea.console().err().println(line);
            alea.console().err().flush();
        }
    }

    private int print(PapersRun.Report report) {
        List<Result> results = report.results();
        Result first = results.isEmpty() ? null : results.getFirst();
        int exit = report.complete() ? Exit.DONE : Exit.INTERRUPTED;
        if (json.wanted()) {
            var verdicts = new LinkedHashMap<String, Long>();
            Words.counts(results).forEach((v, n) -> verdicts.put(v.words(), n));
            List<Line> lines = results.stream()
                    .flatMap(r -> r.findings().stream()
                            .map(f -> new Line(
                                    r.id(), f.published().row(), f.verdict().words())))
                    .toList();
            alea.console()
                    .json(new Report(
                            first == null ? RunSize.QUICK.word() : first.budget(),
                            first == null ? seed.seed() : first.seed(),
                            report.complete(),
                            verdicts,
                            lines,
                            report.page().toString()));
            return exit;
        }
        var table = new Table("item", ">agrees", ">differs", ">cannot tell", ">wrong", ">new");
        for (Result r : results) {
            List<String> row = new ArrayList<>(List.of(r.id()));
            Words.counts(List.of(r)).values().forEach(n -> row.add(String.format(Locale.ROOT, "%d", n)));
            table.row(row.toArray());
        }
        table.print(alea.console().out());
        alea.console().out().println();
        if (!report.complete()) {
            alea.console().out().println("stopped early; --resume goes on");
        }
        alea.console().out().println(Words.counts(Words.counts(results)));
        alea.console().out().println("written: %s".formatted(report.page()));
        return exit;
    }
}
