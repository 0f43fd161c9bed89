package alea.ludocs;

/** How a match of LUDO-CS ended. */
public enum LudoCsEnding {
    /** It has not. */
    NONE,
    /** As many seats as the game asks for have all pieces home. */
    FINISHED,
    /** No roll can ever move anything again (A43). */
    STALLED,
    /** Stopped after too many rounds. */
    ROUND_LIMIT;

    /** How it is written. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
