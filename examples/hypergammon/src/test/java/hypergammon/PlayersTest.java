package hypergammon;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The players by rules of thumb, and what networks see. */
class PlayersTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final Game GAME = REGISTRY.game("hypergammon");

    private static Strategy player(String spec) {
        return REGISTRY.player(spec, GAME).instances().get();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A hit costs the other seat more steps than any run brings.
                "pips | 24,14,6/12,5,4 0 1,4 | 24/20",
                // 8/5 and 6/5 make a point; everything else leaves checkers alone before the bar.
                "safe | 8,6,1/bar,off,off 0 1,3 | 8/5",
            })
    void theyKnowWhatMatters(String player, String text, String label) {
        Position position = GAME.parse(text);
        Strategy strategy = player(player);
        assertThat(position.label(strategy.choose(position, new Dice(0, 0)))).isEqualTo(label);
        assertThat(((Evaluator) strategy).evaluate(position)).hasSize(position.options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pips", "safe"})
    void theyBeatTheRandomPlayer(String player) {
        Strategy[] seats = {player(player), player("random")};
        int won = 0;
        for (int match = 0; match < 200; match++) {
            Dice dice = new Dice(3, match);
            Position position = GAME.start();
            while (position.node() != Position.OVER) {
                position.take(
                        position.isChance()
                                ? dice.chance(position)
                                : seats[(position.seat() + match) % 2].choose(position, dice));
            }
            won += (position.seat() + match) % 2 == 0 ? 1 : 0;
        }
        assertThat(won).isGreaterThan(150);
    }

    @Test
    void aNetworkSeesOneInputASlotAndBothSeatsAlike() {
        var features = new HypergammonFeatures();
        int[] slots = new int[features.slots()];
        int[] turned = new int[features.slots()];
        int[] inputs = new int[features.mostExtras()];
        float[] values = new float[features.mostExtras()];
        for (int match = 0; match < 50; match++) {
            Dice dice = new Dice(4, match);
            Position position = GAME.start();
            while (position.node() != Position.OVER) {
                assertThat(features.values(position)).isTrue();
                features.slots(position, slots);
                features.slots(GAME.turned(position), turned);
                assertThat(turned).isEqualTo(slots);
                assertThat(Arrays.stream(slots).distinct().count()).isEqualTo(slots.length);
                assertThat(Arrays.stream(slots).max().orElseThrow()).isLessThan(features.inputs());
                int extras = features.extras(position, inputs, values);
                for (int i = 0; i < extras; i++) {
                    assertThat(inputs[i]).isLessThan(features.inputs());
                    assertThat(values[i]).isBetween(0f, 1f);
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
        }
    }
}
