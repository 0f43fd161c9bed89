package alea.cross;

/** What a seat does at its lane that has hit nobody in the match. */
public enum Gate {
    /** It goes on as any other. */
    NONE,
    /** It goes round again. */
    ROUND,
    /** It waits before the lane. */
    WAIT
}
