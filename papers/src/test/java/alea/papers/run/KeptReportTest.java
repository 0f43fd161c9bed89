package alea.papers.run;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Result;
import alea.papers.report.Html;
import alea.papers.report.Markdown;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The report of the full run that lies in docs/papers. */
class KeptReportTest {
    private static final Path FOLDER = Path.of("../docs/papers");

    private static List<Result> kept() {
        return Catalogue.items().stream()
                .map(item -> Objects.requireNonNull(
                        Results.read(FOLDER.resolve(Folder.ITEMS).resolve(item.id() + ".json")), item.id()))
                .toList();
    }

    @Test
    void everythingThatIsPublishedTodayIsInIt() {
        List<Item> items = Catalogue.items();
        List<Result> kept = kept();
        for (int i = 0; i < items.size(); i++) {
            assertThat(kept.get(i).title()).isEqualTo(items.get(i).title());
            assertThat(kept.get(i).findings())
                    .as(items.get(i).id())
                    .extracting(Finding::published)
                    .isEqualTo(items.get(i).published());
        }
    }

    @Test
    void pagesAndPicturesAreMadeOfItsItemsToTheByte() throws Exception {
        List<Item> items = Catalogue.items();
        List<Result> kept = kept();
        Markdown.pictures(items, kept)
                .forEach((file, plot) ->
                        assertThat(FOLDER.resolve(Folder.PLOTS).resolve(file)).hasContent(plot.svg()));
        assertThat(Files.readString(FOLDER.resolve(Folder.HTML))).isEqualTo(Html.of(items, kept, "docs/papers"));
        assertThat(Files.readString(FOLDER.resolve(Folder.MARKDOWN)))
                .isEqualTo(Markdown.of(items, kept, "docs/papers"));
    }

    @Test
    void verdictsAndReasonsOfTodayAreThoseThatWereKept() {
        for (Result result : kept()) {
            assertThat(result.again().findings()).as(result.id()).isEqualTo(result.findings());
        }
    }

    @Test
    void allOfItIsOfOneFullRun() {
        assertThat(kept()).allMatch(r -> r.budget().equals("full") && r.seed() == 1);
    }

    @Test
    void theTourHasItsCounts() throws Exception {
        List<Finding> findings =
                kept().stream().flatMap(r -> r.findings().stream()).toList();
        String tour = Files.readString(Path.of("../docs/tour.md")).replaceAll("\\s+", " ");
        assertThat(tour)
                .contains(String.format(
                        Locale.ROOT,
                        "Of %,d published numbers and statements %,d agree, %,d differ, %,d are wrong, and %,d "
                                + "cannot be told",
                        findings.size() - count(findings, "NEW"),
                        count(findings, "AGREES"),
                        count(findings, "DIFFERS"),
                        count(findings, "WRONG"),
                        count(findings, "CANNOT_TELL")));
    }

    private static long count(List<Finding> findings, String verdict) {
        return findings.stream().filter(f -> f.verdict().name().equals(verdict)).count();
    }
}
