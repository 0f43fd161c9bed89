package alea.cli;

import alea.arena.store.ResultsStore;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.papers.Budget;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.report.Words;
import alea.papers.run.Catalogue;
import alea.papers.run.Run;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
            "Measures again what five documents published, says what agrees, and writes a report (docs/papers.md).",
            "list names the items; run measures those named, all every one. Ctrl-C keeps what is done, and --resume goes on."
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

    @Parameters(index = "0", arity = "0..1", paramLabel = "WHAT", description = "list (the standard), run or all")
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

    private record Listed(String id, String document, String place, String title, int published) {}

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
        threads.threads(); // what is not allowed is said before anything is done
        if (out.toString().isEmpty()) {
            throw new BadInput("--out '' names no folder");
        }
        if (database != null && !save) {
            throw new BadInput("--db names the file of --save, which is missing");
        }
        return switch (what) {
            case "list" -> list(ids.isEmpty() ? Catalogue.items() : Catalogue.items(ids));
            case "run" -> {
                if (ids.isEmpty()) {
                    throw new BadInput("ID is missing; alea papers list names the items");
                }
                yield run(Catalogue.items(ids));
            }
            case "all" -> {
                if (!ids.isEmpty()) {
                    throw new BadInput("all takes no ID; alea papers run measures single items");
                }
                yield run(Catalogue.items());
            }
            default -> throw new BadInput("%s is not allowed; it is list, run or all".formatted(Quoted.of(what)));
        };
    }

    private int list(List<Item> items) {
        command.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !name.equals("--json"))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadInput("list takes no %s: it measures nothing".formatted(name));
                });
        if (json.wanted()) {
            alea.console()
                    .json(items.stream()
                            .map(i -> new Listed(i.id(), i.document().title(), i.place(), i.title(), published(i)))
                            .toList());
            return Exit.DONE;
        }
        var table = new Table("item", "document", ">published", "title");
        items.forEach(i -> table.row(i.id(), i.document().title(), Integer.toString(published(i)), i.title()));
        table.print(alea.console().out());
        return Exit.DONE;
    }

    /** How much is published of an item; the rest of its rows are Alea's own. */
    private static int published(Item item) {
        return (int)
                item.published().stream().filter(p -> !p.text().equals("-")).count();
    }

    private int run(List<Item> items) {
        var interruption = new Interruption(alea.console());
        try (Store store =
                new Store(save ? ResultsStore.open(database == null ? ResultsStore.STANDARD_FILE : database) : null)) {
            var lab = new Lab(
                    alea.registry(),
                    full ? Budget.FULL : Budget.QUICK,
                    seed.seed(),
                    threads.threads(),
                    Alea.version(),
                    out.resolve(".alea-work"),
                    store.store);
            Run.Outcome outcome = new Run(lab, out, resume).of(items, progress());
            print(lab, outcome);
            return outcome.complete() ? Exit.DONE : Exit.INTERRUPTED;
        } finally {
            interruption.close();
        }
    }

    private record Store(@Nullable ResultsStore store) implements AutoCloseable {
        @Override
        public void close() {
            if (store != null) {
                store.close();
            }
        }
    }

    private Run.Progress progress() {
        Console console = alea.console();
        return new Run.Progress() {
            private String at = "";
            private long begun;

            @Override
            public void begin(Item item, int number, int of) {
                at = String.format(Locale.ROOT, "%d of %d: %s", number, of, item.id());
                begun = System.nanoTime();
                if (console.errIsTerminal()) {
                    console.err().println(at);
                    console.err().flush();
                }
            }

            @Override
            public void damaged(Item item, Path file, String reason) {
                console.err()
                        .println("alea papers: %s is not taken over: %s; %s is measured again"
                                .formatted(file, reason, item.id()));
                console.err().flush();
            }

            @Override
            public void end(Result result, boolean kept) {
                String what = kept
                        ? "kept from before"
                        : String.format(Locale.ROOT, "%.1f seconds", (System.nanoTime() - begun) * 1e-9);
                // Nobody sees a log while an item is measured: there, one line has all.
                console.err().println(console.errIsTerminal() ? "  " + what : at + ", " + what);
                console.err().flush();
            }
        };
    }

    private void print(Lab lab, Run.Outcome outcome) {
        List<Result> results = outcome.results();
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
                            lab.budget().word(),
                            lab.seed(),
                            outcome.complete(),
                            verdicts,
                            lines,
                            out.resolve("report.html").toString()));
            return;
        }
        var table = new Table("item", ">agrees", ">differs", ">cannot tell", ">wrong", ">new");
        for (Result r : results) {
            List<String> row = new ArrayList<>(List.of(r.id()));
            Words.counts(List.of(r)).values().forEach(n -> row.add(String.format(Locale.ROOT, "%d", n)));
            table.row(row.toArray());
        }
        table.print(alea.console().out());
        alea.console().out().println();
        if (!outcome.complete()) {
            alea.console().out().println("stopped early; --resume goes on");
        }
        alea.console().out().println(Words.counts(Words.counts(results)));
        alea.console().out().println("written: %s".formatted(out.resolve("report.html")));
    }
}
