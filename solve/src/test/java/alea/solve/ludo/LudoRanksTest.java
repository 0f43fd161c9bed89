package alea.solve.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.RankedSpace;
import alea.solve.Reference;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.StateRanks;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Another order of Ludo's states. */
class LudoRanksTest {
    private static Space space(String spec, int pieces) {
        Game game = Reference.game(spec);
        return pieces > 0
                ? new LudoEndgame((LudoGame) game, pieces)
                : SolvePlugin.of(game).numbering(game).orElseThrow().space();
    }

    private static final String GAMES = """
            ludo-simple:pawns=1|0
            ludo-simple:pawns=2,turnoff=30|3
            ludo-classic:pawns=3,turnoff=30,lane=1|4
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = GAMES)
    void everyNumberHasARankOfItsOwn(String spec, int pieces) {
        Space space = space(spec, pieces);
        StateRanks ranks = space.ranks().orElseThrow();
        var taken = new BitSet();
        LongStream.range(0, space.states()).map(ranks::rank).forEach(rank -> taken.set(Math.toIntExact(rank)));
        assertThat(taken.length()).isEqualTo((int) space.states());
        assertThat(taken.cardinality()).isEqualTo((int) space.states());
        assertThat(LongStream.range(0, space.states()).filter(number -> ranks.number(ranks.rank(number)) != number))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = GAMES)
    void onlyStrikesLeadToLaterLevelsAndPassesToTheNeighbour(String spec, int pieces) {
        Space plain = space(spec, pieces);
        StateRanks ranks = plain.ranks().orElseThrow();
        var space = new RankedSpace(plain, ranks);
        long[] levels = ranks.levels();
        assertThat(levels).isSorted().startsWith(0).endsWith(space.states());
        Position position = space.game().start();
        Position next = space.game().start();
        int passes = 0;
        for (long rank = 0; rank < space.states(); rank++) {
            if (!space.position(rank, position)) {
                continue;
            }
            int here = level(levels, rank);
            for (int die = 0; die < 6; die++) {
                next.set(position);
                next.take(die);
                while (next.node() != Position.OVER && space.number(next) < 0) {
                    next.take(0);
                }
                long to = next.node() == Position.OVER ? -1 : space.number(next);
                if (to < 0 || waiting(next) < waiting(position)) {
                    continue;
                }
                boolean passed = level(levels, to) == here;
                long first = levels[here];
                boolean near = passed ? to == rank || (to - first) / 2 == (rank - first) / 2 : to < first;
                if (!near) {
                    fail("%s leads to %s", position, next);
                }
                passes += passed ? 1 : 0;
            }
        }
        assertThat(passes > 0).isEqualTo(spec.startsWith("ludo-classic"));
    }

    /** The progress of the seat that waits in positions of the space. */
    private static int waiting(Position position) {
        var p = (LudoPosition) position;
        return IntStream.range(0, p.game().pawns())
                .map(pawn -> p.progress(p.game().seats() - 1, pawn))
                .sum();
    }

    private static int level(long[] levels, long rank) {
        int at = Arrays.binarySearch(levels, rank);
        return at < 0 ? -at - 2 : at;
    }
}
