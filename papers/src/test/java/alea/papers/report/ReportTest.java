package alea.papers.report;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Result;
import alea.papers.Samples;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

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
                    .contains("0.500 (n = 10,000)", "0.51 (n not given)", "said")
                    .contains("0.5010 (0.4912 to 0.5108, n = 10,000)")
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
