package alea.cross;

/**
 * Who is sent back.
 *
 * @param hits whom a move hits
 * @param onSafe what safe squares do; where pawns of several seats cannot be on a safe square, nothing
 * @param entering whether entering hits on a safe start, too
 * @param turned whether a pawn that turned back hits where it ends
 * @param doorstep whether a foe on its own start can be hit; where it cannot, nobody may end there
 * @param sent where those go who are hit
 */
public record Hitting(Hits hits, OnSafe onSafe, boolean entering, boolean turned, boolean doorstep, Sent sent) {
    /** Who is hit goes to the base. */
    public Hitting(Hits hits, OnSafe onSafe, boolean entering, boolean turned, boolean doorstep) {
        this(hits, onSafe, entering, turned, doorstep, Sent.BASE);
    }

    /** All who stand where a pawn ends. */
    static final Hitting LANDED = new Hitting(Hits.LANDED, OnSafe.SHARED, false, true, true);

    /** Nobody. */
    static final Hitting NOBODY = new Hitting(Hits.NOBODY, OnSafe.SHARED, false, true, true);

    /** The same on squares that are not safe, with something else to know of these. */
    static Hitting landed(OnSafe onSafe) {
        return new Hitting(Hits.LANDED, onSafe, false, true, true);
    }

    /** Whom a move hits. */
    public enum Hits {
        /** Nobody: seats share squares. */
        NOBODY,
        /** All foes where it ends. */
        LANDED,
        /** All foes whom it passes; who stands where it ends is joined. */
        PASSED,
        /** Both. */
        BOTH
    }

    /** What becomes of a move to a safe square on which a foe stands. */
    public enum OnSafe {
        /** Both stay. */
        SHARED,
        /** It is not allowed. */
        CLOSED
    }

    /** Where a pawn goes that is hit. */
    public enum Sent {
        /** To its base. */
        BASE,
        /** To its start where nobody stands there when it is hit, and else to its base. */
        START
    }

    /** Whether those where a move ends are hit. */
    public boolean landing() {
        return hits == Hits.LANDED || hits == Hits.BOTH;
    }

    /** Whether those whom a move passes are hit. */
    public boolean passing() {
        return hits == Hits.PASSED || hits == Hits.BOTH;
    }
}
