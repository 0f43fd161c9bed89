package alea.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class PageWritingTest {
    private static final Tone RED = new Tone("red", "#900", "#f99");
    private static final String TEXT = "</p><script>\"alert\"(1)</script> & more";

    /** All that a page can have, made of one text. */
    private static String everything(String text) {
        Page page = new Page(text, List.of(RED));
        page.header(() -> {
            page.heading(1, text);
            page.warning(RED, text);
            page.line(List.of(Phrase.toned(RED, text).and(text)));
        });
        page.contents(List.of(
                new Page.Chapter(Phrase.link(text, text), List.of()),
                new Page.Chapter(
                        Phrase.link(text, text),
                        List.of(Phrase.code(text), Phrase.bold(text).dim()))));
        page.main(() -> {
            page.unnamed(text, () -> page.list(List.of(Phrase.of(text))));
            page.section(
                    text,
                    () -> page.article(text, () -> {
                        page.paragraph(text);
                        page.dim(Phrase.of(text));
                        page.grid(text, List.of(text), List.of(List.of(text)));
                        List<Page.Cell> row = List.of(
                                Page.Cell.of(text),
                                Page.Cell.dim(text),
                                Page.Cell.number(text, text),
                                Page.Cell.toned(RED, text));
                        page.details(text, () -> page.facts(text, List.of(text, text, text, text), List.of(row)));
                        page.figure(Plots.bars("bars", text, text, List.of(new Bar(text, 1, 1, 1, null))));
                        page.commands(List.of(text, text));
                    }));
        });
        return page.text();
    }

    private static Element parse(String page) throws Exception {
        String xml = page.replace("<!DOCTYPE html>", "").replaceAll("<(meta|link)([^>]*)>", "<$1$2/>");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
    }

    @Test
    void noTextBreaksAPage() throws Exception {
        Element wild = parse(everything(TEXT));
        Element tame = parse(everything("x"));
        assertThat(wild.getElementsByTagName("*").getLength())
                .isEqualTo(tame.getElementsByTagName("*").getLength());
        assertThat(wild.getElementsByTagName("h1").item(0).getTextContent()).isEqualTo(TEXT);
        assertThat(wild.getElementsByTagName("pre").item(0).getTextContent()).isEqualTo(TEXT + "\n" + TEXT);
        assertThat(((Element) wild.getElementsByTagName("section").item(1)).getAttribute("id"))
                .isEqualTo(TEXT);
    }

    @Test
    void aPageNeedsNothingElseAndKnowsItsColoursByDayAndNight() {
        String page = everything("x");
        assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "<script", "url(");
        assertThat(page)
                .contains("--red:#900}", "--red:#f99}", ".red{color:var(--red)}")
                .contains("class=\"v red\"")
                .doesNotContain("{light}", "{dark}", "{classes}");
    }
}
