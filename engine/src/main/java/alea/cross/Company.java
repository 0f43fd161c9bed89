package alea.cross;

/**
 * How pawns meet without harm.
 *
 * @param own what becomes of a move to a square with an own pawn
 * @param most pawns of whatever seats that a square holds; 0 for any number
 * @param passing whom a pawn may pass
 */
public record Company(Own own, int most, Passing passing) {
    /** One pawn of a seat on a square; everybody may be passed. */
    static final Company APART = new Company(Own.FORBID, 0, Passing.ALL);

    /** Any number of pawns of a seat on a square. */
    static final Company STACK = new Company(Own.STACK, 0, Passing.ALL);

    /** What becomes of a move to a square with an own pawn. */
    public enum Own {
        /** They stand together. */
        STACK,
        /** It is not allowed. */
        FORBID,
        /** The pawn stops just behind. */
        BEHIND,
        /** They move together from there on. */
        CARRY
    }

    /** Whom a pawn may pass. */
    public enum Passing {
        /** All; blocks are another matter. */
        ALL,
        /** All but own pawns. */
        NOT_OWN,
        /** Nobody. */
        NOBODY
    }
}
