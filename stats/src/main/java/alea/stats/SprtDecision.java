package alea.stats;

/** What a sequential test says after the matches so far. */
public enum SprtDecision {
    /** Neither hypothesis is established: play on. */
    CONTINUE,
    /** The rate is p0 (or lower). */
    ACCEPT_P0,
    /** The rate is p1 (or higher). */
    ACCEPT_P1
}
