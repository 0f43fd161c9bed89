package alea.match;

/** How a match ended. */
public enum Termination {
    /** By the rules. */
    PLAYED,
    /** Stopped at the most turns allowed: its result is unknown ({@link Truncation}). */
    TRUNCATED,
    /** A player could not go on: it lost; the only other player won, or several others drew. */
    FORFEIT
}
