package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The reference rows of every game of this family: all labels, where they lead, scores, and what throws do. */
class CrossConformanceTest {
    @TestFactory
    Stream<DynamicTest> everyRowHasItsLabelsAndNextPositions() {
        return Crossings.families()
                .map(factory -> DynamicTest.dynamicTest(factory.name(), () -> {
                    List<String[]> rows = Crossings.rows(factory.name() + "-rows.tsv");
                    assertThat(rows).hasSizeGreaterThan(1000);
                    Map<String, List<Game>> both = new HashMap<>();
                    for (String[] row : rows) {
                        for (Game rules : both.computeIfAbsent(row[0], CrossConformanceTest::both)) {
                            String[] found = played(rules, row[1]);
                            String[] expected = Arrays.copyOfRange(row, 1, 4);
                            if (!Arrays.equals(found, expected)) {
                                assertThat(found)
                                        .as(
                                                "%s %s by %s",
                                                row[0],
                                                row[1],
                                                rules.start().getClass().getSimpleName())
                                        .containsExactly(expected);
                            }
                        }
                    }
                }));
    }

    /** The fast rules and the plain ones. */
    private static List<Game> both(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        return List.of(game, game.plain());
    }

    /** The position written again, its labels, and where they lead or the scores. */
    private static String[] played(Game game, String text) {
        Position position;
        try {
            position = game.parse(text);
        } catch (RuntimeException e) {
            return new String[] {e.getMessage()};
        }
        if (position.node() == Position.OVER) {
            String scores = IntStream.range(0, game.seats())
                    .mapToObj(seat -> score(position.score(seat)))
                    .collect(Collectors.joining(","));
            return new String[] {position.toString(), "", "over:" + scores};
        }
        Position next = position.copy();
        return new String[] {
            position.toString(),
            IntStream.range(0, position.options()).mapToObj(position::label).collect(Collectors.joining(",")),
            IntStream.range(0, position.options())
                    .mapToObj(i -> {
                        next.set(position);
                        next.take(i);
                        return next.toString();
                    })
                    .collect(Collectors.joining(" | "))
        };
    }

    private static String score(double score) {
        return score == Math.rint(score) ? Integer.toString((int) score) : Double.toString(score);
    }

    @TestFactory
    Stream<DynamicTest> everyThrowLeadsToItsPosition() {
        return Crossings.families()
                .map(factory -> DynamicTest.dynamicTest(factory.name(), () -> {
                    Map<String, List<Game>> both = new HashMap<>();
                    for (String[] row : Crossings.rows(factory.name() + "-throws.tsv")) {
                        for (Game rules : both.computeIfAbsent(row[0], CrossConformanceTest::both)) {
                            Position position = rules.parse(row[1]);
                            assertThat(position).hasToString(row[1]);
                            assertThat(position.isChance()).as(row[1]).isTrue();
                            position.take(position.option(row[2]));
                            assertThat(position)
                                    .as("%s %s throw %s", row[0], row[1], row[2])
                                    .hasToString(row[3]);
                        }
                    }
                }));
    }
}
