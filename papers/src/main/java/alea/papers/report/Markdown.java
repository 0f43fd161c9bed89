package alea.papers.report;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Result;
import alea.report.Plot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The report as Markdown, with plots as files beside it. */
public final class Markdown {
    private Markdown() {}

    /** All its pictures, by their files in the folder of plots. */
    public static Map<String, Plot> pictures(List<Item> items, List<Result> results) {
        Map<String, Plot> pictures = new LinkedHashMap<>();
        Words.chapters(items, results).forEach((document, of) -> {
            pictures.put(file(document), Words.picture(document, of));
            of.forEach(result -> result.plots().forEach(plot -> pictures.put(file(result, plot), plot)));
        });
        return pictures;
    }

    private static String file(Result result, Plot plot) {
        return result.id() + "." + plot.name() + ".svg";
    }

    private static String file(Document document) {
        return document + ".svg";
    }

    /**
     * The whole report.
     *
     * @param folder where it will lie, for its commands
     */
    public static String of(List<Item> items, List<Result> results, String folder) {
        StringBuilder text = new StringBuilder("# " + Words.TITLE + "\n\n").append(Words.about(results));
        if (results.size() < items.size()) {
            text.append("\n\n**").append(Words.stopped(items, results)).append("**");
        }
        text.append("\n\nVerdicts: ")
                .append(Words.counts(Words.counts(results)))
                .append(".\n\n");
        Words.RULE.forEach(line -> text.append("- ").append(bold(line)).append('\n'));
        text.append("\n| document | items | verdicts |\n|---|---|---|\n");
        var chapters = Words.chapters(items, results);
        chapters.forEach((document, of) -> text.append(String.format(
                Locale.ROOT,
                "| [%s](#%s) | %d | %s |\n",
                document.title(),
                anchor(document.title()),
                of.size(),
                Words.counts(Words.counts(of)))));
        failing(text, chapters);
        chapters.forEach((document, of) -> chapter(text, document, of, folder));
        return text.toString();
    }

    private static void failing(StringBuilder text, Map<Document, List<Result>> chapters) {
        var failing = Words.failing(chapters);
        if (failing.isEmpty()) {
            return;
        }
        text.append("\n## %s\n\n%s\n".formatted(Words.FAILING, Words.FAILING_MEANS));
        failing.forEach((document, of) -> {
            text.append("\n%s:\n\n".formatted(document.title()));
            of.forEach((r, findings) -> findings.forEach(f -> text.append("- **%s** %s; Alea: %s ([%s](#%s), %s)\n"
                    .formatted(
                            f.verdict().words(),
                            cell(Words.claim(f)),
                            cell(Words.measured(f.measured())),
                            cell(r.title()),
                            anchor(r.title()),
                            Words.where(f)))));
        });
    }

    private static String bold(String line) {
        int colon = line.indexOf(':');
        return "**" + line.substring(0, colon) + "**" + line.substring(colon);
    }

    private static String anchor(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    private static void chapter(StringBuilder text, Document document, List<Result> results, String folder) {
        text.append("\n## ")
                .append(document.title())
                .append("\n\n")
                .append(document.source())
                .append(".\n");
        Plot summary = Words.picture(document, results);
        text.append("\n![%s. %s](plots/%s)\n"
                .formatted(bracket(summary.title()), bracket(summary.description()), file(document)));
        for (Result r : results) {
            text.append("\n### ")
                    .append(cell(r.title()))
                    .append("\n\n`")
                    .append(r.id())
                    .append("`, ")
                    .append(r.place())
                    .append("\n");
            if (!r.findings().isEmpty() && (Words.compares(r) || r.tables().isEmpty())) {
                boolean compares = Words.compares(r);
                text.append(
                        compares
                                ? "\n| where | what | published | Alea | verdict | why |\n|---|---|---|---|---|---|\n"
                                : "\n| what | Alea | |\n|---|---|---|\n");
                for (Finding f : r.findings()) {
                    text.append(
                            compares
                                    ? "| %s | %s | %s | %s | **%s** | %s |\n"
                                            .formatted(
                                                    cell(Words.where(f)),
                                                    cell(f.published().says()),
                                                    cell(Words.published(f.published())),
                                                    cell(Words.measured(f.measured())),
                                                    f.verdict().words(),
                                                    cell(f.why()))
                                    : "| %s | %s | %s |\n"
                                            .formatted(
                                                    cell(f.published().says()),
                                                    cell(Words.measured(f.measured())),
                                                    cell(f.why())));
                }
            }
            for (Result.Grid grid : r.tables()) {
                text.append("\n").append(cell(grid.title())).append(":\n\n");
                line(text, grid.head());
                text.append("|---".repeat(grid.head().size())).append("|\n");
                grid.rows().forEach(row -> line(text, row));
            }
            for (Plot plot : r.plots()) {
                text.append("\n![%s. %s](plots/%s)\n"
                        .formatted(bracket(plot.title()), bracket(plot.description()), file(r, plot)));
            }
            r.notes().forEach(note -> text.append("\n").append(cell(note)).append("\n"));
            if (!r.times().isEmpty()) {
                text.append("\nTimes, not repeatable:\n\n");
                r.times().forEach(time -> text.append("- ").append(cell(time)).append('\n'));
            }
            text.append('\n');
            r.commands(folder)
                    .forEach(command -> text.append("    ").append(command).append('\n'));
        }
    }

    private static void line(StringBuilder text, List<String> cells) {
        cells.forEach(c -> text.append("| ").append(cell(c)).append(' '));
        text.append("|\n");
    }

    /** Text that is nothing but text in Markdown, in a table or not. */
    private static String cell(String text) {
        return text.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace("`", "\\`")
                .replace("\n", " ")
                .replace("<", "&lt;");
    }

    private static String bracket(String text) {
        return cell(text.replace("[", "(").replace("]", ")"));
    }
}
