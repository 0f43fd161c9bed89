package alea.cli.board;

import java.util.ArrayList;
import java.util.List;

/** Sentences in lines that are not too long. */
public final class Wrapping {
    private Wrapping() {}

    /**
     * A text in lines, broken between words; a word that is longer than a line is broken, too.
     *
     * @param width characters of a line, at least 1
     */
    public static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > 0 ? space : width;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
