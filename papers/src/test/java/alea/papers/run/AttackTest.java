package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.Samples;
import alea.papers.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A folder that somebody else wrote to is gone on from as if it had the damaged items not. */
class AttackTest {
    @TempDir
    Path folder;

    private final AtomicInteger measured = new AtomicInteger();
    private final List<String> reasons = new ArrayList<>();
    private Path out;
    private Path file;
    private String whole;

    private final Item item = Samples.item("ludo.sample", Document.LUDO, (lab, notebook) -> {
        measured.incrementAndGet();
        Samples.everything(lab, notebook);
        notebook.training("small", Map.of("trainer", "evolution"));
    });

    private void run() {
        Lab lab = Samples.lab(1, 1, folder.resolve(".alea-work"));
        new Run(lab, out, true).of(List.of(item), new Run.Listener() {
            @Override
            public void begin(Item i, int number, int of) {}

            @Override
            public void damaged(Item i, Path damaged, String reason) {
                assertThat(damaged).isEqualTo(file);
                assertThat(reason).doesNotContain("\n").doesNotContain("Exception");
                reasons.add(reason);
            }

            @Override
            public void end(Result result, boolean kept) {}
        });
    }

    @BeforeEach
    void measure() throws Exception {
        out = Files.createDirectories(folder.resolve("deep/in/out"));
        file = out.resolve("items/ludo.sample.json");
        run();
        whole = Files.readString(file);
    }

    private void replace(String from, String to) throws Exception {
        assertThat(whole).contains(from);
        Files.writeString(file, whole.replace(from, to));
        run();
    }

    private void refused() throws Exception {
        assertThat(reasons).hasSize(1);
        assertThat(measured).hasValue(2);
        assertThat(Files.readString(file).replaceFirst("a while: [0-9]+", ""))
                .isEqualTo(whole.replaceFirst("a while: [0-9]+", ""));
    }

    @Test
    void whatNobodyTouchedIsTakenOverAsItIs() throws Exception {
        String page = Files.readString(out.resolve("report.html"));
        run();
        assertThat(measured).hasValue(1);
        assertThat(reasons).isEmpty();
        assertThat(file).hasContent(whole);
        assertThat(Files.readString(out.resolve("report.html"))).isEqualTo(page);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../../../evil", "/tmp/alea-evil", "..", "", "a\\\\b", "a b", "matrix", "ä", "x\\u0000"})
    void aPlotsNameIsNoPath(String name) throws Exception {
        replace("\"name\" : \"bars\"", "\"name\" : \"" + name + "\"");
        refused();
        inTheFolder();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../../../evil", "", "ludo.other.small", "ludo.sample.a/b"})
    void aTrainingsNameIsNoPath(String name) throws Exception {
        replace("\"name\" : \"ludo.sample.small\"", "\"name\" : \"" + name + "\"");
        refused();
        inTheFolder();
    }

    private void inTheFolder() throws Exception {
        assertThat(Path.of("/tmp/alea-evil.yaml")).doesNotExist();
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)).allMatch(f -> f.startsWith(out));
        }
    }

    @Test
    void aPictureThatSomebodyPutsThereIsNotShown() throws Exception {
        replace("\"kind\" : \"bars\",", "\"kind\" : \"bars\", \"svg\" : \"<script>alert(1)</script>\",");
        assertThat(Files.readString(out.resolve("report.html"))).doesNotContain("<script");
        assertThat(Files.readString(out.resolve("plots/ludo.sample.bars.svg"))).doesNotContain("<script");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bounds", "A table wider than a phone", "A note with <angles>.", "evolved"})
    void textStaysText(String text) throws Exception {
        replace(text, "<script>alert(1)</script> [x](javascript:alert) `</svg><img src=x onerror=alert(1)>");
        assertThat(measured).hasValue(1);
        assertThat(Files.readString(out.resolve("report.html")))
                .doesNotContain("<script")
                .doesNotContain("<img");
        assertThat(Files.readString(out.resolve("report.md")))
                .doesNotContain("<script")
                .doesNotContain("<img")
                .doesNotContain(" [x](javascript");
        assertThat(Files.readString(out.resolve("plots/ludo.sample.convergence.svg")))
                .doesNotContain("<script");
    }

    @Test
    void aVerdictIsThatOfTheRuleAndNotThatOfTheFile() throws Exception {
        replace("\"verdict\" : \"DIFFERS\"", "\"verdict\" : \"AGREES\"");
        assertThat(measured).hasValue(1);
        assertThat(file).hasContent(whole);
    }

    @Test
    void aVerdictThatNeedsNoStatisticsIsOneOfThoseThereAre() throws Exception {
        replace("\"verdict\" : \"" + Verdict.WRONG + "\"", "\"verdict\" : \"<b>FINE\"");
        refused();
    }

    @ParameterizedTest
    @CsvSource({
        "'\"value\" : 0.501', '\"value\" : \"NaN\"'",
        "'\"value\" : 0.501', '\"value\" : \"Infinity\"'",
        "'\"value\" : 0.501', '\"value\" : 1e400'",
        "'\"value\" : 0.501', '\"value\" : -1e300'",
        "'\"value\" : 0.501', '\"value\" : null'",
        "'\"count\" : 100,', '\"count\" : -1,'",
        "'\"count\" : 100,', '\"count\" : 9223372036854775807,'",
        "'\"bound\" : 0.4', '\"bound\" : 0.5'",
        "'\"margin\" : 0.03', '\"margin\" : -1'",
        "'\"margin\" : 0.03', '\"margin\" : \"NaN\"'",
        "'\"high\" : 1.0', '\"high\" : \"Infinity\"'",
        "'\"x\" : 1000.0', '\"x\" : 1e308'",
        "'\"kind\" : \"bars\"', '\"kind\" : \"java.lang.Runtime\"'",
        "'\"column 3\",', ''",
        "'alea papers run', 'alea papers; rm -rf ~; run'",
        "'alea papers run', 'curl x; run'",
        "'trainer: evolution', '!!javax.script.ScriptEngineManager []'",
        "'A note', 'A \\u001b[31mnote'",
        "'A note', 'A \\u202enote'",
        "'A note', 'A \\ud800 note'",
        "'\"title\" : \"Item', '\"title\" : \"Another item'",
    })
    void whatIsOutOfRangeIsMeasuredAgain(String from, String to) throws Exception {
        replace(from, to);
        refused();
    }

    @Test
    void aHugeFileIsNotRead() throws Exception {
        try (var f = new java.io.RandomAccessFile(file.toFile(), "rw")) {
            f.setLength(40_000_000_000L);
        }
        run();
        refused();
        assertThat(reasons.getFirst()).contains("at most 8,000,000 bytes");
    }

    @Test
    void aFileWithinAllBoundsButDeepIsRefused() throws Exception {
        Files.writeString(file, "[".repeat(1_000_000));
        run();
        refused();
    }

    @Test
    void aGiantArrayIsNoTrouble() throws Exception {
        replace("\"notes\" : [", "\"notes\" : [" + "\"\", ".repeat(1_000_000));
        assertThat(Files.size(out.resolve("report.html"))).isLessThan(40_000_000L);
    }
}
