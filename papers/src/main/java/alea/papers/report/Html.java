package alea.papers.report;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Result;
import alea.papers.Verdict;
import alea.report.Page;
import alea.report.Page.Cell;
import alea.report.Page.Chapter;
import alea.report.Phrase;
import alea.report.Tone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The report as one page. */
public final class Html {
    private final Page page;
    private final String folder;

    private Html(String title, String folder) {
        page = new Page(title, Arrays.stream(Verdict.values()).map(Html::tone).toList());
        this.folder = folder;
    }

    /**
     * The whole page.
     *
     * @param folder where it will lie, for its commands
     */
    public static String of(List<Item> items, List<Result> results, String folder) {
        var html = new Html(Words.TITLE, folder);
        html.write(items, results);
        return html.page.text();
    }

    private static Tone tone(Verdict verdict) {
        return switch (verdict) {
            case AGREES -> new Tone("agrees", "#1d6b34", "#7fd095");
            case DIFFERS -> new Tone("differs", "#935400", "#eeb55a");
            case CANNOT_TELL -> new Tone("cannot", "#555b66", "#b6bbc5");
            case WRONG -> new Tone("wrong", "#ab1f30", "#ff8d98");
            case NEW -> new Tone("new", "#14589a", "#7fbaf0");
        };
    }

    private static Phrase words(Verdict verdict) {
        return Phrase.toned(tone(verdict), verdict.words());
    }

    private void write(List<Item> items, List<Result> results) {
        var chapters = Words.chapters(items, results);
        var failing = Words.failing(chapters);
        page.header(() -> {
            page.heading(1, Words.TITLE);
            page.paragraph(Words.about(results));
            if (results.size() < items.size()) {
                page.warning(tone(Verdict.WRONG), Words.stopped(items, results));
            }
            page.line(Words.counts(results).entrySet().stream()
                    .map(e -> words(e.getKey()).and(String.format(Locale.ROOT, " %d", e.getValue())))
                    .toList());
        });
        List<Chapter> contents = new ArrayList<>();
        if (!failing.isEmpty()) {
            contents.add(new Chapter(Phrase.link("failing", Words.FAILING), List.of()));
        }
        chapters.forEach((d, of) -> contents.add(new Chapter(
                Phrase.link(d.toString(), d.title()),
                of.stream().map(Html::link).toList())));
        page.contents(contents);
        page.main(() -> {
            page.unnamed("Verdicts", () -> {
                page.list(Words.RULE.stream().map(Html::rule).toList());
                Map<Tone, String> kinds = new LinkedHashMap<>();
                Arrays.stream(Verdict.values()).forEach(v -> kinds.put(tone(v), v.words()));
                page.filter("Rows that tables show", kinds);
            });
            if (!failing.isEmpty()) {
                page.section("failing", () -> failing(failing));
            }
            chapters.forEach((document, of) -> page.section(document.toString(), () -> chapter(document, of)));
        });
    }

    private static Phrase rule(String line) {
        int colon = line.indexOf(':');
        return Phrase.bold(line.substring(0, colon)).and(line.substring(colon));
    }

    private static Phrase link(Result r) {
        return Phrase.link(r.id(), r.title());
    }

    private void failing(Map<Document, Map<Result, List<Finding>>> failing) {
        page.heading(2, Words.FAILING, "failing");
        page.paragraph(Words.FAILING_MEANS);
        failing.forEach((document, of) -> {
            page.heading(3, document.title());
            List<Phrase> lines = new ArrayList<>();
            of.forEach((r, findings) -> findings.forEach(f -> lines.add(failing(r, f))));
            page.list(lines);
        });
    }

    private static Phrase failing(Result r, Finding f) {
        Phrase where = Phrase.of("(").and(link(r)).and(", " + Words.where(f) + ")");
        return words(f.verdict())
                .and(" %s; Alea: %s ".formatted(Words.claim(f), Words.measured(f.measured())))
                .and(where.dim());
    }

    private void chapter(Document document, List<Result> results) {
        page.heading(2, document.title(), document.toString());
        page.dim(Phrase.of(document.source() + "."));
        page.paragraph(Words.counts(Words.counts(results)));
        page.figure(Words.picture(document, results));
        results.forEach(r -> page.article(r.id(), () -> item(r)));
    }

    private void item(Result r) {
        page.heading(3, r.title(), r.id());
        page.dim(Phrase.code(r.id()).and(" " + r.place()));
        boolean apart = !Words.compares(r) && !r.tables().isEmpty();
        if (!r.findings().isEmpty() && !apart) {
            facts(r);
        }
        r.tables().forEach(grid -> page.grid(grid.title(), grid.head(), grid.rows()));
        r.plots().forEach(page::figure);
        if (apart) {
            page.details("Every number with its interval", () -> facts(r));
        }
        r.notes().forEach(page::paragraph);
        if (!r.times().isEmpty()) {
            page.dim(Phrase.of("Times, not repeatable:"));
            page.list(r.times().stream().map(Phrase::of).toList());
        }
        page.commands(r.commands(folder));
    }

    private void facts(Result r) {
        if (Words.compares(r)) {
            List<String> head = List.of("Where", "What", "Published", "Alea", "Verdict", "Why");
            page.facts(
                    r.title(), head, r.findings().stream().map(Html::compared).toList());
        } else {
            List<String> head = List.of("What", "Alea", "Remarks");
            page.facts(
                    r.title(), head, r.findings().stream().map(Html::measured).toList());
        }
    }

    private static List<Cell> compared(Finding f) {
        return List.of(
                Cell.dim(Words.where(f)),
                Cell.of(f.published().says()),
                Cell.number("published", Words.published(f.published())),
                Cell.number("Alea", Words.measured(f.measured())),
                Cell.toned(tone(f.verdict()), f.verdict().words()),
                Cell.of(f.why()));
    }

    private static List<Cell> measured(Finding f) {
        return List.of(Cell.of(f.published().says()), Cell.number("", Words.measured(f.measured())), Cell.of(f.why()));
    }
}
