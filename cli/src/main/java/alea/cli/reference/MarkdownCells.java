package alea.cli.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A page as Markdown, made of texts that are nothing but text. */
final class MarkdownCells {
    private static final Pattern MARKS = Pattern.compile("[\\\\`*_\\[\\]<>&|#~]");
    /** A page of docs that a text names. */
    private static final Pattern NAMED = Pattern.compile("docs/([a-z-]+)\\.md");

    private final StringBuilder text = new StringBuilder();

    /** A text; pages that it names are links. */
    static String plain(String text) {
        return NAMED.matcher(MARKS.matcher(text).replaceAll("\\\\$0")).replaceAll("[$0]($1.md)");
    }

    /** What can be typed, in a line or a cell. */
    static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }

    void heading(int level, String words) {
        text.append("#".repeat(level)).append(' ').append(plain(words)).append("\n\n");
    }

    /** A paragraph that is Markdown already. */
    void paragraph(String markdown) {
        text.append(markdown).append("\n\n");
    }

    void block(String lines) {
        text.append("```\n").append(lines.stripTrailing()).append("\n```\n\n");
    }

    void table(List<String> head, List<List<String>> rows) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(head);
        lines.add(head.stream().map(_ -> "---").toList());
        lines.addAll(rows);
        text.append(lines.stream()
                        .map(cells -> cells.stream().collect(Collectors.joining(" | ", "| ", " |\n")))
                        .collect(Collectors.joining()))
                .append('\n');
    }

    /** Things that can be typed, one after the other. */
    static String codes(List<String> texts) {
        return texts.stream().map(MarkdownCells::code).collect(Collectors.joining(", "));
    }

    /** Lines as one text. */
    static String joined(String... lines) {
        return Arrays.stream(lines).map(String::strip).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
