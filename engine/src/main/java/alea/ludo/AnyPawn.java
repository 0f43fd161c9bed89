package alea.ludo;

/** Any pawn. */
public record AnyPawn() implements PawnRule {
    @Override
    public int best(LudoPosition position) {
        return position.movable();
    }
}
