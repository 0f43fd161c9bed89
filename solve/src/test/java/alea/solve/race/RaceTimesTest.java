package alea.solve.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Position;
import alea.solve.Enumerated;
import alea.solve.RaceSpace;
import alea.solve.Reference;
import alea.solve.SolvePlugin;
import alea.solve.Values;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What races say of turns and of who wins, against play, and against the graph of small games. */
class RaceTimesTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");

    private static RaceSpace space(String spec) {
        var game = Reference.game(spec);
        return SolvePlugin.of(game).race(game);
    }

    private static RacePairs pairs(RaceSpace space) {
        return new RacePairs(space, RaceSolver.solve(space));
    }

    /** The fewest turns in the mean, by position after position of the rules. */
    private static double[] fewest(RaceSpace space) {
        double[] means = new double[space.rows()];
        Position position = space.game().start();
        for (double changed = 1; changed > 1e-12; ) {
            changed = 0;
            for (int row = space.rows() - 1; row >= 0; row--) {
                double mean = 0;
                for (int face = 0; face < 6; face++) {
                    space.position(row, 0, position);
                    position.take(face);
                    int best = choice(space, means, position);
                    Position next = position.copy();
                    next.take(best);
                    mean += left(space, means, next) / 6;
                }
                changed = Math.max(changed, Math.abs(mean - means[row]));
                means[row] = mean;
            }
        }
        return means;
    }

    private static double left(RaceSpace space, double[] means, Position next) {
        return next.node() == Position.OVER ? 1 : (next.seat() == 0 ? 0 : 1) + means[space.row(next, 0)];
    }

    private static int choice(RaceSpace space, double[] means, Position decision) {
        int best = 0;
        double fewest = Double.MAX_VALUE;
        Position next = decision.copy();
        for (int option = 0; option < decision.options(); option++) {
            next.set(decision);
            next.take(option);
            double left = left(space, means, next);
            if (left < fewest - 1e-10) {
                fewest = left;
                best = option;
            }
        }
        return best;
    }

    /** Some hundred thousand turns, and some millions where tests may take long. */
    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=2", "ludo-classic:pawns=2", "ludo-ucsc:pawns=2"})
    void whatIsPlayedByThePolicyTakesAsManyTurnsAsTheTableSays(String spec) {
        RaceSpace space = space(spec);
        RaceTimes times = RaceSolver.solve(space);
        double[] means = fewest(space);
        Position position = space.game().start();
        var dice = new Dice(11, 0);
        int matches = LONG ? 10_000 : 1_000;
        for (int row : new int[] {0, space.rows() / 3, space.rows() - 3}) {
            int[] counts = new int[2_000];
            double sum = 0;
            for (int match = 0; match < matches; match++) {
                int turns = 1;
                int now = row;
                for (boolean done = false; !done; ) {
                    space.position(now, 0, position);
                    position.take(dice.below(6));
                    position.take(choice(space, means, position));
                    done = position.node() == Position.OVER;
                    turns += !done && position.seat() != 0 ? 1 : 0;
                    now = done ? now : space.row(position, 0);
                }
                counts[turns]++;
                sum += turns;
            }
            assertThat(sum / matches).isCloseTo(means[row], within(15 / Math.sqrt(matches)));
            assertThat(TurnsLeft.of(k -> times.least(row, k)).mean()).isCloseTo(means[row], within(1e-3));
            double within = 0;
            for (int k = 1; k < counts.length; k++) {
                within += counts[k];
                double p = times.least(row, k);
                assertThat(within / matches)
                        .as("%s, row %d, %d turns", spec, row, k)
                        .isCloseTo(p, within(5 * Math.sqrt(p * (1 - p) / matches) + 1e-6));
                assertThat(times.most(row, k)).isGreaterThanOrEqualTo(p);
            }
        }
        assertThat(times.longest()).isCloseTo(Arrays.stream(means).max().orElseThrow(), within(1e-9));
    }

    static Stream<String> small() {
        return Stream.of(
                        "ludo-classic:pawns=2,turnoff=12,lane=1,overshoot=back,walls=yes",
                        "ludo-simple:pawns=2,turnoff=12,overshoot=bounce,again=six",
                        "ludo-classic:pawns=2,turnoff=12,lane=0,tries=3,limit=2",
                        "ludo-ucsc:pawns=2,turnoff=12,lane=0")
                .limit(LONG ? Long.MAX_VALUE : 1);
    }

    @ParameterizedTest
    @MethodSource("small")
    void theGraphOfASmallGameHasItsValuesBetweenTheBounds(String spec) {
        RaceSpace space = space(spec);
        Values bounds = pairs(space).solution(1).values();
        var all = new Enumerated(space.game(), List.of(space.game().start()), 2_000_000);
        var graph = new ZeroSum(Graph.of(all, List.of()), 1e-9);
        while (!graph.done() && graph.gap() > 1e-9) {
            graph.refine();
        }
        Position position = space.game().start();
        int raced = 0;
        double widest = 0;
        for (long n = 0; n < all.states(); n++) {
            if (all.position(n, position) && position.node() != Position.OVER) {
                Values.Range found = bounds.at(position);
                double lower = graph.get(0, n);
                double upper = graph.get(1, n);
                if (!(found.lower() <= upper && found.upper() >= lower)) {
                    throw new AssertionError("%s: %s to %s is not within %s".formatted(position, lower, upper, found));
                }
                widest = Math.max(widest, found.upper() - found.lower());
                raced++;
            }
        }
        assertThat(raced).isGreaterThan(1_000);
        assertThat(widest).isLessThan(0.5);
    }

    @Test
    void withOnePawnThereIsNothingToChooseAndTheBoundsMeet() {
        for (String spec : List.of("ludo-classic:pawns=1", "ludo-ucsc:pawns=1", "ludo-star:seats=2,pawns=1")) {
            RaceSpace space = space(spec);
            assertThat(RaceGap.widest(RaceSolver.solve(space), space::waits).gap())
                    .as(spec)
                    .isBetween(0.0, 1e-6);
        }
    }

    @Test
    void theWidestGapIsTheWidestOfAllPairs() {
        RaceSpace space = space("ludo-classic:pawns=2");
        RaceTimes times = RaceSolver.solve(space);
        double widest = 0;
        for (int rolling = 0; rolling < space.rows(); rolling++) {
            for (int waiting = 0; waiting < space.rows(); waiting++) {
                widest = Math.max(widest, times.gap(rolling, waiting));
            }
        }
        assertThat(RaceGap.widest(times, space::waits).gap()).isEqualTo(widest);
    }

    @Test
    void theTurnsLeftAreThoseOfASeatAlone() {
        RacePairs pairs = pairs(space("ludo-simple:pawns=1"));
        // Five squares to go with one pawn: 5 or 6 at once, else by the second turn with most rolls.
        Position position = pairs.game().parse("47/-/51/- 0 -");
        List<TurnsLeft> left = pairs.left(position).orElseThrow();
        assertThat(left.get(1)).isEqualTo(new TurnsLeft(1, 1, 1, 1));
        assertThat(left.getFirst().median()).isEqualTo(2);
        assertThat(left.getFirst().low()).isEqualTo(1);
        // One turn, and so many more as the rules of a die need: 4/6 + 4/6 * ... worked out by hand.
        double[] needs = new double[6];
        for (int squares = 1; squares <= 5; squares++) {
            needs[squares] = 1;
            for (int die = 1; die < squares; die++) {
                needs[squares] += needs[squares - die] / 6;
            }
        }
        assertThat(left.getFirst().mean()).isCloseTo(needs[5], within(1e-4));
        // With a 5 it is home at the end of this turn, with a 4 it needs one more.
        assertThat(pairs.left(pairs.game().parse("47/-/51/- 0 5")).orElseThrow().getFirst())
                .isEqualTo(new TurnsLeft(1, 1, 1, 1));
        assertThat(pairs.left(pairs.game().parse("47/-/51/- 0 4")).orElseThrow().getFirst())
                .isEqualTo(new TurnsLeft(2, 2, 2, 2));
        assertThat(pairs.left(pairs.game().start())).isEmpty();
    }
}
