package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.learn.td.FeaturePlugin;
import alea.learn.td.Features;
import alea.ludo.LudoPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IversenFeaturesTest {
    @ParameterizedTest
    @EnumSource
    void theInputsThatAreOnAreTheBitsFromTheHighest(Reading reading) {
        Game game = Registry.installed().game(LudopyView.STANDARD_GAME);
        Features features =
                FeaturePlugin.kind(game, reading.agent()).orElseThrow().features(game);
        int[] inputs = new int[features.mostExtras()];
        float[] values = new float[features.mostExtras()];
        var view = new LudopyView();
        var dice = new Dice(3, 0);
        Position position = game.start();
        int seen = 0;
        for (int node = 0; node < 3_000; node++) {
            if (position.node() == Position.OVER) {
                position.set(game.start());
            }
            int bits = 0;
            for (int n = features.extras(position, inputs, values) - 1; n >= 0; n--) {
                assertThat(values[n]).isEqualTo(1);
                bits |= 1 << features.inputs() - 1 - inputs[n];
            }
            view.set((LudoPosition) position, position.seat());
            assertThat(bits).as(position::toString).isEqualTo(reading.bits(view.rows));
            seen |= bits;
            position.take(dice.below(position.options()));
        }
        assertThat(seen).isEqualTo((1 << features.inputs()) - 1);
    }
}
