package alea.papers;

import alea.game.Registry;
import alea.report.SamplePlots;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Results of every kind, made up. */
public final class Samples {
    /** A laboratory of quick budgets. */
    public static Lab lab(long seed, int threads, Path folder) {
        return new Lab(Registry.installed(), RunSize.QUICK, seed, threads, "0.0.0-test", folder, null);
    }

    /** An item that measures so. */
    public static Item item(String id, Document document, Item.Measuring measuring) {
        return new Item(id, document, "Item " + id, rows(id), measuring);
    }

    /** A number as a document has it. */
    public static Published published(String printed, String count) {
        return Published.of("item", "row", "table 1", "a number", printed, count);
    }

    private static List<Published> rows(String id) {
        return List.of(
                Published.of(id, "agrees", "table 1", "a rate", "0.500", "10000"),
                Published.of(id, "differs", "table 1", "a <b>bold</b> rate & \"more\" | less", "0.400", "10000"),
                Published.of(
                        id,
                        "cannot",
                        "table 2, a place whose name is rather long",
                        "a rate of an unknown count",
                        "0.51",
                        "?"),
                Published.of(
                        id,
                        "wrong",
                        "section 6",
                        "a statement that goes on for a while, so that it needs several lines of a phone, and"
                                + "hasawordwithoutanyplacetobreakitwhichisalsolongerthanaphoneiswideindeed",
                        "yes",
                        ""),
                Published.of(id, "new", "not there", "something of ours", "-", ""));
    }

    /** Writes down one verdict of each kind, all kinds of plots, a wide table, and times that never repeat. */
    public static void everything(Lab lab, Notebook notebook) {
        notebook.equal("agrees", Measured.rate(5010, 10_000));
        notebook.equal("differs", Measured.rate(5010, 10_000));
        notebook.equal("cannot", Measured.rate(51, 100));
        notebook.statement("wrong", false, "a counterexample");
        notebook.finding("new", Measured.mean(123.456, 20, 500), Verdict.NEW, "");
        notebook.table(
                "A table wider than a phone",
                IntStream.range(0, 12).mapToObj(i -> "column " + i).toList(),
                Collections.nCopies(
                        4, IntStream.range(0, 12).mapToObj(i -> "0.1234" + i).toList()));
        SamplePlots.all().forEach(notebook::plot);
        notebook.note("A note with <angles>.");
        notebook.command(
                "alea arena ludo-simple hybrid fast --games 100000 --seed 1 --seating rotate --threads 2 --json");
        notebook.time("a while: " + System.nanoTime());
    }

    private Samples() {}
}
