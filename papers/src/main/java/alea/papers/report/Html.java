package alea.papers.report;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Result;
import alea.papers.Verdict;
import alea.report.Plot;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The report as one page that needs nothing else: for phones and desks, dark and light, and print. */
public final class Html {
    private static final String STYLE = """
            :root{color-scheme:light dark;--bg:#fff;--fg:#1c1d20;--dim:#5a5e66;--line:#d9dce1;--box:#f5f6f8;--link:#14589a;
            --agrees:#1d6b34;--differs:#935400;--cannot:#555b66;--wrong:#ab1f30;--new:#14589a}
            @media screen and (prefers-color-scheme:dark){:root{--bg:#16181c;--fg:#e8e8ea;--dim:#a6abb4;--line:#3a3e46;--box:#1f2228;--link:#7fbaf0;
            --agrees:#7fd095;--differs:#eeb55a;--cannot:#b6bbc5;--wrong:#ff8d98;--new:#7fbaf0}}
            *{box-sizing:border-box}
            body{margin:0 auto;max-width:76rem;padding:0 1rem 4rem;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
            h1{font-size:1.7rem;line-height:1.2}h2{margin-top:3rem;border-top:2px solid var(--line);padding-top:1rem}h3{margin:2.2rem 0 .2rem}
            a{color:var(--link)}.dim{color:var(--dim);margin:.2rem 0}
            .box{overflow-x:auto;margin:.8rem 0;border:1px solid var(--line);border-radius:6px;position:relative}
            .box:focus-visible{outline:2px solid var(--link)}
            table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
            tr:last-child td{border-bottom:0}thead th{background:var(--box);white-space:nowrap}td.n{font-variant-numeric:tabular-nums}
            .facts th{white-space:nowrap}.facts td{overflow-wrap:break-word}caption{text-align:left;padding:.3rem .6rem}
            .grid td{white-space:nowrap;font-variant-numeric:tabular-nums}.grid th{white-space:nowrap}
            .v{font-weight:700;white-space:nowrap}.agrees{color:var(--agrees)}.differs{color:var(--differs)}.cannot{color:var(--cannot)}.wrong{color:var(--wrong)}.new{color:var(--new)}
            .counts{display:flex;flex-wrap:wrap;gap:.5rem 1.4rem;list-style:none;padding:0;font-size:1.1rem}
            figure{margin:1.2rem 0}figcaption{font-weight:600}figure .box{padding:.4rem}figure svg{display:block;width:100%;min-width:460px;max-width:760px;height:auto}
            details{margin:.3rem 0;color:var(--dim);font-size:.92rem}pre{background:var(--box);padding:.6rem .8rem;border-radius:6px;white-space:pre-wrap;font-size:.85rem}
            nav>ul{columns:18rem;padding-left:1.2rem}nav>ul>li{break-inside:avoid;margin-bottom:.6rem}nav ul ul{padding-left:1.1rem;font-size:.92rem}
            @media(max-width:700px){
            .facts,.facts tbody,.facts tr,.facts td{display:block}.facts thead{position:absolute;left:-99in}.facts tr{padding:.5rem 0;border-bottom:1px solid var(--line)}
            .facts tr:last-child{border-bottom:0}.facts td{border:0;padding:.1rem .7rem;overflow-wrap:anywhere}.facts td:empty{display:none}.facts td[data-l]::before{content:attr(data-l) ": ";color:var(--dim)}}
            @media print{html{font-size:11px}body{max-width:none;font-size:1rem}.box{overflow:visible;border:0}.facts{table-layout:fixed}.facts th,.facts td{white-space:normal;padding:.3rem}
            .facts th:first-child:nth-last-child(6){width:12%}.facts th:first-child:nth-last-child(6)~:nth-child(3){width:11%}.facts th:first-child:nth-last-child(6)~:nth-child(5){width:10%}
            .grid td,.grid th{white-space:normal;overflow-wrap:anywhere;padding:.15rem .25rem}figure,tr{break-inside:avoid}figure svg{min-width:0}h2{break-before:page}nav{display:none}}
            """;

    private Html() {}

    /**
     * The whole page.
     *
     * @param folder where it will lie, for its commands
     */
    public static String of(List<Item> items, List<Result> results, String folder) {
        StringBuilder page = new StringBuilder("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <link rel="icon" href="data:,">
                <title>Papers that run</title>
                <style>
                """)
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<header>\n<h1>Papers that run</h1>\n");
        page.append("<p>What five documents published, beside what Alea measures.");
        if (!results.isEmpty()) {
            Result any = results.getFirst();
            page.append(String.format(
                    Locale.ROOT, " Budget %s, seed %d, Alea %s.", any.budget(), any.seed(), escape(any.version())));
        }
        page.append("</p>\n");
        if (results.size() < items.size()) {
            page.append(String.format(
                    Locale.ROOT,
                    "<p class=\"v wrong\">Stopped early: %d of %d items are here.</p>\n",
                    results.size(),
                    items.size()));
        }
        page.append("<ul class=\"counts\">\n");
        for (Map.Entry<Verdict, Long> e : Words.counts(results).entrySet()) {
            page.append(String.format(
                    Locale.ROOT,
                    "<li><span class=\"v %s\">%s</span> %d</li>\n",
                    css(e.getKey()),
                    e.getKey().words(),
                    e.getValue()));
        }
        page.append("</ul>\n</header>\n<nav aria-label=\"Contents\">\n<ul>\n");
        var chapters = Words.chapters(items, results);
        if (!Words.failing(chapters).isEmpty()) {
            page.append("<li><a href=\"#failing\">%s</a></li>\n".formatted(escape(Words.FAILING)));
        }
        chapters.forEach((d, of) -> {
            page.append("<li><a href=\"#%s\">%s</a>\n<ul>\n".formatted(d, escape(d.title())));
            of.forEach(r -> page.append("<li>").append(link(r)).append("</li>\n"));
            page.append("</ul></li>\n");
        });
        page.append("</ul>\n</nav>\n<main>\n<section aria-label=\"Verdicts\">\n<ul>\n");
        for (String line : Words.RULE) {
            int colon = line.indexOf(':');
            page.append("<li><b>%s</b>%s</li>\n"
                    .formatted(escape(line.substring(0, colon)), escape(line.substring(colon))));
        }
        page.append("</ul>\n</section>\n");
        failing(page, chapters);
        chapters.forEach((document, of) -> chapter(page, document, of, folder));
        return page.append("</main>\n</body>\n</html>\n").toString();
    }

    private static String link(Result r) {
        return "<a href=\"#%s\">%s</a>".formatted(escape(r.id()), escape(r.title()));
    }

    private static void failing(StringBuilder page, Map<Document, List<Result>> chapters) {
        var failing = Words.failing(chapters);
        if (failing.isEmpty()) {
            return;
        }
        page.append("<section id=\"failing\">\n<h2>%s</h2>\n<p>%s</p>\n"
                .formatted(escape(Words.FAILING), escape(Words.FAILING_MEANS)));
        failing.forEach((document, of) -> {
            page.append("<h3>%s</h3>\n<ul>\n".formatted(escape(document.title())));
            of.forEach((r, findings) -> findings.forEach(f -> page.append(
                    "<li><span class=\"v %s\">%s</span> %s; Alea: %s <span class=\"dim\">(%s, %s)</span></li>\n"
                            .formatted(
                                    css(f.verdict()),
                                    f.verdict().words(),
                                    escape(Words.claim(f)),
                                    escape(Words.measured(f.measured())),
                                    link(r),
                                    escape(Words.where(f))))));
            page.append("</ul>\n");
        });
        page.append("</section>\n");
    }

    private static void chapter(StringBuilder page, Document document, List<Result> results, String folder) {
        page.append("<section id=\"%s\">\n<h2>%s</h2>\n<p class=\"dim\">%s.</p>\n<p>%s</p>\n"
                .formatted(
                        document,
                        escape(document.title()),
                        escape(document.source()),
                        escape(Words.counts(Words.counts(results)))));
        results.forEach(r -> item(page, r, folder));
        page.append("</section>\n");
    }

    private static void item(StringBuilder page, Result r, String folder) {
        page.append("<article id=\"%s\">\n<h3>%s</h3>\n<p class=\"dim\"><code>%s</code> %s</p>\n"
                .formatted(escape(r.id()), escape(r.title()), escape(r.id()), escape(r.place())));
        boolean apart = !Words.compares(r) && !r.tables().isEmpty();
        if (!r.findings().isEmpty() && !apart) {
            facts(page, r);
        }
        for (Result.Grid grid : r.tables()) {
            page.append(
                    "<div class=\"box\" tabindex=\"0\" role=\"region\" aria-label=\"%1$s\"><table class=\"grid\"><caption class=\"dim\">%1$s</caption>\n<thead><tr>"
                            .formatted(escape(grid.title())));
            grid.head()
                    .forEach(h ->
                            page.append("<th scope=\"col\">").append(escape(h)).append("</th>"));
            page.append("</tr></thead>\n<tbody>\n");
            for (List<String> row : grid.rows()) {
                page.append("<tr>");
                row.forEach(c -> page.append("<td>").append(escape(c)).append("</td>"));
                page.append("</tr>\n");
            }
            page.append("</tbody></table></div>\n");
        }
        for (Plot plot : r.plots()) {
            page.append(
                    "<figure>\n<figcaption>%1$s</figcaption>\n<div class=\"box\" tabindex=\"0\" role=\"region\" aria-label=\"%1$s\">"
                            .formatted(escape(plot.title())));
            page.append(plot.svg())
                    .append("</div>\n<details><summary>In words</summary>")
                    .append(escape(plot.description()))
                    .append("</details>\n</figure>\n");
        }
        if (apart) {
            page.append("<details><summary>Every number with its interval</summary>\n");
            facts(page, r);
            page.append("</details>\n");
        }
        r.notes().forEach(note -> page.append("<p>").append(escape(note)).append("</p>\n"));
        if (!r.times().isEmpty()) {
            page.append("<p class=\"dim\">Times, not repeatable:</p>\n<ul>\n");
            r.times().forEach(time -> page.append("<li>").append(escape(time)).append("</li>\n"));
            page.append("</ul>\n");
        }
        page.append("<pre>")
                .append(escape(String.join("\n", r.commands(folder))))
                .append("</pre>\n</article>\n");
    }

    private static void facts(StringBuilder page, Result r) {
        boolean compares = Words.compares(r);
        page.append(
                "<div class=\"box\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><table class=\"facts\">\n<thead><tr>"
                        .formatted(escape(r.title())));
        for (String h : compares
                ? List.of("Where", "What", "Published", "Alea", "Verdict", "Why")
                : List.of("What", "Alea", "Remarks")) {
            page.append("<th scope=\"col\">").append(h).append("</th>");
        }
        page.append("</tr></thead>\n<tbody>\n");
        for (Finding f : r.findings()) {
            page.append("<tr>");
            if (compares) {
                cell(page, "", "dim", Words.where(f));
            }
            cell(page, "", "", f.published().says());
            if (compares) {
                cell(page, "published", "n", Words.published(f.published()));
            }
            cell(page, compares ? "Alea" : "", "n", Words.measured(f.measured()));
            if (compares) {
                cell(page, "", "v " + css(f.verdict()), f.verdict().words());
            }
            cell(page, "", "", f.why());
            page.append("</tr>\n");
        }
        page.append("</tbody></table></div>\n");
    }

    private static void cell(StringBuilder page, String label, String style, String text) {
        page.append("<td");
        if (!label.isEmpty()) {
            page.append(" data-l=\"").append(label).append('"');
        }
        if (!style.isEmpty()) {
            page.append(" class=\"").append(style).append('"');
        }
        page.append('>').append(escape(text)).append("</td>");
    }

    private static String css(Verdict verdict) {
        return verdict == Verdict.CANNOT_TELL ? "cannot" : verdict.words();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
