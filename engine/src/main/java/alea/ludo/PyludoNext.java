package alea.ludo;

/**
 * The states that moves lead to, as the seat that moves sees them: what pyludo's players are given to choose from.
 * The rules are the game's own. Not for several threads.
 */
public final class PyludoNext {
    private final LudoPosition after;
    private final PyludoState state = new PyludoState();

    /** For the positions of one game. */
    public PyludoNext(LudoGame game) {
        if (!PyludoState.describes(game)) {
            throw new IllegalArgumentException(game.spec() + " has other squares than pyludo");
        }
        after = new LudoPosition(game);
    }

    /**
     * The state after a move, seen by the seat that moved, whoever is next.
     *
     * @param position at a decision; left as it is
     * @param token one that can move
     * @return the same object each time, with the new state
     */
    public PyludoState after(LudoPosition position, int token) {
        after.set(position);
        after.take(position.optionOf(token));
        state.set(after, position.seat());
        return state;
    }
}
