package alea.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links, anchors and boxes on small sites, and the map of the real one. */
class SiteTest {
    private static final SiteMap MAP = SiteMap.read("""
            [Start]
            README.md = What it is
            # a comment
            [Reference]
            docs/one.md = One
            docs/more/README.md = More
            [Files]
            docs/data.json
            [Elsewhere]
            players
            """);

    private static final Map<String, String> TEXTS = Map.of(
            "docs/more/README.md", "# More\n\n[up](../one.md#what-its-worth-1) [start](../../README.md)",
            "docs/data.json", "{}",
            "docs/pictures/a.svg", "<svg/>");

    private static Site site(String readme, String one) {
        return new Site(
                MAP,
                path -> Optional.ofNullable(path.equals("README.md") ? readme : TEXTS.get(path))
                        .map(text -> text.getBytes(StandardCharsets.UTF_8)),
                Map.of("docs/one.md", one));
    }

    private static final String ONE = "# One\n\n## What it's worth\n\na\n\n## What it's `worth`\n\nb";

    private static String page(Site site, String file) {
        byte[] content = site.files().get(file);
        assertThat(content).as(file).isNotNull();
        return new String(content, StandardCharsets.UTF_8);
    }

    @Test
    void linksLeadToThePagesOfTheSite() {
        Site site =
                site("# A\n\n[m](docs/more/README.md) [o](docs/one.md#what-its-worth) [w](https://a.b/c.md#d)", ONE);
        assertThat(site.broken()).isEmpty();
        assertThat(page(site, "index.html"))
                .contains(
                        "href=\"more/index.html\"", "href=\"one.html#what-its-worth\"", "href=\"https://a.b/c.md#d\"");
        assertThat(page(site, "more/index.html"))
                .contains("href=\"../one.html#what-its-worth-1\"", "href=\"../index.html\"", "href=\"../site.css\"");
        assertThat(page(site, "one.html")).contains("<h2 id=\"what-its-worth\">", "<h2 id=\"what-its-worth-1\">");
    }

    @Test
    void aLinkThatLeadsNowhereIsFound() {
        assertThat(site("# A\n\n[a](docs/none.md) [b](docs/one.md#none) [c](#none) <img src=\"no.png\">", ONE)
                        .broken())
                .containsExactlyInAnyOrder(
                        "README.md: docs/none.md",
                        "README.md: docs/one.md#none",
                        "README.md: #none",
                        "README.md: no.png");
    }

    @Test
    void filesGoAlongAndWhatIsElsewhereBecomesWords() {
        Site site = site(
                "# A\n\n[d](docs/data.json) <img src=\"docs/pictures/a.svg\" alt=\"\"> [the players](players/x)", ONE);
        assertThat(site.broken()).isEmpty();
        assertThat(site.files()).containsKeys("data.json", "pictures/a.svg").doesNotContainKey("players/x");
        assertThat(page(site, "index.html"))
                .contains("href=\"data.json\"", "src=\"pictures/a.svg\"", "the players")
                .doesNotContain("players/x");
    }

    @Test
    void tablesScrollInBoxesOfTheirOwnAndHeadsWithoutWordsAreLeftOut() {
        String html = page(
                site("# A\n\n## B\n\n| a | |\n|---|---|\n| 1 | 2 |\n\n| | |\n|-|-|\n| 3 | 4 |\n", ONE), "index.html");
        assertThat(html)
                .contains("role=\"group\" aria-label=\"Table: B\"", "role=\"group\" aria-label=\"Table 2: B\"")
                .contains("<th scope=\"col\"><span class=\"unseen\">what</span></th>")
                .containsOnlyOnce("<thead>");
    }

    @Test
    void theSearchHasEverySectionAndIsHiddenWhereNoScriptShowsIt() {
        Site site = site("# A\n\nfirst `code`\n\n    block", ONE);
        assertThat(page(site, "search.json")).contains("""
                        {"page":"What it is","section":"A","link":"index.html","text":"first code block"}""", """
                        {"page":"One","section":"What it's worth","link":"one.html#what-its-worth-1","text":"b"}""");
        assertThat(page(site, "index.html")).contains("<search hidden>", "aria-current=\"page\"");
    }

    @Test
    void everyPageOfTheDocsIsOnTheMapAndItsTextIsPacked() throws IOException {
        SiteMap map = Site.map();
        try (Stream<Path> files = Files.walk(Path.of("../docs"))) {
            assertThat(files.map(file ->
                                    Path.of("..").relativize(file).toString().replace('\\', '/'))
                            .filter(file -> file.endsWith(".md") && !map.isElsewhere(file)))
                    .as("site/src/main/resources/alea/site/map.txt has them")
                    .allSatisfy(file -> {
                        assertThat(map.page(file)).as(file).isPresent();
                        assertThat(SourceTexts.PACKED.read(file)).as(file).isPresent();
                    })
                    .hasSizeGreaterThan(40);
        }
        assertThat(map.pages()).extracting(SiteMap.Entry::file).doesNotHaveDuplicates();
    }
}
