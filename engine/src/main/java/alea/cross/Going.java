package alea.cross;

/**
 * How pawns move.
 *
 * @param overshoot what becomes of a throw that leads beyond the end
 * @param mayPass whether a seat may pass that could move
 * @param hitFirst whether who can hit must
 * @param door how the last square before home is left
 * @param shortMust whether a pawn that begins on a short cut must take it
 */
public record Going(Overshoot overshoot, boolean mayPass, boolean hitFirst, Door door, boolean shortMust) {
    /** Exact, and who can move must. */
    static final Going EXACT = new Going(Overshoot.FORBID, false, false, Door.EXACT, false);

    /** The same with another overshoot. */
    static Going over(Overshoot overshoot) {
        return new Going(overshoot, false, false, Door.EXACT, false);
    }

    /** What becomes of a throw that leads beyond the end, or, before a stair, beyond its foot. */
    public enum Overshoot {
        /** It cannot be moved. */
        FORBID,
        /** It is walked to the end, and the rest back. */
        BOUNCE,
        /** The pawn goes back from where it stands, by what is over. */
        BACK,
        /** It is home, whatever is over. */
        STOP
    }

    /** How the last square before home is left. */
    public enum Door {
        /** By an exact count, as every other. */
        EXACT,
        /** With any throw that throws again. */
        AGAIN,
        /** No move may end there. */
        CLOSED,
        /** It is home already. */
        HOME
    }
}
