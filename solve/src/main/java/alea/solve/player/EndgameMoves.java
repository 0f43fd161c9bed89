package alea.solve.player;

import alea.game.Position;
import alea.game.Tablebase;
import alea.solve.Values;
import alea.solve.graph.GreedyPolicy;
import alea.solve.run.SolvedGame;

/** The best moves of a table of endgames. Not for two threads at once. */
final class EndgameMoves {
    static final int UNKNOWN = -1;

    private final Values values;
    private final double certain;

    EndgameMoves(SolvedGame game) {
        values = game.solution().values();
        certain = 4 * Tablebase.CERTAIN * values.space().game().payoffs().span();
    }

    /**
     * The first option of a decision that is best, within {@link GreedyPolicy#TIE}; {@link #UNKNOWN} where the table
     * does not know what all of them are worth.
     */
    int best(Position position) {
        int best = UNKNOWN;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < position.options(); option++) {
            Values.Range range = values.behind(position, option);
            if (range.upper() - range.lower() > certain) {
                return UNKNOWN;
            }
            if (range.value() > most + GreedyPolicy.TIE) {
                most = range.value();
                best = option;
            }
        }
        return best;
    }
}
