package alea.solve.player;

import alea.game.Position;
import alea.game.Tablebase;
import alea.solve.Values;
import alea.solve.graph.GreedyPolicy;
import alea.solve.race.RacePairs;
import alea.solve.run.SolvedGame;
import java.util.Optional;

/** The best moves of a table of endgames. Not for two threads at once. */
final class EndgameMoves {
    static final int UNKNOWN = -1;

    private final Values values;
    private final Optional<RacePairs> races;
    private final double certain;

    EndgameMoves(SolvedGame game) {
        values = game.solution().values();
        races = game.races();
        certain = 4 * Tablebase.CERTAIN * values.space().game().payoffs().span();
    }

    /**
     * The first option of a decision that is best, within {@link GreedyPolicy#TIE}; in a race the first with the best
     * middle of its bounds, however far they are apart. {@link #UNKNOWN} where the table does not know what all of them
     * are worth.
     */
    int best(Position position) {
        int best = UNKNOWN;
        double most = Double.NEGATIVE_INFINITY;
        boolean race = races.isPresent() && races.get().has(position);
        for (int option = 0; option < position.options(); option++) {
            Values.Range range = values.behind(position, option);
            if (!race && range.upper() - range.lower() > certain) {
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
