package alea.solve;

import alea.game.Game;
import alea.game.Position;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Numbers the states of {@link WildGame}: those that something leads back to, and every third; the others are worked
 * out from these.
 */
public final class WildNumbering implements SolvePlugin {
    /** Brought along where the number of nodes is odd; it is no quicker. */
    private static final QuickSolver QUICK = new QuickSolver(
            Objective.ZERO_SUM,
            "bounds of wild games",
            new Cost(1e-9, 10, 15),
            1_000,
            gap -> 1 << 20,
            (space, gap) -> new ZeroSum(Graph.of(space, List.of()), gap));

    @Override
    public boolean serves(Game game) {
        return game instanceof WildGame;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        WildGame wild = (WildGame) game;
        if (!wild.numbered()) {
            return Optional.empty();
        }
        int[] states = states(wild);
        List<QuickSolver> solvers = wild.nodes.length % 2 == 0 ? List.of() : List.of(QUICK);
        return Optional.of(new Numbering(Some.class, states.length, () -> new Some(wild, states), solvers));
    }

    private static int[] states(WildGame game) {
        boolean[] back = new boolean[game.nodes.length];
        for (int i = 0; i < back.length; i++) {
            for (int next : game.nodes[i].next()) {
                back[next] |= next <= i;
            }
        }
        return IntStream.range(0, back.length)
                .filter(i -> game.nodes[i].kind() != Position.OVER && (back[i] || i % 3 == 0))
                .toArray();
    }

    /** The nodes of a game that are numbered. */
    public record Some(WildGame game, int[] nodes) implements Space {
        @Override
        public long states() {
            return nodes.length;
        }

        @Override
        public long number(Position position) {
            return Math.max(-1, Arrays.binarySearch(nodes, WildGame.at(position)));
        }

        @Override
        public boolean position(long number, Position into) {
            WildGame.go(into, nodes[(int) number]);
            return true;
        }

        @Override
        public boolean turned() {
            return false;
        }

        @Override
        public String toString() {
            return List.of(game.spec(), nodes.length).toString();
        }
    }
}
