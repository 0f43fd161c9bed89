package alea.solve.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.solve.Enumerated;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.graph.Graph;
import alea.solve.graph.ZeroSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A changed game is solved as itself: never taken for its base, and never by a quicker solver that does not know the
 * change.
 */
class ChangedGamesTest {
    private static final double GAP = 1e-9;
    private static final Registry REGISTRY = Registry.installed();
    /** A short way, so that all positions are soon found. */
    private static final String SMALL = "seats=2,pawns=1,turnoff=14,lane=2,safe=3.16.29.42,stars=none";

    private static double start(Solution solution) {
        return solution.values().at(solution.space().game().start()).value();
    }

    private static double alone(Game game) {
        return start(Solution.of(new Drive(
                        Plan.of(game, Objective.ZERO_SUM, Solved.GAP)
                                .start(Solved.GAP)
                                .solving(),
                        Solved.GAP)
                .run()
                .solving()));
    }

    @Test
    void aGameThatIsSolvedAfterItsBaseHasItsOwnValue() {
        List<String> specs = List.of(
                "ludo-simple:pawns=1",
                "ludo-simple:pawns=1,turnoff=19",
                "ludo-simple:pawns=1,safe=none",
                "ludo-simple:pawns=1,again=never",
                "ludo-classic:pawns=1,again=strike",
                "ludo-classic:pawns=1");
        List<Double> values = new ArrayList<>();
        for (String spec : specs) {
            Game game = REGISTRY.game(spec);
            double value =
                    start(Solved.small(game, Objective.ZERO_SUM).orElseThrow().solution());
            assertThat(value).as(spec).isEqualTo(alone(game));
            values.add(value);
        }
        assertThat(values).doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicTest> everyKeyHasTheValueOfItsPositionsOneByOne() {
        return specs().map(spec -> DynamicTest.dynamicTest(spec, () -> {
            Game game = REGISTRY.game(spec);
            double value = start(Solution.of(
                    new Drive(Plan.of(game, Objective.ZERO_SUM, GAP).start(GAP).solving(), GAP)
                            .run()
                            .solving()));
            var found = new Enumerated(game, List.of(game.start()), 600_000);
            var graph = new Drive(new ZeroSum(Graph.of(found, List.of()), GAP), GAP).run();
            assertThat(value).isCloseTo(start(Solution.of(graph.solving())), within(2 * GAP));
        }));
    }

    /** The dialects that have a numbering of their own, with each value of each key. */
    private static Stream<String> specs() {
        return REGISTRY.games().stream()
                .filter(factory ->
                        factory.keys().stream().anyMatch(key -> key.name().equals("turnoff")))
                .flatMap(factory -> Stream.concat(
                        Stream.of(factory.name() + ":" + SMALL),
                        factory.keys().stream()
                                .filter(key -> !key.name().matches("seats|stars|turnoff"))
                                .flatMap(key -> specs(factory, key))))
                .filter(ChangedGamesTest::isNumbered);
    }

    private static Stream<String> specs(GameFactory factory, Key key) {
        String small = key.name().equals("pawns") ? SMALL.replace("turnoff=14,lane=2", "turnoff=12,lane=0") : SMALL;
        String rest = ("," + small).replaceAll("," + key.name() + "=[^,]*", "").substring(1);
        return key.values().samples().stream()
                .filter(value -> !key.name().equals("pawns") || value.equals("2"))
                .map(value -> factory.name() + ":" + rest + "," + key.name() + "=" + value);
    }

    private static boolean isNumbered(String spec) {
        try {
            Game game = REGISTRY.game(spec);
            return game instanceof LudoGame ludo
                    && game.seats() == 2
                    // Two pawns that can also be in a base have too many positions to look for one by one.
                    && (ludo.pawns() == 1 || !ludo.dialect().hasBase())
                    && Plan.of(game, Objective.ZERO_SUM).numbering() != Enumerated.class;
        } catch (BadInput e) {
            return false;
        }
    }
}
