package alea.cross;

/** When a match ends. */
public enum Finish {
    /** With the first side that has all pawns home. */
    FIRST,
    /** When one seat is left; the others are ranked as they come home. */
    ALL
}
