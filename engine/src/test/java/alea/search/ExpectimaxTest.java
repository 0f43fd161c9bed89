package alea.search;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strategy;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is cut, expectimax has the values and the choices of a search that looks at everything. */
class ExpectimaxTest {
    /** How many times as many positions are searched. */
    private static final int TIMES = Boolean.getBoolean("alea.long") ? 10 : 1;

    private static final Offset<Double> CLOSE = Offset.offset(1e-12);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "doom:2x2 | 3 | 1 | 20 | depth",
                "doom:2x3,reinforce=2 | 2 | 2 | 10 | depth",
                "doom:3x3,dice=3,reinforce=3 | 2 | 1 | 4 | depth",
                "doom:2x2,reinforce=player | 3 | 1 | 20 | depth",
                "doom:2x3,seats=3 | 2 | 1 | 20 | depth",
                "ludo-simple:pawns=2 | 2 | 1 | 60 | depth",
                "ludo-simple:pawns=2,seats=3 | 2 | 1 | 40 | depth",
                "ludo-star:seats=2,pawns=2 | 3 | 1 | 20 | depth",
                "doom:2x3 | 3 | 1 | 12 | turn",
                "doom:2x3,reinforce=2 | 2 | 2 | 10 | turn",
                "doom:2x3,seats=3 | 2 | 1 | 15 | turn",
                "ludo-simple:pawns=2 | 2 | 1 | 40 | turn",
                "doom:2x3 | 3 | 1 | 8 | auto",
                "ludo-simple:pawns=2 | 2 | 1 | 20 | auto"
            })
    void cutsNothingThatMatters(String spec, int depth, int rolls, int positions, String horizon) {
        Game game = Installed.REGISTRY.game(spec);
        var plain = new Plain(game, rolls);
        List<Strategy> searches = List.of("star2", "star1", "none").stream()
                .map(prune -> Installed.strategy(
                        String.format(
                                Locale.ROOT,
                                "expectimax:depth=%d,chance=%d,horizon=%s,prune=%s",
                                depth,
                                rolls,
                                horizon,
                                prune),
                        game))
                .toList();
        decisions(game, 11, positions * TIMES, position -> {
            String before = position.toString();
            boolean stops = horizon.equals("turn") || horizon.equals("auto") && spec.startsWith("doom");
            plain.root = stops ? position.seat() : Plain.ANY;
            double[] values = new double[position.options()];
            for (int option = 0; option < values.length; option++) {
                Position next = position.copy();
                next.take(option);
                values[option] = plain.value(next, depth - 1, rolls)[position.seat()];
            }
            double best = Arrays.stream(values).max().orElseThrow();
            for (Strategy search : searches) {
                List<Evaluator.Valued> found = ((Evaluator) search).evaluate(position);
                for (int option = 0; option < values.length; option++) {
                    assertThat(found.get(option).value())
                            .as("%s at %s, %s", spec, position, position.label(option))
                            .isCloseTo(values[option], CLOSE);
                }
                int chosen = search.choose(position, new Dice(1, 1));
                assertThat(values[chosen]).as("%s at %s", spec, position).isCloseTo(best, CLOSE);
            }
            assertThat(position).hasToString(before);
        });
    }

    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void nothingIsCutInVainWhereADepthIsTheHorizon() {
        cutsSomething("depth");
    }

    @ParameterizedTest
    @ValueSource(strings = "turn")
    void cutsSomething(String horizon) {
        Game game = Installed.REGISTRY.game("doom:3x3");
        Position position = game.parse("r5b1b2/b5r3b3/r1r1b4 r 1");
        long all = nodes(game, "none,horizon=" + horizon, position);
        assertThat(finishes(game, all * 9 / 10, "none,horizon=" + horizon, position))
                .isFalse();
        assertThat(finishes(game, all * 9 / 10, "star1,horizon=" + horizon, position))
                .isTrue();
        assertThat(finishes(game, all * 9 / 10, "star2,horizon=" + horizon, position))
                .isTrue();
    }

    /**
     * The smallest budget of nodes with which depth 3 is finished, to a twentieth: then the choice is that without a
     * budget, and it stays.
     */
    private static long nodes(Game game, String settings, Position position) {
        long high = 1;
        while (!finishes(game, high, settings, position)) {
            high *= 2;
        }
        long low = high / 2;
        while (high - low > high / 20) {
            long middle = (low + high) / 2;
            if (finishes(game, middle, settings, position)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return high;
    }

    private static boolean finishes(Game game, long nodes, String settings, Position position) {
        var search = (Expectimax) Installed.strategy(
                String.format(Locale.ROOT, "expectimax:depth=3,nodes=%d,prune=%s", nodes, settings), game);
        search.choose(position, new Dice(1, 1));
        return search.finished() == 3;
    }

    @Test
    void aSmallBudgetStillLooksOneDecisionAhead() {
        Game game = Installed.REGISTRY.game("doom:3x3");
        Position position = game.parse("r5b1b2/b5r3b3/r1r1b4 r 1");
        int one = Installed.strategy("expectimax:depth=1", game).choose(position, new Dice(1, 1));
        assertThat(Installed.strategy("expectimax:depth=9,nodes=1", game).choose(position, new Dice(1, 1)))
                .isEqualTo(one);
        assertThat(Installed.strategy("expectimax:depth=9,time=1", game).choose(position, new Dice(1, 1)))
                .isBetween(0, position.options() - 1);
    }

    /** Decisions of random matches. */
    static void decisions(Game game, long seed, int count, java.util.function.Consumer<Position> visit) {
        int shown = 0;
        for (int match = 0; shown < count; match++) {
            Dice dice = new Dice(seed, match);
            Position position = game.start();
            while (position.node() != Position.OVER && shown < count) {
                if (position.node() == Position.DECISION && position.options() > 1 && dice.below(3) == 0) {
                    visit.accept(position);
                    shown++;
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
        }
    }

    /** Looks at everything and copies every position: what every seat may expect. */
    private static final class Plain {
        private final Game game;
        private final HeuristicEvaluation heuristic;
        private final int rolls;
        private static final int ANY = -1;
        /** The seat beyond whose turn nothing is looked at. */
        private int root = ANY;

        Plain(Game game, int rolls) {
            this.game = game;
            this.rolls = rolls;
            heuristic = game.heuristic();
        }

        double[] value(Position position, int further, int rollsLeft) {
            double[] worth = new double[game.seats()];
            boolean leaf =
                    root != ANY && position.seat() != root || (position.isChance() ? rollsLeft == 0 : further == 0);
            if (position.node() == Position.OVER || leaf) {
                Arrays.setAll(
                        worth,
                        seat -> position.node() == Position.OVER ? position.score(seat) : heuristic.of(position, seat));
                return worth;
            }
            for (int option = 0; option < position.options(); option++) {
                Position next = position.copy();
                next.take(option);
                if (position.isChance()) {
                    double[] its = value(next, further, rollsLeft - 1);
                    double p = position.probability(option);
                    Arrays.setAll(worth, seat -> worth[seat] + p * its[seat]);
                } else {
                    double[] its = value(next, further - 1, rolls);
                    if (option == 0 || its[position.seat()] > worth[position.seat()]) {
                        System.arraycopy(its, 0, worth, 0, worth.length);
                    }
                }
            }
            return worth;
        }
    }
}
