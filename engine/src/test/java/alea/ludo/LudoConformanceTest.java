package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.assertj.core.api.SoftAssertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The reference rows of Project LUDO's games and strategies, all of them. */
class LudoConformanceTest {
    private static final Map<String, String> STRATEGY_OF_COLUMN = Map.of(
            "random", "random",
            "fast", "fast",
            "strike", "strike",
            "chase", "chase",
            "aggressive", "aggressive",
            "defensive", "defensive",
            "hybrid", "hybrid",
            "deftext", "defensive-prose");

    @Test
    void everySimpleMoveHasTheEffectOfItsRow() {
        assertThat(effects("apply.csv", Rows::simple)).isEqualTo(720);
    }

    @Test
    void everyClassicMoveHasTheEffectOfItsRow() {
        assertThat(effects("apply_classic.csv", Rows::classic)).isEqualTo(360);
    }

    private static int effects(String file, Function<Rows, LudoGame> games) {
        List<Rows> rows = Rows.read(file);
        var softly = new SoftAssertions();
        for (Rows row : rows) {
            LudoGame fast = games.apply(row);
            for (Game game : List.of(fast, fast.plain())) {
                Position position = game.parse(row.rolled(fast));
                int mover = row.number("mover");
                assertThat(position.seat()).isEqualTo(mover);
                position.take(position.option(row.get("pawn")));
                int next = row.number("next_mover");
                int winner = row.number("winner");
                String expected = row.position(fast, "after", next < 0 ? winner : next, "-");
                softly.assertThat(position.toString()).as(row.get("id")).isEqualTo(expected);
                softly.assertThat(position.node())
                        .as(row.get("id"))
                        .isEqualTo(winner < 0 ? Position.CHANCE : Position.OVER);
                if (winner >= 0) {
                    softly.assertThat(position.score(winner)).as(row.get("id")).isEqualTo(1);
                }
                boolean again = winner < 0 && position.seat() == mover;
                softly.assertThat(again).as(row.get("id")).isEqualTo(row.number("extra_turn") == 1 && winner < 0);
            }
        }
        softly.assertAll();
        return rows.size();
    }

    @Test
    void everyStrategyMovesThePawnsOfItsSimpleRow() {
        assertThat(choices("moves.csv", Rows::simple)).isEqualTo(2400 * 8);
    }

    @Test
    void everyStrategyMovesThePawnsOfItsClassicRow() {
        assertThat(choices("moves_classic.csv", Rows::classic)).isEqualTo(720 * 8);
    }

    private static int choices(String file, Function<Rows, LudoGame> games) {
        int sets = 0;
        var softly = new SoftAssertions();
        for (Rows row : Rows.read(file)) {
            LudoGame game = games.apply(row);
            Position position = game.parse(row.rolled(game));
            for (var entry : STRATEGY_OF_COLUMN.entrySet()) {
                var policy = (Policy)
                        Rows.REGISTRY.player(entry.getValue(), game).instances().get();
                String expected = row.get(entry.getKey());
                softly.assertThat(chosen(policy, position))
                        .as("%s by %s: %s", row.get("id"), entry.getValue(), position)
                        .isEqualTo(expected.equals("-") ? "pass" : expected);
                sets++;
            }
        }
        softly.assertAll();
        return sets;
    }

    private static String chosen(Policy policy, Position position) {
        double[] probabilities = new double[position.options()];
        policy.probabilities(position, probabilities);
        List<String> labels = new ArrayList<>();
        double sum = 0;
        for (int option = 0; option < probabilities.length; option++) {
            sum += probabilities[option];
            if (probabilities[option] > 0) {
                labels.add(position.label(option));
            }
        }
        assertThat(sum).isEqualTo(1, Offset.offset(1e-15));
        return String.join(" ", labels);
    }

    @Test
    void everyHybridTermIsThatOfItsRow() {
        List<Rows> rows = Rows.read("hybrid.csv");
        assertThat(rows).hasSize(240);
        for (Rows row : rows) {
            LudoGame game = row.simple();
            Position position = game.parse(row.rolled(game));
            var hybrid =
                    (Evaluator) Rows.REGISTRY.player("hybrid", game).instances().get();
            Evaluator.Valued valued = hybrid.evaluate(position).stream()
                    .filter(v -> v.label().equals(row.get("pawn")))
                    .findFirst()
                    .orElseThrow();
            assertThat(List.of(
                            valued.terms().get("currentReward"),
                            valued.terms().get("currentRisk"),
                            valued.terms().get("futureReward"),
                            valued.terms().get("futureRisk"),
                            valued.value()))
                    .as(row.get("id"))
                    .usingComparatorForType((x, y) -> Math.abs(x - y) < 1e-11 ? 0 : Double.compare(x, y), Double.class)
                    .usingRecursiveComparison()
                    .isEqualTo(List.of(
                            Double.valueOf(row.get("current_reward")),
                            Double.valueOf(row.get("current_risk")),
                            Double.valueOf(row.get("future_reward")),
                            Double.valueOf(row.get("future_risk")),
                            Double.valueOf(row.get("move_advantage"))));
        }
    }
}
