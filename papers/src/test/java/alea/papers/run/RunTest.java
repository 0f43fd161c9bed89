package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Result;
import alea.papers.Samples;
import alea.papers.Stopped;
import alea.papers.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTest {
    private static final Run.Progress SILENT = new Run.Progress() {
        @Override
        public void begin(Item item, int number, int of) {}

        @Override
        public void end(Result result, boolean kept) {}
    };

    @TempDir
    private Path folder;

    private Run.Outcome run(List<Item> items, long seed, int threads, String out, boolean resume) {
        Path into = folder.resolve(out);
        return new Run(Samples.lab(seed, threads, into.resolve("work")), into, resume).of(items, SILENT);
    }

    /** Everything in a folder, without the lines that tell times. */
    private TreeMap<String, String> files(String out) throws IOException {
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(folder.resolve(out))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        folder.resolve(out).relativize(file).toString(),
                        Files.readString(file).replaceAll("a while: [0-9]+", ""));
            }
        }
        return files;
    }

    @Test
    void theSameSeedGivesTheSameOnAnyNumberOfThreads() throws IOException {
        // Played matches, watched matches, and an exact evaluation.
        List<Item> items = Catalogue.items(List.of("ludo.strike-probability", "ludo.chase-table", "ucsc.results"));
        run(items, 1, 1, "one", false);
        run(items, 1, 3, "three", false);
        assertThat(files("three")).isEqualTo(files("one"));
        run(items, 2, 2, "other", false);
        assertThat(files("other").get("items/ucsc.results.json"))
                .isNotEqualTo(files("one").get("items/ucsc.results.json"));
    }

    @Test
    void aRunThatWasStoppedGoesOnToTheSameReport() throws IOException {
        List<String> measured = new ArrayList<>();
        boolean[] stop = {true};
        List<Item> items = Stream.of("a.one", "a.two", "a.three")
                .map(id -> Samples.item(id, Document.LUDO, (lab, notebook) -> {
                    if (id.equals("a.two") && stop[0]) {
                        throw new Stopped();
                    }
                    measured.add(id);
                    Samples.everything(lab, notebook);
                }))
                .toList();
        Run.Outcome stopped = run(items, 1, 1, "resumed", false);
        assertThat(stopped.complete()).isFalse();
        assertThat(stopped.results()).extracting(Result::id).containsExactly("a.one");
        assertThat(files("resumed").get("report.md")).contains("Stopped early: 1 of 3");
        assertThat(files("resumed").get("report.html")).contains("Stopped early: 1 of 3");

        stop[0] = false;
        Run.Outcome outcome = run(items, 1, 1, "resumed", true);
        assertThat(outcome.complete()).isTrue();
        assertThat(measured).containsExactly("a.one", "a.two", "a.three");
        run(items, 1, 1, "whole", false);
        assertThat(files("resumed")).isEqualTo(files("whole"));
    }

    @Test
    void whatIsKeptIsTakenOnlyWhereItIsTheSame() throws IOException {
        List<String> measured = new ArrayList<>();
        Item item = Samples.item("a.one", Document.LUDO, (lab, notebook) -> {
            measured.add(lab.seed() + "");
            Samples.everything(lab, notebook);
        });
        run(List.of(item), 1, 1, "x", false);
        run(List.of(item), 1, 1, "x", true);
        assertThat(measured).as("kept").containsExactly("1");
        run(List.of(item), 1, 1, "x", false);
        assertThat(measured).as("not asked for").containsExactly("1", "1");
        run(List.of(item), 2, 1, "x", true);
        assertThat(measured).as("another seed").containsExactly("1", "1", "2");
        Item changed = new Item(item.id(), item.document(), item.title(), item.published().subList(0, 1), (lab, notebook) -> {
            measured.add("changed");
            notebook.equal("agrees", Measured.rate(1, 2));
        });
        run(List.of(changed), 2, 1, "x", true);
        assertThat(measured).as("published otherwise").endsWith("changed");
        Path kept = folder.resolve("x/items/a.one.json");
        Files.writeString(kept, Files.readString(kept).substring(0, 200));
        run(List.of(item), 2, 1, "x", true);
        assertThat(measured).as("damaged").containsExactly("1", "1", "2", "changed", "2");
    }

    @Test
    void whatIsKeptReadsBackAsItWas() {
        Item item = Samples.item("a.one", Document.LUDO, Samples::everything);
        Lab lab = Samples.lab(1, 1, folder.resolve("work"));
        Result result = item.measure(lab);
        Results results = new Results(folder);
        results.keep(result);
        assertThat(results.find(item, lab)).contains(result);
        assertThat(result.findings())
                .extracting(f -> f.verdict())
                .containsExactly(
                        Verdict.AGREES, Verdict.DIFFERS, Verdict.CANNOT_TELL, Verdict.WRONG, Verdict.NEW);
        assertThat(result.repeatable()).isNotEqualTo(result);
        assertThat(result.repeatable()).isEqualTo(item.measure(lab).repeatable());
    }
}
