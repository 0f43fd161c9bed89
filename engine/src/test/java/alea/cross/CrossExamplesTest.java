package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Rules of a page that keys change, and some that two seats show best, played through: a position, what can be done
 * there, what is taken, and what comes of it. The others are the examples that the games bring as rule files.
 */
class CrossExamplesTest {
    /** A row of the file: at a throw there are no options to compare, and scores only where the match is over. */
    private record Example(
            String rule, String game, String position, String options, String taken, String then, String scores) {
        static Example of(String[] cells) {
            return new Example(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6]);
        }

        void play(Game rules) {
            Position at = rules.parse(position);
            if (!at.isChance()) {
                assertThat(joined(at.options(), at::label)).isEqualTo(options);
            }
            for (String label : taken.split(" ")) {
                at.take(at.option(label));
            }
            assertThat(at).hasToString(then);
            assertThat(at.node() == Position.OVER).as("the match is over").isEqualTo(!scores.isEmpty());
            if (!scores.isEmpty()) {
                assertThat(joined(rules.seats(), seat -> score(at.score(seat)))).isEqualTo(scores);
            }
        }
    }

    private static String joined(int n, java.util.function.IntFunction<String> words) {
        return IntStream.range(0, n).mapToObj(words).collect(Collectors.joining(","));
    }

    private static String score(double score) {
        return score == Math.rint(score) ? Integer.toString((int) score) : Double.toString(score);
    }

    @TestFactory
    Stream<DynamicTest> everyRuleIsPlayedThrough() {
        return Crossings.rows("examples.tsv").stream()
                .map(Example::of)
                .map(example -> DynamicTest.dynamicTest(example.game + ": " + example.rule, () -> {
                    Game game = Installed.REGISTRY.game(example.game);
                    for (Game rules : List.of(game, game.plain())) {
                        example.play(rules);
                    }
                }));
    }
}
