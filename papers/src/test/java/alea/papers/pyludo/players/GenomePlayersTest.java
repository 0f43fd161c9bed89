package alea.papers.pyludo.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenomePlayersTest {
    /** A network as the paper draws it: a matrix times a vector of counts, tanh, and again. */
    private static double plain(double[] genes, PyludoState state) {
        double[] inputs = new double[236];
        for (int row = 0; row < 4; row++) {
            for (int token = 0; token < 4; token++) {
                inputs[59 * row + Math.min(state.get(row, token) + 1, 58)]++;
            }
        }
        double out = 0;
        for (int h = 0; h < 4; h++) {
            double sum = 0;
            for (int i = 0; i < 236; i++) {
                sum += inputs[i] * genes[4 * i + h];
            }
            out += Math.tanh(sum) * genes[4 * 236 + h];
        }
        return out;
    }

    @Test
    void advancedValuesTheNextStateAsANetworkDoesAndTakesTheBest() {
        var dice = new Dice(3, 3);
        double[] genes = new double[Genome.ADVANCED.size()];
        java.util.Arrays.setAll(genes, i -> 2 * dice.unit() - 1);
        var player = Genome.ADVANCED.player(genes);
        Position position = Reference.REGISTRY.game("ludo-pyludo-fork").start();
        int decisions = 0;
        while (position.node() != Position.OVER) {
            if (position.isChance()) {
                position.take(dice.chance(position));
                continue;
            }
            if (position.options() > 1) {
                double[] worth = new double[position.options()];
                for (int option = 0; option < worth.length; option++) {
                    LudoPosition next = ((LudoPosition) position).copy();
                    next.take(option);
                    var state = new PyludoState();
                    state.set(next, position.seat());
                    worth[option] = plain(genes, state);
                    assertThat(((Evaluator) player)
                                    .evaluate(position)
                                    .get(option)
                                    .value())
                            .isCloseTo(worth[option], within(1e-12));
                }
                int chosen = player.choose(position, dice);
                assertThat(worth[chosen])
                        .isCloseTo(java.util.Arrays.stream(worth).max().orElseThrow(), within(1e-12));
                decisions++;
            }
            position.take(dice.below(position.options()));
        }
        assertThat(decisions).isGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B,20,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 6 | 0 | 1 | leaves home",
                "48,20,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 4 | 0 | 10 | enters the winner road",
                "54,20,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 2 | 0 | 100 | enters the goal",
                "45,20,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 5 | 0 | 100 | the last star leads to the goal, past the "
                        + "winner road",
                "1,20,B,B/B,B,B,B/B,B,B,B/15,B,B,B 0 1 | 0 | 1000 | sends an opponent home: its 15 is our 2",
                "B,20,B,B/B,B,B,B/26,B,B,B/B,B,B,B 0 1 | 0 | 0 | does nothing of it",
                "B,20,B,B/B,B,B,B/26,B,B,B/B,B,B,B 0 6 | 0 | 1001 | leaves home and sends home",
            })
    void simpleAddsTheWeightsOfWhatAMoveDoes(String position, int option, double worth, String why) {
        var player = (Evaluator) Genome.SIMPLE.player(new double[] {1, 10, 100, 1000});
        assertThat(player.evaluate(Reference.REGISTRY.game("ludo-pyludo-fork").parse(position))
                        .get(option)
                        .value())
                .as(why)
                .isEqualTo(worth);
    }

    @Test
    void simpleGenesAreNormalisedToAbsoluteSumFourAndKeepTheirSigns() {
        double[] genes = {1, -2, 0.5, 0};
        Genome.SIMPLE.normalise(genes);
        assertThat(genes).containsExactly(new double[] {8 / 7.0, -16 / 7.0, 4 / 7.0, 0}, within(1e-15));
        double[] zeros = new double[4];
        Genome.SIMPLE.normalise(zeros);
        assertThat(zeros).containsOnly(0);
    }
}
