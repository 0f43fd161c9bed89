package hypergammon;

import alea.game.Game;
import alea.solve.Cost;
import alea.solve.Numbering;
import alea.solve.Objective;
import alea.solve.QuickSolver;
import alea.solve.SolvePlugin;
import java.util.List;
import java.util.Optional;

/** What is known of the game that helps to solve it. */
public final class HypergammonSolver implements SolvePlugin {
    /** Two tables of all pairs of ways, and what is small beside them. */
    private static final double BYTES = 2.0 * Double.BYTES * Sides.COUNT * Sides.COUNT * 1.05;

    private static final QuickSolver SOLVER = new QuickSolver(
            Objective.ZERO_SUM,
            "sweeps of Hypergammon",
            new Cost(1e-6, 60, 0),
            Integer.MAX_VALUE,
            gap -> BYTES,
            (space, gap) -> new HypergammonSolving((HypergammonSpace) space));

    @Override
    public boolean serves(Game game) {
        return game instanceof Hypergammon;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        var space = new HypergammonSpace(game);
        return Optional.of(new Numbering(HypergammonSpace.class, space.states(), () -> space, List.of(SOLVER)));
    }
}
