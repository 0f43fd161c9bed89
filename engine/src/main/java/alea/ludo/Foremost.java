package alea.ludo;

/** Project LUDO's fast strategy (section 8): the pawns with the most progress. */
public record Foremost() implements PawnRule {
    @Override
    public int best(LudoPosition position) {
        return RingView.foremost(position, position.movable());
    }
}
