package alea.ludo;

/** The player {@code fast} of pyludo: for all its name, the token with the least progress, the first of equal ones. */
public record PyludoFast() implements PawnRule {
    @Override
    public int best(LudoPosition position) {
        return Integer.lowestOneBit(RingView.rearmost(position, position.movable()));
    }
}
