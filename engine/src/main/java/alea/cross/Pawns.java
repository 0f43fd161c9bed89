package alea.cross;

/** A position of this family, whatever its form: where the pawns are. */
public sealed interface Pawns permits CrossPosition, HandPosition, PlainCross {
    /**
     * The progress of a pawn: {@link Circuit#BASE}, or the squares that it has walked, as texts count them.
     *
     * @param seat 0..seats-1
     * @param pawn 0..pawns-1
     */
    int progress(int seat, int pawn);
}
