package alea.site;

import java.util.List;
import org.commonmark.renderer.html.HtmlWriter;
import org.jspecify.annotations.Nullable;

/** What stands around the text of every page: search, all pages by kind, the contents of this one. */
final class Frame {
    /** The deepest headings that the contents of a page show. */
    private static final int DEEPEST = 3;

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="{root}site.css">
            <script type="module" src="{root}site.js"></script>
            <title>{title}</title>
            </head>
            <body>
            <a class="skip" href="#_main">To the text</a>
            <header>
            <a class="home" href="{root}index.html">Alea</a>
            <search hidden>
            <label for="_search">Search</label>
            <input id="_search" type="search" autocomplete="off" spellcheck="false">
            <p role="status"></p>
            <ol></ol>
            </search>
            </header>
            <div class="columns">
            <nav class="pages" aria-label="All pages">
            <details><summary>All pages</summary>
            {pages}</details>
            </nav>
            {contents}<main id="_main" tabindex="-1">
            {text}</main>
            </div>
            </body>
            </html>
            """;

    private static final String LOST = """
            <h1>There is no page at this address</h1>
            <p><a href="/index.html">What Alea is</a> is the first page. All pages are in the list, and the search looks
            through their texts.</p>
            """;

    private final SiteMap map;

    Frame(SiteMap map) {
        this.map = map;
    }

    /** A text that is nothing but text, also within quotes. */
    static String escaped(String text) {
        var html = new StringBuilder();
        new HtmlWriter(html).text(text);
        return html.toString();
    }

    /** A whole page around its text. */
    String around(Article article, String html) {
        SiteMap.Entry here = article.entry();
        return page(here.title(), SiteLinks.root(here.file()), here, contents(article.sections()), html);
    }

    /** The page of an address at which there is none. It may be shown at any, so its links begin at the server. */
    String lost() {
        return page("No such page", "/", null, "", LOST);
    }

    private String page(String title, String root, SiteMap.@Nullable Entry here, String contents, String html) {
        return PAGE.replace("{root}", root)
                .replace("{title}", escaped(title.contains("Alea") ? title : title + " - Alea"))
                .replace("{pages}", pages(root, here))
                .replace("{contents}", contents)
                .replace("{text}", html);
    }

    private String pages(String root, SiteMap.@Nullable Entry here) {
        var html = new StringBuilder();
        for (String kind : map.kinds()) {
            html.append("<p>").append(escaped(kind)).append("</p>\n<ul>\n");
            for (SiteMap.Entry page : map.pages()) {
                if (page.kind().equals(kind)) {
                    item(html, root + page.file(), page.title(), page.equals(here) ? " aria-current=\"page\"" : "");
                    html.append("</li>\n");
                }
            }
            html.append("</ul>\n");
        }
        return html.toString();
    }

    private static void item(StringBuilder html, String link, String words, String attributes) {
        html.append("<li><a href=\"")
                .append(escaped(link))
                .append('"')
                .append(attributes)
                .append('>')
                .append(escaped(words))
                .append("</a>");
    }

    /** The headings of a page in two levels; nothing for a page that has one. */
    private static String contents(List<Article.Section> sections) {
        List<Article.Section> shown = sections.stream()
                .filter(section -> section.level() > 1 && section.level() <= DEEPEST)
                .toList();
        if (shown.size() < 2) {
            return "";
        }
        var html = new StringBuilder();
        html.append("<nav class=\"contents\" aria-label=\"On this page\">\n<details><summary>On this page</summary>\n");
        html.append("<ul>\n");
        for (Article.Section section : shown) {
            item(html, "#" + section.anchor(), section.words(), section.level() > 2 ? " class=\"deep\"" : "");
            html.append("</li>\n");
        }
        return html.append("</ul>\n</details>\n</nav>\n").toString();
    }
}
