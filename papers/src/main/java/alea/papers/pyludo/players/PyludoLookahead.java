package alea.papers.pyludo.players;

import alea.game.Game;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import org.jspecify.annotations.Nullable;

/**
 * What a pyludo player sees: the state, and for every token that can move the state after that, by the game's own
 * rules, all as the same mover sees them. One instance serves one thread.
 */
final class PyludoLookahead {
    /** What {@link #fits} asks for, for people. */
    public static final String NEEDS = "pyludo's board and encounters, and four seats with four pawns each";

    private final PyludoState now = new PyludoState();
    private final PyludoState[] next = new PyludoState[PyludoState.TOKENS];
    private final int[] representative = new int[PyludoState.TOKENS];
    private @Nullable LudoPosition after;

    public PyludoLookahead() {
        for (int option = 0; option < next.length; option++) {
            next[option] = new PyludoState();
        }
    }

    /**
     * Whether a game looks so to all its players: four seats with four pawns each, and pyludo's board and
     * encounters.
     */
    public static boolean fits(Game game) {
        return PyludoState.describes(game)
                && game instanceof LudoGame ludo
                && ludo.seats() == PyludoState.ROWS
                && ludo.pawns() == PyludoState.TOKENS
                && ludo.dialect().meeting().crowdsRepel();
    }

    /**
     * Looks at a position.
     *
     * @param position at a decision of a game that {@link #fits}; left as it is
     */
    public void at(LudoPosition position) {
        LudoPosition scratch = after;
        if (scratch == null || scratch.game() != position.game()) {
            scratch = position.copy();
            after = scratch;
        }
        int seat = position.seat();
        now.set(position, seat);
        if (position.movable() == 0) {
            return;
        }
        for (int option = 0; option < position.options(); option++) {
            scratch.set(position);
            scratch.take(option);
            next[option].set(scratch, seat);
            representative[option] = option;
            int square = now.get(0, position.pawn(option));
            for (int earlier = option - 1; earlier >= 0; earlier--) {
                if (now.get(0, position.pawn(earlier)) == square) {
                    representative[option] = earlier;
                }
            }
        }
    }

    /** The state as it is. */
    public PyludoState now() {
        return now;
    }

    /** The state after an option that moves a token. */
    public PyludoState next(int option) {
        return next[option];
    }

    /** The first option that moves a token from the same square, so that only the tokens' numbers differ afterwards. */
    public int representative(int option) {
        return representative[option];
    }
}
