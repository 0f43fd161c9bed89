package alea.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Registry;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks of states beside the whole table. */
class ZeroSumBlockTest {
    private static final double CLOSE = 1e-4;

    private static Space space(String game) {
        var rules = Registry.installed().game(game);
        return SolvePlugin.of(rules).numbering(rules).orElseThrow().space();
    }

    @ParameterizedTest
    @CsvSource({"'doom:2x2,dice=3,turns=none',100", "'ludo-simple:pawns=1',777"})
    void blocksThatTellEachOtherTheirBoundsComeToTheBoundsOfTheWhole(String game, int size) {
        Space space = space(game);
        int states = (int) space.states();
        List<ZeroSumBlock> blocks = new ArrayList<>();
        for (int from = 0; from < states; from += size) {
            blocks.add(new ZeroSumBlock(space, from, Math.min(states, from + size)));
        }
        float[] lower = ZeroSumBlock.unknown(space, 0, states, 0);
        float[] upper = ZeroSumBlock.unknown(space, 0, states, 1);
        double gap = 2;
        for (int sweep = 0; sweep < 3000 && gap > CLOSE; sweep++) {
            gap = 0;
            float[] oldLower = lower.clone();
            float[] oldUpper = upper.clone();
            for (int b = 0; b < blocks.size(); b++) {
                long[] asked = blocks.get(b).outside();
                int from = b * size;
                int to = Math.min(states, from + size);
                float[] low = Arrays.copyOfRange(oldLower, from, to);
                float[] high = Arrays.copyOfRange(oldUpper, from, to);
                blocks.get(b).sweep(low, high, at(oldLower, asked), at(oldUpper, asked));
                gap = Math.max(gap, blocks.get(b).gap(low, high));
                System.arraycopy(low, 0, lower, from, low.length);
                System.arraycopy(high, 0, upper, from, high.length);
            }
        }
        assertThat(gap).isLessThanOrEqualTo(CLOSE);
        Bounds whole = ZeroSum.solve(Graph.of(space, List.of()), 1e-10);
        for (int n = 0; n < states; n++) {
            assertThat((double) lower[n]).as("state %d", n).isLessThanOrEqualTo(whole.upper()[n]);
            assertThat((double) upper[n]).as("state %d", n).isGreaterThanOrEqualTo(whole.lower()[n]);
        }
    }

    private static float[] at(float[] values, long[] numbers) {
        float[] at = new float[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            at[i] = values[(int) numbers[i]];
        }
        return at;
    }

    /** A sweep as the graph itself tells it. */
    private static final class Plain {
        private final Graph graph;
        private final double most;
        private final Map<Integer, Integer> place = new HashMap<>();

        Plain(Space space, long from, long to, long[] outside) {
            graph = Graph.part(space, from, to);
            most = Values.most(space.game());
            for (int i = 0; i < outside.length; i++) {
                place.put(graph.outside().node(outside[i]), i);
            }
        }

        /**
         * Bounds are arrays of lower and upper ones.
         *
         * @param known of the block, which come closer
         */
        void sweep(float[][] known, float[][] outside) {
            Components components = Components.forward(graph);
            for (int c = 0; c < components.count(); c++) {
                double first = through(components, c, known, outside);
                double moved = first;
                for (int i = 1;
                        components.knots.get(c) && i < ZeroSumBlock.ROUNDS && moved > ZeroSumBlock.SETTLED * first;
                        i++) {
                    moved = through(components, c, known, outside);
                }
            }
        }

        private double through(Components components, int c, float[][] known, float[][] outside) {
            double moved = 0;
            for (int i = components.starts[c]; i < components.starts[c + 1]; i++) {
                int n = components.nodes[i];
                double low = bound(n, 0, known, outside);
                double high = bound(n, 1, known, outside);
                float below = (float) low > low ? Math.nextDown((float) low) : (float) low;
                float above = (float) high < high ? Math.nextUp((float) high) : (float) high;
                moved = Math.max(moved, Math.max(below - known[0][n], known[1][n] - above));
                known[0][n] = Math.max(known[0][n], below);
                known[1][n] = Math.min(known[1][n], above);
            }
            return moved;
        }

        private double bound(int n, int side, float[][] known, float[][] outside) {
            double best = -most;
            double sum = 0;
            int edges = graph.last(n) - graph.first(n);
            for (int e = graph.first(n); e < graph.last(n); e++) {
                double behind = behind(e, side, known, outside);
                best = Math.max(best, behind);
                sum += graph.kind(n) == Graph.WEIGHTED ? graph.probability(e) * behind : behind;
            }
            if (graph.kind(n) == Graph.DECISION) {
                return best;
            }
            double off = (edges + 3) * 0x1p-53 * most;
            return (graph.kind(n) == Graph.WEIGHTED ? sum : sum / edges) + (side == 1 ? off : -off);
        }

        private double behind(int e, int side, float[][] known, float[][] outside) {
            if (graph.ends(e)) {
                return ZeroSum.worth(graph, e);
            }
            int m = graph.node(e);
            boolean own = graph.ahead(e) == 0;
            int there = own ? side : 1 - side;
            double bound = m < graph.numbered()
                    ? known[there][m]
                    : graph.kind(m) == Graph.OUTSIDE
                            ? outside[there][Objects.requireNonNull(place.get(m))]
                            : bound(m, there, known, outside);
            return own ? bound : -bound;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doom:2x2,dice=3,turns=none",
                "doom:1x3,dice=3,turns=none,reinforce=player",
                "ludo-simple:pawns=1",
                "ludo-classic:pawns=1"
            })
    void aSweepComesToTheBitToWhatTheGraphTells(String game) {
        Space space = space(game);
        var random = new SplittableRandom(7);
        long states = space.states();
        long size = Math.max(1, states / 7);
        for (long from = 0; from < states; from += size) {
            long to = Math.min(states, from + size);
            var block = new ZeroSumBlock(space, from, to);
            var plain = new Plain(space, from, to, block.outside());
            float[][] bounds = drawn((int) (to - from), random);
            float[][] outside = drawn(block.outside().length, random);
            float[][] same = {bounds[0].clone(), bounds[1].clone()};
            for (int sweep = 0; sweep < 3; sweep++) {
                block.sweep(bounds[0], bounds[1], outside[0], outside[1]);
                plain.sweep(same, outside);
                assertThat(bounds[0]).as("lower from %d", from).isEqualTo(same[0]);
                assertThat(bounds[1]).as("upper from %d", from).isEqualTo(same[1]);
            }
        }
    }

    private static float[][] drawn(int states, SplittableRandom random) {
        float[][] bounds = new float[2][states];
        for (int i = 0; i < states; i++) {
            float worth = random.nextFloat(-1, 1);
            float other = random.nextFloat(-1, 1);
            bounds[0][i] = Math.min(worth, other);
            bounds[1][i] = Math.max(worth, other);
        }
        return bounds;
    }

    @Test
    void aBlockOfAllStatesAsksForNothing() {
        Space space = space("doom:2x2,dice=2,turns=none");
        var block = new ZeroSumBlock(space, 0, space.states());
        assertThat(block.outside()).isEmpty();
        float[] lower = ZeroSumBlock.unknown(space, 0, space.states(), 0);
        float[] upper = ZeroSumBlock.unknown(space, 0, space.states(), 1);
        double moved = 1;
        for (int i = 0; i < 1000 && moved > 0; i++) {
            moved = block.sweep(lower, upper, new float[0], new float[0]);
        }
        assertThat(block.gap(lower, upper)).isCloseTo(0, within(1e-5));
    }
}
