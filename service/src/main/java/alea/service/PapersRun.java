package alea.service;

import alea.arena.store.ResultsStore;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.run.Catalogue;
import alea.papers.run.Run;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Measures again what documents published, and writes a report. A run that is cancelled keeps the items that are
 * finished and a report of them; one that resumes takes them over.
 */
public final class PapersRun {
    private static final String PAGE = "report.html";

    private final Registry registry;
    private final String version;

    /**
     * What is to be measured.
     *
     * @param items their ids, or the beginnings before the dot; none for all
     * @param budget how much may be spent
     * @param seed of all dice
     * @param threads on which nothing depends
     * @param out the folder of the report
     * @param resume whether to take over the items that the folder has, of the same budget, seed and version
     * @param store a results file for every match of an arena, or null
     */
    public record Request(
            List<String> items,
            RunSize budget,
            long seed,
            int threads,
            Path out,
            boolean resume,
            @Nullable Path store) {
        public Request {
            items = List.copyOf(items);
            if (out.toString().isEmpty()) {
                throw new BadSetting("out", "'' names no folder");
            }
        }
    }

    /** What is told while it works. */
    public sealed interface News {}

    /** An item begins, number so of so many. */
    public record Begun(String id, int number, int of) implements News {}

    /** What an earlier run has kept of an item cannot be believed, for a reason, so it is measured again. */
    public record Damaged(String id, Path file, String reason) implements News {}

    /** An item is finished, now or in an earlier run. */
    public record Ended(String id, boolean kept) implements News {}

    /**
     * What was done.
     *
     * @param results in the order of the items
     * @param complete whether all items are there
     * @param page the report as a page
     */
    public record Report(List<Result> results, boolean complete, Path page) {}

    /**
     * An item.
     *
     * @param published how much is published of it; the rest of its rows are Alea's own
     */
    public record Listed(String id, String document, String place, String title, int published) {}

    /**
     * A run of papers.
     *
     * @param version the version of Alea, which results name
     */
    public PapersRun(Registry registry, String version) {
        this.registry = registry;
        this.version = version;
    }

    /**
     * The items of these names, or all where there are none.
     *
     * @throws BadInput when there is no item of a name
     */
    public static List<Listed> list(List<String> ids) {
        return items(ids).stream()
                .map(i -> new Listed(i.id(), i.document().title(), i.place(), i.title(), published(i)))
                .toList();
    }

    private static List<Item> items(List<String> ids) {
        return ids.isEmpty() ? Catalogue.items() : Catalogue.items(ids);
    }

    private static int published(Item item) {
        return (int)
                item.published().stream().filter(p -> !p.text().equals("-")).count();
    }

    /**
     * Measures.
     *
     * @throws BadInput when there is no such item, or the folder cannot be written
     * @throws alea.file.Occupied when the folder has items of another run, which would be lost or stay
     */
    public Report run(Request request, Progress<? super News> progress) {
        List<Item> items = items(request.items);
        try (var _ = Cancelling.of(progress);
                var store = new Store(request.store == null ? null : ResultsStore.open(request.store))) {
            var lab = new Lab(
                    registry,
                    request.budget,
                    request.seed,
                    request.threads,
                    version,
                    request.out.resolve(".alea-work"),
                    store.store);
            Run.Outcome outcome = new Run(lab, request.out, request.resume).of(items, listener(progress));
            return new Report(outcome.results(), outcome.complete(), request.out.resolve(PAGE));
        }
    }

    /**
     * Writes the report of what a folder keeps once more, and measures nothing.
     *
     * @throws BadInput when it keeps nothing, what is damaged, or items of several runs
     */
    public static Report again(Path out) {
        Run.Outcome outcome = Run.again(out, Catalogue.items());
        return new Report(outcome.results(), outcome.complete(), out.resolve(PAGE));
    }

    private record Store(@Nullable ResultsStore store) implements AutoCloseable {
        @Override
        public void close() {
            if (store != null) {
                store.close();
            }
        }
    }

    private static Run.Listener listener(Progress<? super News> progress) {
        return new Run.Listener() {
            @Override
            public void begin(Item item, int number, int of) {
                progress.hear(new Begun(item.id(), number, of));
            }

            @Override
            public void damaged(Item item, Path file, String reason) {
                progress.hear(new Damaged(item.id(), file, reason));
            }

            @Override
            public void end(Result result, boolean kept) {
                progress.hear(new Ended(result.id(), kept));
            }
        };
    }
}
