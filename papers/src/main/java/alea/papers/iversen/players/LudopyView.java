package alea.papers.iversen.players;

import alea.game.Game;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;

/** A LUDOPy position as its arrays show it to a seat, in memory that is used again. */
final class LudopyView {
    /** The game that the document plays. */
    static final String STANDARD_GAME = "ludo-ludopy-1.3.1";

    /** What {@link #fits} asks for, for people. */
    static final String NEEDS = "LUDOPy's board and encounters, and four seats with four pawns each";

    final int[][] rows = new int[Dialect.PLACES][IversenState.PIECES];

    static boolean fits(Game game) {
        return game instanceof LudoGame ludo
                && ludo.seats() == Dialect.PLACES
                && ludo.pawns() == IversenState.PIECES
                && ludo.dialect().hasBase()
                && ludo.dialect().meeting().firstFoundCounts();
    }

    /** Looks at a position with the eyes of a seat: the seat's row first, the others as they follow. */
    void set(LudoPosition position, int seat) {
        for (int k = 0; k < Dialect.PLACES; k++) {
            for (int pawn = 0; pawn < IversenState.PIECES; pawn++) {
                rows[k][pawn] = position.progress((seat + k) % Dialect.PLACES, pawn) + 1;
            }
        }
    }

    /** The option that moves the pawn of most value, the first of equal ones. */
    static int greedy(LudoPosition position, SparseTable table, int state) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < position.options(); option++) {
            double value = table.get(state, place(position.die(), position.pawn(option)));
            if (value > most) {
                most = value;
                best = option;
            }
        }
        return best;
    }

    /** Where a table has the value of a pawn for a die. */
    static int place(int die, int pawn) {
        return IversenState.PIECES * (die - 1) + pawn;
    }
}
