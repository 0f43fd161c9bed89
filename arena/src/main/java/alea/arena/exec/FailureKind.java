package alea.arena.exec;

import java.util.Arrays;
import java.util.regex.Pattern;

/** What kinds of reasons there are why a player forfeits: failures of one kind are alike, whatever their details. */
public enum FailureKind {
    /** There is nothing that could be run. */
    MISSING("missing", "is missing: "),
    /** It cannot be started, or did not say that it is ready. */
    NO_START("does not start", "could not be started: |did not say ready: "),
    CRASH("crash", "crashed "),
    /** No answer in time. */
    SILENCE("silence", "stalled, "),
    /** An answer that is no legal label. */
    ILLEGAL("illegal answer", "answered '"),
    /** A line that nobody asked for, or one without an end. */
    FLOOD("unasked lines", "said |answered a line of more than "),
    CLOSED("closed pipe", "closed its "),
    /** What a player says that is no program of its own. */
    OTHER("other", "");

    private final String word;
    private final Pattern beginning;

    FailureKind(String word, String beginning) {
        this.word = word;
        this.beginning = Pattern.compile(beginning);
    }

    /** The kind of a reason, by how bots' failures are worded. */
    public static FailureKind of(String reason) {
        return Arrays.stream(values())
                .filter(kind -> kind.beginning.matcher(reason).lookingAt())
                .findFirst()
                .orElse(OTHER);
    }

    /** What is asked behind a reason where people read it: who waits for an answer that is still in a buffer stalls. */
    public static String hint(String reason) {
        return reason.contains("stalled, no answer within ")
                ? " (is it slow, or does it not flush after each answer?)"
                : "";
    }

    /** Whether who fails so plays no match at all. */
    public boolean neverPlays() {
        return this == MISSING || this == NO_START;
    }

    /** The name in reports. */
    @Override
    public String toString() {
        return word;
    }
}
