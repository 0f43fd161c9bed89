package alea.ludo;

/** The heart of a Ludo strategy: which pawns it would move. */
@FunctionalInterface
public interface PawnRule {
    /**
     * The pawns that the strategy likes best, as bits 0..3: several when it has no reason to prefer one of them.
     *
     * @param position at a decision with at least one movable pawn; left as it is
     */
    int best(LudoPosition position);
}
