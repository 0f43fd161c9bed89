package alea.solve.run;

import alea.solve.Objective;
import alea.solve.Parts;
import alea.solve.Solution;
import alea.solve.graph.Chain;
import alea.solve.graph.Graph;
import alea.solve.graph.GreedyPolicy;
import alea.solve.race.RacePairs;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A solved game, with what is worked out from its table when it is first asked for. Safe to share between threads. */
public final class SolvedGame {
    /** Larger spaces are not followed to part wins from draws. */
    private static final long MOST_FOLLOWED = 250_000;

    private static final double MISSING = 1e-12;

    private final Solution solution;
    private @Nullable Chain chain;

    /** A solved game. */
    public SolvedGame(Solution solution) {
        this.solution = solution;
    }

    /** Its table. */
    public Solution solution() {
        return solution;
    }

    /** Its races, where it has a table of them. */
    public Optional<RacePairs> races() {
        return Parts.find(solution.space(), RacePairs.class);
    }

    /** Whether matches may end without a winner. */
    public boolean drawn() {
        return solution.space().game().drawn();
    }

    /**
     * What happens when both seats take the first of the best options, of a zero-sum solution; empty when that is
     * too much.
     */
    synchronized Optional<Chain> play() {
        if (chain == null
                && solution.objective() == Objective.ZERO_SUM
                && solution.space().states() <= MOST_FOLLOWED) {
            Graph graph = Graph.of(solution.space(), List.of());
            double[] best = GreedyPolicy.choices(
                    graph, n -> (solution.arrays().get(0, n) + solution.arrays().get(1, n)) / 2);
            double[][] all = new double[graph.seats()][];
            Arrays.fill(all, best);
            chain = Chain.of(graph, all, MISSING);
        }
        return Optional.ofNullable(chain);
    }
}
