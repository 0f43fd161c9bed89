package alea.rules;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Registry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples in rule files are played by the rules, and what the rules do otherwise is said. */
class ExamplesTest {
    private static final Registry SHIPPED = Registry.installed();

    private static final String HEAD = """
            alea-rules: 1
            name: mine
            source: [here]
            extends: ludo-classic
            examples:
            """;

    static List<String> shipped() {
        return SHIPPED.games().stream()
                .filter(game -> game.family().isPresent())
                .map(GameFactory::name)
                .toList();
    }

    private static List<ExampleResult> results(String examples) {
        RuleFile file = RuleFile.parse("my.yaml", HEAD + examples, SHIPPED);
        return file.examples().stream()
                .map(example -> ExampleResult.of(file.game(), example))
                .toList();
    }

    @Test
    void whatNoMatchComesToIsAFlaw() {
        RuleFile file = RuleFile.parse("my.yaml", HEAD + """
              - title: no such square
                position: 77,B,B,B/-/B,B,B,B/- 0 -
                roll: 6
                options: [0]
              - title: no such roll
                position: B,B,B,B/-/B,B,B,B/- 0 -
                roll: [5, 9, 9]
                options: [0]
              - title: a place that is not there
                position: 5,B,B,B/-/B,B,B,B/- 0 1
                options: [0]
                next: {0: "6,B,B,B/-/B,B,B/- 2 -"}
              - title: it differs, and can be played
                position: 5,B,B,B/-/B,B,B,B/- 0 1
                options: [3]
              - title: a roll was forgotten
                position: 5,B,B,B/-/B,B,B,B/- 0 -
                options: [0]
              - title: a label twice
                position: 5,B,B,B/-/B,B,B,B/- 0 1
                options: [0, 0]
              - title: scores of somebody else
                position: H,H,H,H/-/B,B,B,B/- 0 -
                scores: [1, 0, 0]
              - title: scores and options
                position: H,H,H,H/-/B,B,B,B/- 0 -
                options: [0]
                scores: [1, 0]
            """, SHIPPED);
        assertThat(ExampleFlaws.of(file).stream().map(flaw -> flaw.in("my.yaml")))
                .containsExactly(
                        "my.yaml, line 6: examples[1].position: place 0, pawn 0: '77' is not a square; it is B (base), "
                                + "0..55 or H (home)",
                        "my.yaml, line 10: examples[2].roll: there is nothing to throw before 9",
                        "my.yaml, line 14: examples[3].next.0: place 2: 'B,B,B' is 3 of 4 pawns",
                        "my.yaml, line 21: examples[5].options: nothing is thrown yet, so '0' cannot be chosen; roll "
                                + "says what is thrown",
                        "my.yaml, line 24: examples[6].options: a label is there twice",
                        "my.yaml, line 27: examples[7].scores: there are 3, and 2 seats",
                        "my.yaml, line 30: examples[8].scores: where a match is over, nothing is to be chosen: it "
                                + "stands instead of options");
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void thoseOfShippedRuleSetsHold(String spec) {
        Game game = SHIPPED.game(spec);
        List<RuleExample> examples =
                RuleText.examples(SHIPPED.factory(game.spec().toString()));
        assertThat(examples).as("examples of " + spec).hasSizeGreaterThanOrEqualTo(3);
        for (RuleExample example : examples) {
            assertThat(ExampleResult.of(game, example).differences())
                    .as(example.title())
                    .isEmpty();
            boolean thrown =
                    !example.next().isEmpty() && game.parse(example.position()).isChance();
            assertThat(example.options().isEmpty() && !thrown)
                    .isEqualTo(!example.scores().isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "position: B,B,B,B/-/B,B,B,B/- 0 -; roll: 6; options: [3, 2, 1, 0] |",
                "position: B,B,B,B/-/B,B,B,B/- 0 -; roll: 5; options: [0] | options are pass, not 0",
                "position: B,B,B,B/-/B,B,B,B/- 0 -; roll: 7; options: [0] "
                        + "| '7' is not possible here: chance gives 1, 2, 3, 4, 5, 6",
                "position: B,B,B,B/-/B,B,B,B/- 0 6; roll: 6; options: [0] "
                        + "| roll 6: seat 0 decides, nothing is rolled",
                "position: B,B,B,B/-/B,B,B,B/- 0 -; roll: [6, 6]; options: [0] "
                        + "| roll 6: seat 0 decides, nothing is rolled",
                "position: B,B,B,B/-/B,B,B,B 0 -; options: [0] "
                        + "| position: 'B,B,B,B/-/B,B,B,B' has 3 places; a board has four, separated by /, and - where "
                        + "nobody sits",
                "position: 5,B,B,B/-/B,B,B,B/- 0 1; options: [0]; next: {0: \"7,B,B,B/-/B,B,B,B/- 2 -\"} "
                        + "| next 0 is 6,B,B,B/-/B,B,B,B/- 2 -, not 7,B,B,B/-/B,B,B,B/- 2 -",
                "position: 5,B,B,B/-/B,B,B,B/- 0 1; options: [0]; next: {1: \"7,B,B,B/-/B,B,B,B/- 2 -\"} "
                        + "| next 1: '1' is not possible here: legal is 0",
                "position: H,H,H,H/-/B,B,B,B/- 0 -; scores: [1, 0] |",
                "position: H,H,H,H/-/B,B,B,B/- 0 -; scores: [0, 1] | scores are [1, 0], not [0, 1]",
                "position: B,B,B,B/-/B,B,B,B/- 0 6; options: [0, 1, 2, 3]; scores: [1, 0] "
                        + "| the match is not over: seat 0 decides, nothing is rolled",
            })
    void whatTheRulesDoOtherwiseIsSaid(String keys, String difference) {
        List<ExampleResult> results = results("  - title: tried\n    " + keys.replace("; ", "\n    ") + "\n");
        assertThat(results).hasSize(1);
        ExampleResult result = results.getFirst();
        assertThat(result.title()).isEqualTo("tried");
        assertThat(result.line()).isEqualTo(6);
        if (difference == null) {
            assertThat(result.differences()).isEmpty();
            assertThat(result.holds()).isTrue();
        } else {
            assertThat(result.differences()).containsExactly(difference);
            assertThat(result.holds()).isFalse();
        }
    }
}
