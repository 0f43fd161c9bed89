package alea.cli;

import java.util.ArrayList;
import java.util.List;

/** What has happened in a match, in a line for everything that one seat did in a row. */
final class MatchLog {
    private final List<StringBuilder> lines = new ArrayList<>();
    private String last = "";
    private int told;

    /** Forgets everything. */
    void clear() {
        lines.clear();
        last = "";
        told = 0;
    }

    /** Notes that somebody did something. */
    void add(String who, String what) {
        if (who.equals(last)) {
            lines.getLast().append("; ").append(what);
        } else {
            lines.add(new StringBuilder(who).append(": ").append(what));
        }
        last = who;
    }

    /** Makes all that comes from now on news. */
    void decided() {
        told = lines.size();
        last = "";
    }

    /** What has happened since somebody decided. */
    List<String> news() {
        return lines.subList(told, lines.size()).stream()
                .map(StringBuilder::toString)
                .toList();
    }

    /** Everything. */
    List<String> all() {
        return lines.stream().map(StringBuilder::toString).toList();
    }
}
