package alea.web.match;

import java.util.List;

/**
 * What a record does not say of its match.
 *
 * @param names by seat what people are called; empty where nobody said, and fewer than seats
 * @param left whether who was to act has left
 */
record MatchNotes(List<String> names, boolean left) {
    static final MatchNotes NONE = new MatchNotes(List.of(), false);

    private static final String LEFT = "left";

    MatchNotes left(boolean now) {
        return new MatchNotes(names, now);
    }

    /** As their file has them: a line whether it was left, and one a name. */
    String text() {
        return (left ? LEFT : "") + "\n" + String.join("\n", names) + "\n";
    }

    static MatchNotes parse(String text) {
        List<String> lines = text.lines().toList();
        return lines.isEmpty()
                ? NONE
                : new MatchNotes(
                        lines.subList(1, lines.size()), lines.getFirst().equals(LEFT));
    }
}
