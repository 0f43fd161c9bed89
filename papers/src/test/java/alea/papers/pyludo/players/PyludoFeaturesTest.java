package alea.papers.pyludo.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.learn.td.FeaturePlugin;
import alea.learn.td.Features;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import org.junit.jupiter.api.Test;

class PyludoFeaturesTest {
    @Test
    void aNetworkThatSeesThemIsFull() {
        Game game = Reference.REGISTRY.game("ludo-pyludo");
        Features features = FeaturePlugin.kind(game, "pyludo").orElseThrow().features(game);
        var dice = new Dice(5, 0);
        double[] genes = new double[Genome.FULL.size()];
        for (int i = 0; i < genes.length; i++) {
            genes[i] = dice.unit() - 0.5;
        }
        var full = new FullNet(genes);
        int[] slots = new int[features.slots()];
        Position position = game.start();
        for (int node = 0; node < 2_000; node++) {
            if (position.node() == Position.OVER) {
                position.set(game.start());
            }
            features.slots(position, slots);
            double raw = 0;
            for (int h = 0; h < FullNet.HIDDEN; h++) {
                double sum = 0;
                for (int slot : slots) {
                    sum += genes[FullNet.HIDDEN * slot + h];
                }
                raw += StrictMath.tanh(Math.sqrt(1.0 / features.inputs()) * sum)
                        * genes[features.inputs() * FullNet.HIDDEN + h];
            }
            assertThat(raw).isCloseTo(full.raw(PyludoState.from((LudoPosition) position)), within(1e-12));
            position.take(dice.below(position.options()));
        }
    }

    @Test
    void theyComeAfterWhatGamesHaveAnyway() {
        assertThat(FeaturePlugin.names(Reference.REGISTRY.game("ludo-pyludo")))
                .containsExactly("ludo-threats", "ludo", "ludo-pairs", "pyludo");
        assertThat(FeaturePlugin.names(Reference.REGISTRY.game("ludo-ludopy")))
                .containsExactly("ludo-threats", "ludo", "ludo-pairs", "iversen-text", "iversen-code");
        assertThat(FeaturePlugin.names(Reference.REGISTRY.game("ludo-classic"))).doesNotContain("pyludo");
        assertThat(FeaturePlugin.names(Reference.REGISTRY.game("ludo-pyludo:end=all")))
                .isEmpty();
    }
}
