package alea.report;

import java.util.List;
import java.util.Map;

/**
 * A page being written, which needs nothing else: for phones and desks, dark and light, and print. Blocks that hold
 * others are told what to write in them. Every text is escaped here.
 */
public final class Page {
    private static final String STYLE = """
        :root{color-scheme:light dark;--bg:#fff;--fg:#1c1d20;--dim:#5a5e66;--line:#d9dce1;--box:#f5f6f8;\
        --link:#14589a{light}}
        @media screen and (prefers-color-scheme:dark){:root{--bg:#16181c;--fg:#e8e8ea;--dim:#a6abb4;\
        --line:#3a3e46;--box:#1f2228;--link:#7fbaf0{dark}}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:76rem;padding:0 1rem 4rem;background:var(--bg);color:var(--fg);\
        font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
        h1{font-size:1.7rem;line-height:1.2}h2{margin-top:3rem;border-top:2px solid var(--line);padding-top:1rem}\
        h3{margin:2.2rem 0 .2rem}
        a{color:var(--link)}.dim{color:var(--dim);margin:.2rem 0}
        .box{overflow-x:auto;margin:.8rem 0;border:1px solid var(--line);border-radius:6px;position:relative}
        .box:focus-visible{outline:2px solid var(--link)}
        table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;vertical-align:top;\
        padding:.4rem .6rem;border-bottom:1px solid var(--line)}
        tr:last-child td{border-bottom:0}thead th{background:var(--box);white-space:nowrap}td.n{\
        font-variant-numeric:tabular-nums}
        .facts th{white-space:nowrap}.facts td{overflow-wrap:break-word}caption{text-align:left;\
        padding:.3rem .6rem}
        .grid td{white-space:nowrap;font-variant-numeric:tabular-nums}.grid th{white-space:nowrap}
        .grid td.w{white-space:normal;min-width:14rem}.v{font-weight:700;white-space:nowrap}p.v{white-space:normal}\
        {classes}
        .counts{display:flex;flex-wrap:wrap;gap:.5rem 1.4rem;list-style:none;padding:0;font-size:1.1rem}
        figure{margin:1.2rem 0}figcaption{font-weight:600}figure .box{padding:.4rem}figure svg{display:block;\
        width:100%;min-width:460px;max-width:760px;height:auto}
        .unseen{height:0;overflow:hidden}.board svg{display:block;width:100%;max-width:27rem;height:auto;margin:.6rem 0}
        details{margin:.3rem 0;color:var(--dim);font-size:.92rem}pre{background:var(--box);padding:.6rem .8rem;\
        border-radius:6px;white-space:pre-wrap;font-size:.85rem}
        .here{opacity:.35;text-decoration:none;font-weight:400}.here:hover,.here:focus{opacity:1}
        .show{border:1px solid var(--line);border-radius:6px;padding:.3rem .8rem;margin:.8rem 0}.show label{\
        display:inline-block;margin-right:1.2rem;min-height:24px}{hidden}
        nav>ul{columns:18rem;padding-left:1.2rem}nav>ul>li{break-inside:avoid;margin-bottom:.6rem}nav ul ul{\
        padding-left:1.1rem;font-size:.92rem}nav a{display:inline-block;vertical-align:top;\
        min-height:24px}
        @media(max-width:700px){
        .facts,.facts tbody,.facts tr,.facts td{display:block}.facts thead{position:absolute;left:-99in}\
        .facts tr{padding:.5rem 0;border-bottom:1px solid var(--line)}
        .facts tr:last-child{border-bottom:0}.facts td{border:0;padding:.1rem .7rem;overflow-wrap:anywhere}\
        .facts td:empty{display:none}.facts td[data-l]::before{content:attr(data-l) ": ";color:var(--dim)}}
        @media print{html{font-size:11px}body{max-width:none;font-size:1rem}.box{overflow:visible;border:0}\
        .facts{table-layout:fixed}.facts th,.facts td{white-space:normal;padding:.3rem}
        .facts th:first-child:nth-last-child(6){width:12%}.facts th:first-child:nth-last-child(6)~:nth-child(3){\
        width:11%}.facts th:first-child:nth-last-child(6)~:nth-child(5){width:10%}
        .grid td,.grid th{white-space:normal;overflow-wrap:anywhere;padding:.15rem .25rem}figure,tr{\
        break-inside:avoid}figure svg{min-width:0}h2{break-before:page}nav,.show,.here{display:none}}
        """;

    /** Words of more characters break in a table of numbers. */
    private static final int LONG = 30;

    private final StringBuilder text;

    /**
     * Begins a page.
     *
     * @param tones the colours that words may have
     */
    public Page(String title, List<Tone> tones) {
        String escaped = Markup.escaped(title);
        text = new StringBuilder("""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="data:,">
            <title>\
            """)
                .append(escaped)
                .append("</title>\n<style>\n")
                .append(style(tones))
                .append("</style>\n</head>\n<body>\n");
    }

    private static String style(List<Tone> tones) {
        var light = new StringBuilder();
        var dark = new StringBuilder();
        var classes = new StringBuilder();
        var hidden = new StringBuilder();
        for (Tone tone : tones) {
            boolean first = classes.isEmpty();
            String name = tone.name();
            light.append(first ? ";\n--" : ";--").append(name).append(':').append(tone.light());
            dark.append(first ? ";\n--" : ";--").append(name).append(':').append(tone.dark());
            classes.append('.')
                    .append(name)
                    .append("{color:var(--")
                    .append(name)
                    .append(")}");
            hidden.append("body:has(#show-%1$s:not(:checked)) tr.of-%1$s{display:none}".formatted(name));
        }
        return STYLE.replace("{light}", light)
                .replace("{dark}", dark)
                .replace("{classes}", classes)
                .replace("{hidden}", hidden);
    }

    /** What stands above all. */
    public void header(Runnable content) {
        block("<header>", content, "</header>");
    }

    /**
     * Contents, with links.
     *
     * @param chapters in order
     */
    public void contents(List<Chapter> chapters) {
        text.append("<nav aria-label=\"Contents\">\n<ul>\n");
        for (Chapter chapter : chapters) {
            text.append("<li>").append(chapter.link().markup());
            if (!chapter.sections().isEmpty()) {
                text.append('\n');
                list(chapter.sections());
                text.setLength(text.length() - 1);
            }
            text.append("</li>\n");
        }
        text.append("</ul>\n</nav>\n");
    }

    /**
     * An entry of contents.
     *
     * @param link to the chapter
     * @param sections links to what it is made of; may be none
     */
    public record Chapter(Phrase link, List<Phrase> sections) {}

    /** The page itself. */
    public void main(Runnable content) {
        block("<main>", content, "</main>");
    }

    /** A section that has a heading of its own, and that links can name. */
    public void section(String id, Runnable content) {
        block("<section id=\"" + Markup.escaped(id) + "\">", content, "</section>");
    }

    /** A section without a heading. */
    public void unnamed(String label, Runnable content) {
        block("<section aria-label=\"" + Markup.escaped(label) + "\">", content, "</section>");
    }

    /** A part of a section that stands for itself. */
    public void article(String id, Runnable content) {
        block("<article id=\"" + Markup.escaped(id) + "\">", content, "</article>");
    }

    /** What is shown to those who ask for it. */
    public void details(String summary, Runnable content) {
        block("<details><summary>" + Markup.escaped(summary) + "</summary>", content, "</details>");
    }

    private void block(String begin, Runnable content, String end) {
        text.append(begin).append('\n');
        content.run();
        text.append(end).append('\n');
    }

    /** A heading, 1 for the page's own, 2, 3. */
    public void heading(int level, String words) {
        text.append("<h").append(level).append('>').append(Markup.escaped(words));
        text.append("</h").append(level).append(">\n");
    }

    /** A heading, 2 or 3, of a section or article that links can name, with a link to it. */
    public void heading(int level, String words, String id) {
        String escaped = Markup.escaped(words);
        text.append("<h").append(level).append('>').append(escaped);
        text.append(" <a class=\"here\" href=\"#%s\" aria-label=\"Link to %s\">#</a>"
                .formatted(Markup.escaped(id), escaped));
        text.append("</h").append(level).append(">\n");
    }

    /** A paragraph. */
    public void paragraph(String words) {
        paragraph("", Phrase.of(words));
    }

    /** A paragraph with more than words. */
    public void paragraph(Phrase words) {
        paragraph("", words);
    }

    /** A paragraph that may be passed over. */
    public void dim(Phrase words) {
        paragraph(" class=\"dim\"", words);
    }

    /** A paragraph in a colour. */
    public void warning(Tone tone, String words) {
        paragraph(" class=\"v " + tone.name() + "\"", Phrase.of(words));
    }

    private void paragraph(String attributes, Phrase words) {
        text.append("<p").append(attributes).append('>').append(words.markup()).append("</p>\n");
    }

    /** A list. */
    public void list(List<Phrase> items) {
        list("", items);
    }

    /** A list on one line, where it has room. */
    public void line(List<Phrase> items) {
        list(" class=\"counts\"", items);
    }

    private void list(String attributes, List<Phrase> items) {
        text.append("<ul").append(attributes).append(">\n");
        items.forEach(item -> text.append("<li>").append(item.markup()).append("</li>\n"));
        text.append("</ul>\n");
    }

    /** A table of numbers, which scrolls where it is wider than the page. */
    public void grid(String caption, List<String> head, List<List<String>> rows) {
        box(caption, () -> {
            text.append("<table class=\"grid\"><caption class=\"dim\">")
                    .append(Markup.escaped(caption))
                    .append("</caption>\n");
            head(head);
            for (List<String> row : rows) {
                text.append("<tr>");
                row.forEach(cell -> text.append(cell.length() > LONG ? "<td class=\"w\">" : "<td>")
                        .append(Markup.escaped(cell))
                        .append("</td>"));
                text.append("</tr>\n");
            }
            text.append("</tbody></table>");
        });
    }

    /** A table of words, whose rows stand below each other where the page is narrow. */
    public void facts(String label, List<String> head, List<List<Cell>> rows) {
        box(label, () -> {
            text.append("<table class=\"facts\">\n");
            head(head);
            for (List<Cell> row : rows) {
                text.append(row.stream()
                        .map(cell -> cell.tone)
                        .filter(tone -> !tone.isEmpty())
                        .findFirst()
                        .map("<tr class=\"of-%s\">"::formatted)
                        .orElse("<tr>"));
                row.forEach(this::cell);
                text.append("</tr>\n");
            }
            text.append("</tbody></table>");
        });
    }

    /**
     * Rows of facts are hidden whose tone is not chosen; at first all are. Needs no script.
     *
     * @param label what is chosen
     * @param kinds tones and their names
     */
    public void filter(String label, Map<Tone, String> kinds) {
        text.append("<fieldset class=\"show\"><legend>")
                .append(Markup.escaped(label))
                .append("</legend>\n");
        kinds.forEach((tone, name) -> text.append(
                "<label><input type=\"checkbox\" id=\"show-%s\" checked> <span class=\"v %s\">%s</span></label>\n"
                        .formatted(tone.name(), tone.name(), Markup.escaped(name))));
        text.append("</fieldset>\n");
    }

    private void head(List<String> names) {
        text.append("<thead><tr>");
        names.forEach(name ->
                text.append("<th scope=\"col\">").append(Markup.escaped(name)).append("</th>"));
        text.append("</tr></thead>\n<tbody>\n");
    }

    private void cell(Cell cell) {
        text.append("<td");
        if (!cell.label.isEmpty()) {
            text.append(" data-l=\"").append(Markup.escaped(cell.label)).append('"');
        }
        if (!cell.style.isEmpty()) {
            text.append(" class=\"").append(cell.style).append('"');
        }
        text.append('>').append(Markup.escaped(cell.text)).append("</td>");
    }

    /** A cell of facts. */
    public static final class Cell {
        private final String label;
        private final String style;
        private final String text;
        /** The name of its tone; empty where it has none. */
        private final String tone;

        private Cell(String label, String style, String text) {
            this(label, style, text, "");
        }

        private Cell(String label, String style, String text, String tone) {
            this.label = label;
            this.style = style;
            this.text = text;
            this.tone = tone;
        }

        /** Words. */
        public static Cell of(String text) {
            return new Cell("", "", text);
        }

        /** Words that may be passed over. */
        public static Cell dim(String text) {
            return new Cell("", "dim", text);
        }

        /** A number; the label stands before it where there is no room for a head, and may be empty. */
        public static Cell number(String label, String text) {
            return new Cell(label, "n", text);
        }

        /** A word in a colour. */
        public static Cell toned(Tone tone, String text) {
            return new Cell("", "v " + tone.name(), text, tone.name());
        }
    }

    /** A plot, and what there is to see in words. */
    public void figure(Plot plot) {
        String title = Markup.escaped(plot.title());
        text.append("<figure>\n<figcaption>").append(title).append("</figcaption>\n");
        box(plot.title(), () -> text.append(plot.svg()));
        text.append("<details><summary>In words</summary>")
                .append(Markup.escaped(plot.description()))
                .append("</details>\n</figure>\n");
    }

    /** A picture of a board, and what there is to see in words. */
    public void board(String label, Svg picture) {
        text.append("<div class=\"board\" role=\"img\" aria-label=\"")
                .append(Markup.escaped(label))
                .append("\">")
                .append(picture.text())
                .append("</div>\n");
    }

    /** A picture that others are made of, and that is not seen itself. */
    public void unseen(Svg picture) {
        text.append("<div class=\"unseen\" aria-hidden=\"true\">")
                .append(picture.text())
                .append("</div>\n");
    }

    private void box(String label, Runnable content) {
        text.append("<div class=\"box\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .append(Markup.escaped(label))
                .append("\">");
        content.run();
        text.append("</div>\n");
    }

    /** Lines to be typed. */
    public void commands(List<String> lines) {
        text.append("<pre>").append(Markup.escaped(String.join("\n", lines))).append("</pre>\n");
    }

    /** The page so far, whole. */
    public String text() {
        return text + "</body>\n</html>\n";
    }
}
