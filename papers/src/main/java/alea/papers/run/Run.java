package alea.papers.run;

import alea.file.Claim;
import alea.game.BadInput;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.report.Html;
import alea.papers.report.Markdown;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Runs items one after the other, keeps each that is finished, and writes the report. */
public final class Run {
    private final Lab lab;
    private final Path out;
    private final boolean resume;

    /**
     * A run.
     *
     * @param out where items, plots and report are written
     * @param resume whether finished items in the folder are taken over
     */
    public Run(Lab lab, Path out, boolean resume) {
        this.lab = lab;
        this.out = out;
        this.resume = resume;
    }

    /** What is told while it goes on. */
    public interface Listener {
        /** An item begins. */
        void begin(Item item, int number, int of);

        /** The file of an earlier run cannot be believed, for a reason, so the item is measured again. */
        void damaged(Item item, Path file, String reason);

        /** It is finished, now or in an earlier run. */
        void end(Result result, boolean kept);
    }

    /**
     * What was done.
     *
     * @param results in the order of the items
     * @param complete whether all items are there
     */
    public record Outcome(List<Result> results, boolean complete) {}

    /**
     * Measures, keeps, and writes the report; a report that was stopped says so.
     *
     * @throws BadInput before anything is measured, when the folder cannot be written, or has items of another
     *     run that would be lost or stay
     */
    public Outcome of(List<Item> items, Listener listener) {
        Folder.prepare(out, lab.folder(), items);
        try (var _ = Claim.folder(out)) {
            return measure(items, listener);
        }
    }

    private Outcome measure(List<Item> items, Listener listener) {
        Results kept = new Results(out);
        List<Path> replaced = List.of();
        if (resume) {
            kept.checkThatTheyCanGoOn(lab);
        } else {
            replaced = kept.replacedBy(items, lab);
        }
        List<Result> results = new ArrayList<>();
        boolean complete = true;
        try {
            for (Item item : items) {
                listener.begin(item, results.size() + 1, items.size());
                Lab.stopIfAsked(); // some items are done before they would ask
                Optional<Result> known = resume ? known(kept, item, listener) : Optional.empty();
                Result result = known.orElseGet(() -> item.measure(lab));
                if (known.isEmpty()) {
                    // Not before there is something new: who stops at once has lost nothing.
                    Results.remove(replaced);
                    replaced = List.of();
                }
                // Also what is known: its verdicts may be others today.
                kept.keep(result);
                results.add(result);
                listener.end(result, known.isPresent());
            }
        } catch (CancellationException e) { // between matches, or within one
            complete = false;
            Thread.interrupted(); // what was done is still to be written
        } finally {
            lab.clear();
        }
        write(out, items, results);
        return new Outcome(results, complete);
    }

    private Optional<Result> known(Results kept, Item item, Listener listener) {
        try {
            return kept.find(item, lab);
        } catch (Results.Damaged e) {
            listener.damaged(item, kept.file(item.id()), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /**
     * Writes the report of what a folder keeps, and measures nothing.
     *
     * @throws BadInput when it keeps nothing, what is damaged, or items of several runs
     */
    public static Outcome again(Path out, List<Item> items) {
        List<Result> results = new Results(out).kept(items);
        List<Item> kept = items.stream()
                .filter(item -> results.stream().anyMatch(r -> r.id().equals(item.id())))
                .toList();
        Folder.prepare(out, out, kept);
        try (var _ = Claim.folder(out)) {
            write(out, kept, results);
        }
        return new Outcome(results, true);
    }

    private static void write(Path out, List<Item> items, List<Result> results) {
        Markdown.pictures(items, results)
                .forEach((file, plot) -> Results.write(out.resolve(Folder.PLOTS).resolve(file), plot.svg()));
        for (Result result : results) {
            for (Result.Training training : result.trainings()) {
                Results.write(out.resolve(Result.TRAININGS).resolve(training.name() + ".yaml"), training.yaml());
            }
        }
        String folder = out.toString().replace('\\', '/');
        Results.write(out.resolve(Folder.MARKDOWN), Markdown.of(items, results, folder));
        Results.write(out.resolve(Folder.HTML), Html.of(items, results, folder));
    }
}
