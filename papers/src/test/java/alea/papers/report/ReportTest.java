package alea.papers.report;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Measured;
import alea.papers.Result;
import alea.papers.Samples;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both forms say everything, and no text can break them. */
class ReportTest {
    private static final Item ITEM = Samples.item("a.sample", Document.IVERSEN, Samples::everything);
    private static final Result RESULT = ITEM.measure(Samples.lab(7, 1, Path.of("unused")));
    private static final String HTML = Html.of(List.of(ITEM), List.of(RESULT), "papers-report");
    private static final String MARKDOWN = Markdown.of(List.of(ITEM), List.of(RESULT), "papers-report");

    @Test
    void everyFindingTablePlotNoteCommandAndTimeIsThere() {
        for (String text : List.of(HTML, MARKDOWN)) {
            for (Finding f : RESULT.findings()) {
                assertThat(text).contains(f.verdict().words());
                assertThat(text).contains(f.why().replace("<", "&lt;").replace(">", "&gt;"));
            }
            RESULT.plots().forEach(p -> assertThat(text).contains(p.title(), p.description()));
            RESULT.commands("papers-report").forEach(c -> assertThat(text).contains(c));
            RESULT.times().forEach(t -> assertThat(text).contains(t));
            assertThat(text)
                    .contains("0.500 (n = 10,000)", "0.51 (n not given)", "stated")
                    .contains("0.501 (0.491 to 0.511, n = 10,000)")
                    .contains("agrees", "column 11", "seed 7", "0.0.0-test", "quick");
        }
        assertThat(MARKDOWN).contains("Verdicts: agrees 1, differs 1, cannot tell 1, wrong 1, new 1.");
    }

    @Test
    void whatDoesNotHoldIsListedBeforeTheChapters() {
        assertThat(HTML.substring(HTML.indexOf("id=\"failing\""), HTML.indexOf("id=\"%s\"".formatted(ITEM.document()))))
                .contains("a statement that goes on for a while", "a counterexample", "href=\"#a.sample\"")
                .doesNotContain("of an unknown count", "bold");
        assertThat(MARKDOWN)
                .contains("## What does not hold")
                .containsPattern("- \\*\\*wrong\\*\\* a statement .*; Alea: a counterexample \\(\\[Item "
                        + "a.sample\\]\\(#item-asample\\)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0.554; 1000; 0.554 (n = 1,000)",
                "44597/100000; 100000; 0.4460 (44597 of 100,000)",
                "23800; ''; 23,800",
                "1/4; ''; 0.2500 (1/4)",
                "2/7; ?; 0.2857 (2/7, n not given)",
                "75.27%; 400; 0.7527 (75.27%, n = 400)",
                "8%; ''; 0.08 (8%)",
                "~14; ''; ~14",
                "yes; ''; stated",
                "-; ''; -"
            })
    void whatIsPublishedStandsAsAleasNumberDoes(String printed, String count, String shown) {
        assertThat(Words.published(Samples.published(printed, count))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "0.20123, 0.0011, 0.2012 (0.2001 to 0.2023 | n = 9)",
        "0.99180, 0.0004, 0.9918 (0.9914 to 0.9922 | n = 9)",
        "0.08, 0.0132, 0.080 (0.067 to 0.093 | n = 9)",
        "0.00005, 0.00004, 0.00005 (0.00001 to 0.00009 | n = 9)",
        "1234.4, 31, '1,234 (1,203 to 1,265 | n = 9)'",
        "0.5, 0, 0.5000 (0.5000 to 0.5000 | n = 9)"
    })
    void aMeasuredNumberHasTheDigitsThatAreKnown(double value, double half, String shown) {
        assertThat(Words.measured(new Measured(value, value - half, value + half, 9, 1, "")))
                .isEqualTo(shown.replace(" |", ","));
    }

    @Test
    void anExactNumberIsCalledSoAndABoundedOneHasItsBounds() {
        assertThat(Words.measured(Measured.exact(0.0312499))).isEqualTo("0.0312 exact");
        assertThat(Words.measured(Measured.exact(0.00009876))).isEqualTo("0.000099 exact");
        assertThat(Words.measured(Measured.exact(3))).isEqualTo("3 exact");
        assertThat(Words.measured(Measured.bounded(0.25, 0.26))).isEqualTo("0.2550 (certainly 0.2500 to 0.2600)");
    }

    @Test
    void rowsCanBeHiddenByVerdictWithoutAScript() {
        for (Verdict verdict : Verdict.values()) {
            assertThat(HTML).contains(verdict.words() + "</span></label>");
        }
        assertThat(HTML)
                .contains("body:has(#show-agrees:not(:checked)) tr.of-agrees{display:none}")
                .contains("<tr class=\"of-agrees\"><td", "<input type=\"checkbox\" id=\"show-wrong\" checked>");
    }

    @Test
    void everyDocumentHasAPictureOfItsVerdictsAndEveryHeadingALink() {
        assertThat(HTML)
                .contains(
                        "Findings of each item by verdict. Item a.sample: agrees 1, differs 1, cannot tell 1, wrong 1, "
                                + "new 1.")
                .contains("<a class=\"here\" href=\"#a.sample\" aria-label=\"Link to Item a.sample\">");
        assertThat(MARKDOWN).contains("](plots/IVERSEN.svg)");
        assertThat(Markdown.pictures(List.of(ITEM), List.of(RESULT))).containsKey("IVERSEN.svg");
    }

    @Test
    void contentsLeadToEveryItem() {
        assertThat(HTML.substring(HTML.indexOf("<nav"), HTML.indexOf("</nav>"))).contains("href=\"#a.sample\"");
    }

    @Test
    void textIsEscaped() {
        assertThat(HTML).contains("a &lt;b&gt;bold&lt;/b&gt; rate &amp; &quot;more&quot; | less");
        assertThat(MARKDOWN).contains("a &lt;b>bold&lt;/b> rate & \"more\" \\| less");
        assertThat(MARKDOWN.lines().filter(l -> l.startsWith("| table 1 |")))
                .hasSize(2)
                .allMatch(
                        l -> l.replace("\\|", "").chars().filter(c -> c == '|').count() == 7);
    }

    @Test
    void thePageNeedsNothingElse() {
        assertThat(HTML)
                .doesNotContain("<script")
                .doesNotContain("<link rel=\"stylesheet\"")
                .doesNotContainPattern("(src|href)=\"(?!#|data:)");
        assertThat(HTML.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http");
    }

    @Test
    void anEmptyReportSaysThatItStopped() {
        assertThat(Html.of(List.of(ITEM), List.of(), "papers-report")).contains("Stopped early: 0 of 1");
        assertThat(Markdown.of(List.of(ITEM), List.of(), "papers-report")).contains("Stopped early: 0 of 1");
    }
}
