package hypergammon;

import alea.game.Game;
import alea.solve.Cost;
import alea.solve.Numbering;
import alea.solve.Objective;
import alea.solve.QuickSolver;
import alea.solve.SolvePlugin;
import java.util.List;
import java.util.Optional;

/** What is known of the game that helps to solve it: a numbering and a solver. */
public final class HypergammonSolver implements SolvePlugin {
    private static final Cost COST = new Cost(1e-6, 120, 200_000);

    /** Of all plays of a way, at most, while they are looked for. */
    private static final double PLAYS = 60_000;

    @Override
    public boolean serves(Game game) {
        return game instanceof Hypergammon;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        var space = new HypergammonSpace((Hypergammon) game);
        // Two tables of all pairs of ways, and the plays of each.
        double ways = space.sides().count();
        double bytes = (2 * Double.BYTES * ways + PLAYS) * ways;
        var solver = new QuickSolver(
                Objective.ZERO_SUM,
                "sweeps of Hypergammon",
                COST,
                Integer.MAX_VALUE,
                gap -> bytes,
                (of, gap) -> new HypergammonSolving((HypergammonSpace) of));
        return Optional.of(new Numbering(HypergammonSpace.class, space.states(), () -> space, List.of(solver)));
    }
}
