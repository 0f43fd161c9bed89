package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Published;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.Stopped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunTest {
    private static final List<String> CHEAP =
            List.of("ludo.chase", "ludo.payoff", "ludo.strike-probability", "ucsc.rules");

    @TempDir
    Path folder;

    private Lab lab(int threads, long seed) {
        return new Lab(Registry.installed(), RunSize.QUICK, seed, threads, "test", folder.resolve(".alea-work"), null);
    }

    private static final class Silent implements Run.Listener {
        final List<Boolean> kept = new ArrayList<>();
        final List<Path> damaged = new ArrayList<>();

        @Override
        public void begin(Item item, int number, int of) {}

        @Override
        public void damaged(Item item, Path file, String reason) {
            damaged.add(file);
        }

        @Override
        public void end(Result result, boolean wasKept) {
            kept.add(wasKept);
        }
    }

    @Test
    void oneThreadAndTwoWriteTheSameReport() throws Exception {
        List<Item> items = Catalogue.items(CHEAP);
        new Run(lab(1, 5), folder.resolve("one"), false).of(items, new Silent());
        new Run(lab(2, 5), folder.resolve("two"), false).of(items, new Silent());
        for (String file : List.of("report.md", "report.html", "items/ludo.payoff.json")) {
            assertThat(folder.resolve("two").resolve(file))
                    .hasSameTextualContentAs(folder.resolve("one").resolve(file));
        }
        assertThat(Files.readString(folder.resolve("one/report.md")))
                .contains("`ludo.chase`")
                .contains("**wrong**");
        assertThat(folder.resolve(".alea-work")).doesNotExist();
    }

    private static Item item(String id, AtomicInteger measured, int stopAt) {
        Published p = new Published(id, "row", "table 1", "a number", "1", 1.0, 0, 0, false);
        return new Item(id, Document.LUDO, id, List.of(p), (lab, notebook) -> {
            if (measured.incrementAndGet() == stopAt) {
                throw new Stopped();
            }
            notebook.equal("row", Measured.exact(1));
        });
    }

    @Test
    void aRunThatWasStoppedGoesOnToTheSameBytes() throws Exception {
        AtomicInteger measured = new AtomicInteger();
        List<Item> items = List.of(item("x.a", measured, 3), item("x.b", measured, 3), item("x.c", measured, 3));
        Path out = folder.resolve("out");
        Silent silent = new Silent();
        assertThat(new Run(lab(1, 1), out, false).of(items, silent).complete()).isFalse();
        assertThat(Files.readString(out.resolve("report.md"))).contains("Stopped early: 2 of 3");
        silent.kept.clear();
        assertThat(new Run(lab(1, 1), out, true).of(items, silent).complete()).isTrue();
        assertThat(silent.kept).containsExactly(true, true, false);

        Path whole = folder.resolve("whole");
        new Run(lab(1, 1), whole, false).of(items, new Silent());
        for (String file : List.of("report.md", "report.html", "items/x.c.json")) {
            assertThat(out.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "null",
                "{\"id\": \"x.a\", \"budget\": \"quick\", \"seed\": 2, \"version\": \"test\"}"
            })
    void aDamagedItemIsMeasuredAgainAndNamed(String content) throws Exception {
        AtomicInteger measured = new AtomicInteger();
        List<Item> items = List.of(item("x.a", measured, 99));
        Path out = folder.resolve("out");
        Silent silent = new Silent();
        new Run(lab(1, 2), out, true).of(items, silent);
        new Run(lab(1, 2), out, true).of(items, silent);
        assertThat(measured).as("kept").hasValue(1);
        assertThat(silent.damaged).isEmpty();
        Path file = Files.writeString(out.resolve("items/x.a.json"), content);
        new Run(lab(1, 2), out, true).of(items, silent);
        assertThat(measured).hasValue(2);
        assertThat(silent.damaged).containsExactly(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"AGREES\"", "\"quick\"", "\"\"", "\"x.a\"", "[ ]", "2"})
    void anItemWithAHoleIsDamaged(String replaced) throws Exception {
        AtomicInteger measured = new AtomicInteger();
        List<Item> items = List.of(item("x.a", measured, 99));
        Path out = folder.resolve("out");
        Silent silent = new Silent();
        new Run(lab(1, 2), out, true).of(items, silent);
        Path file = out.resolve("items/x.a.json");
        String whole = Files.readString(file);
        Files.writeString(file, whole.replaceFirst(": " + Pattern.quote(replaced), ": null"));
        new Run(lab(1, 2), out, true).of(items, silent);
        assertThat(silent.damaged).containsExactly(file);
        assertThat(file).hasContent(whole);
    }

    @ParameterizedTest
    @CsvSource({"row, table 2, 1, 1.0", "row, table 1, 2, 2.0", "other, table 1, 1, 1.0"})
    void anItemWhosePublishedNumbersWereCorrectedIsMeasuredAgain(String row, String place, String text, double value) {
        AtomicInteger measured = new AtomicInteger();
        List<Item> items = List.of(item("x.a", measured, 99));
        Path out = folder.resolve("out");
        new Run(lab(1, 2), out, true).of(items, new Silent());
        Published other = new Published("x.a", row, place, "a number", text, value, 0, 0, false);
        Item corrected = new Item("x.a", Document.LUDO, "x.a", List.of(other), (lab, notebook) -> {
            measured.incrementAndGet();
            notebook.equal(row, Measured.exact(1));
        });
        Silent silent = new Silent();
        new Run(lab(1, 2), out, true).of(List.of(corrected), silent);
        assertThat(measured).hasValue(2);
        assertThat(silent.kept).containsExactly(false);
        assertThat(silent.damaged).isEmpty();
    }

    @Test
    void goingOnLooksAtItemsThatAreNotNamed() {
        Path out = folder.resolve("out");
        new Run(lab(1, 1), out, false).of(List.of(item("x.a", new AtomicInteger(), 99)), new Silent());
        assertThatThrownBy(() ->
                        new Run(lab(1, 2), out, true).of(List.of(item("x.b", new AtomicInteger(), 99)), new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has items of seed 1, quick");
        assertThat(out.resolve("items/x.b.json")).doesNotExist();
    }

    @Test
    void anotherSeedReplacesTheItemsThatItMeasuresAndRefusesToLeaveOthers() {
        AtomicInteger measured = new AtomicInteger();
        Item a = item("x.a", measured, 99);
        Item b = item("x.b", measured, 99);
        Path out = folder.resolve("out");
        new Run(lab(1, 1), out, false).of(List.of(a), new Silent());
        new Run(lab(1, 2), out, false).of(List.of(a), new Silent());
        new Run(lab(1, 2), out, false).of(List.of(b), new Silent());
        assertThat(measured).hasValue(3);
        assertThatThrownBy(() -> new Run(lab(1, 3), out, false).of(List.of(a), new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessage(out.resolve("items")
                        + " has x.b of seed 2, quick, Alea test, which this run does not measure" + " again");
        assertThat(measured).hasValue(3);
        new Run(lab(1, 3), out, false).of(List.of(a, b), new Silent());
        assertThat(measured).hasValue(5);
    }

    @Test
    void aRunThatWasStoppedLeavesNoItemsOfAnotherSeedSoThatItCanGoOn() {
        Path out = folder.resolve("out");
        AtomicInteger measured = new AtomicInteger();
        new Run(lab(1, 1), out, false).of(List.of(item("x.a", measured, 99), item("x.b", measured, 99)), new Silent());
        AtomicInteger again = new AtomicInteger();
        List<Item> items = List.of(item("x.a", again, 2), item("x.b", again, 2));
        assertThat(new Run(lab(1, 2), out, false).of(items, new Silent()).complete())
                .isFalse();
        assertThat(out.resolve("items/x.b.json")).doesNotExist();
        Silent silent = new Silent();
        assertThat(new Run(lab(1, 2), out, true).of(items, silent).complete()).isTrue();
        assertThat(silent.kept).containsExactly(true, false);
    }

    @Test
    void aRunThatIsStoppedAtOnceLosesNothing() {
        Path out = folder.resolve("out");
        new Run(lab(1, 1), out, false).of(List.of(item("x.a", new AtomicInteger(), 99)), new Silent());
        new Run(lab(1, 2), out, false).of(List.of(item("x.a", new AtomicInteger(), 1)), new Silent());
        Item kept = item("x.a", new AtomicInteger(), 1);
        assertThat(new Run(lab(1, 1), out, true).of(List.of(kept), new Silent()).complete())
                .isTrue();
    }

    @Test
    void goingOnWithAnotherSeedIsRefusedAndLosesNothing() throws Exception {
        List<Item> items = List.of(item("x.a", new AtomicInteger(), 99));
        Path out = folder.resolve("out");
        new Run(lab(1, 1), out, false).of(items, new Silent());
        String before = Files.readString(out.resolve("items/x.a.json"));
        assertThatThrownBy(() -> new Run(lab(1, 2), out, true).of(items, new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has items of seed 1, quick");
        assertThat(out.resolve("items/x.a.json")).hasContent(before);
        Path file = Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> new Run(lab(1, 2), file, false).of(items, new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is a file");
        assertThat(file).hasContent("mine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "items", "plots", "trainings", ".alea-work"})
    void aFileWhereAFolderMustBeIsRefusedBeforeAnythingIsMeasured(String name) throws Exception {
        AtomicInteger measured = new AtomicInteger();
        Path file = folder.resolve("out").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "mine");
        Lab lab = new Lab(Registry.installed(), RunSize.QUICK, 1, 1, "test", folder.resolve("out/.alea-work"), null);
        assertThatThrownBy(() ->
                        new Run(lab, folder.resolve("out"), false).of(List.of(item("x.a", measured, 99)), new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(file + " is ")
                .hasMessageContaining("folder");
        assertThat(measured).hasValue(0);
        assertThat(file).hasContent("mine");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"report.md", "report.html", "items/x.a.json", "plots/x.a.rolls.svg", "trainings/x.a.b.yaml"})
    void aFolderWhereAFileMustBeIsRefusedBeforeAnythingIsMeasured(String name) throws Exception {
        AtomicInteger measured = new AtomicInteger();
        Path inTheWay = Files.createDirectories(folder.resolve("out").resolve(name));
        assertThatThrownBy(() -> new Run(lab(1, 1), folder.resolve("out"), false)
                        .of(List.of(item("x.a", measured, 99)), new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessage(inTheWay + " is a folder; the report has a file of that name");
        assertThat(measured).hasValue(0);
        try (Stream<Path> files = Files.walk(folder.resolve("out"))) {
            assertThat(files).allMatch(Files::isDirectory);
        }
    }

    @Test
    void aFileThatCannotBeWrittenLeavesNothingBehind() throws Exception {
        Path inTheWay = Files.createDirectories(folder.resolve("report.md/within"));
        assertThatThrownBy(() -> Results.write(inTheWay.getParent(), "text")).isInstanceOf(BadInput.class);
        assertThat(folder.resolve("report.md.tmp")).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatNobodyCanWriteToIsRefusedBeforeAnythingIsMeasured() {
        AtomicInteger measured = new AtomicInteger();
        assertThatThrownBy(() -> new Run(lab(1, 1), Path.of("/proc"), false)
                        .of(List.of(item("x.a", measured, 99)), new Silent()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("the folder /proc cannot be written: ");
        assertThat(measured).hasValue(0);
    }

    @Test
    void anItemThatLeavesSomethingOutFails() {
        Published p = new Published("x.a", "row", "table 1", "a number", "1", 1.0, 0, 0, false);
        Item forgetful = new Item("x.a", Document.LUDO, "x", List.of(p), (lab, notebook) -> {});
        assertThatThrownBy(() -> forgetful.measure(lab(1, 1))).hasMessageContaining("row of x.a was not measured");
    }

    @Test
    void resultsComeBackFromTheirFiles() throws Exception {
        Item item = Catalogue.items(List.of("ludo.chase")).getFirst();
        Lab lab = lab(1, 1);
        Result result = item.measure(lab);
        Results kept = new Results(folder);
        kept.keep(result);
        assertThat(kept.find(item, lab)).contains(result);
        assertThat(result.findings()).extracting(Finding::published).isEqualTo(item.published());
    }

    @Test
    void idsAreUniqueAndBeginWithTheirDocument() {
        List<String> ids = Catalogue.items().stream().map(Item::id).toList();
        assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z]+\\.[a-z0-9.-]+"));
        assertThatThrownBy(() -> Catalogue.items(List.of("nothing"))).isInstanceOf(BadInput.class);
        assertThat(Catalogue.items(List.of("ucsc"))).allMatch(i -> i.document() == Document.UCSC);
    }
}
