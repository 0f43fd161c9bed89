package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The arithmetic of networks, beside doubles, finite differences, and itself without vectors. */
class KernelTest {
    private static final int INPUTS = 40;
    private static final int SLOTS = 6;
    private static final int EXTRAS = 3;

    /** A network and a position, drawn. */
    private static final class Drawn {
        final Network net;
        final int[] inputs = new int[SLOTS + EXTRAS];
        final int[] rows = new int[SLOTS + EXTRAS];
        final float[] values = new float[EXTRAS];
        final float[] target = new float[Network.OUTPUTS];

        Drawn(Dice dice, int hidden, int seats) {
            net = new Network(INPUTS, hidden, seats);
            net.draw(dice, INPUTS);
            for (int i = 0; hidden == 0 && i < net.first.length; i++) {
                net.first[i] = (float) (dice.unit() - 0.5);
            }
            for (int i = 0; i < net.hidden; i++) {
                net.first[INPUTS * net.width + i] = (float) (dice.unit() - 0.5);
            }
            for (int seat = 0; seat < seats; seat++) {
                for (int h = 0; h < hidden; h++) {
                    net.second[seat * net.width + h] = (float) (2 * dice.unit() - 1);
                }
                net.bias[seat] = (float) dice.unit();
                target[seat] = (float) dice.unit();
            }
            float sum = target[0] + target[1] + target[2] + target[3];
            for (int seat = 0; seat < seats; seat++) {
                target[seat] /= sum;
            }
            for (int i = 0; i < SLOTS; i++) {
                inputs[i] = dice.below(20); // some twice
            }
            for (int i = 0; i < EXTRAS; i++) {
                inputs[SLOTS + i] = 20 + i * 5 + dice.below(5);
                values[i] = (float) (2 * dice.unit() - 0.5);
            }
            for (int i = 0; i < rows.length; i++) {
                rows[i] = inputs[i] * net.width;
            }
        }

        float[] outputs(Kernel kernel) {
            float[] sums = new float[net.width];
            float[] out = new float[Network.OUTPUTS];
            kernel.base(net, sums, rows, SLOTS);
            int[] extra = Arrays.copyOfRange(rows, SLOTS, rows.length);
            kernel.outputs(net, sums, new int[0], new int[0], 0, extra, values, EXTRAS, out);
            return out;
        }

        double learn(Kernel kernel, float rate) {
            return kernel.learn(
                    net, rows, 0, SLOTS, values, 0, EXTRAS, target, rate, new float[Math.max(32, net.width)]);
        }

        /** The chances in doubles, as the definition of the network says. */
        double[] chances() {
            double[] out = new double[net.seats];
            double total = 0;
            for (int seat = 0; seat < net.seats; seat++) {
                double sum = net.bias[seat];
                for (int h = 0; h < net.hidden; h++) {
                    double x = net.first[INPUTS * net.width + h];
                    for (int i = 0; i < inputs.length; i++) {
                        x += (i < SLOTS ? 1 : values[i - SLOTS]) * net.first[inputs[i] * net.width + h];
                    }
                    sum += Math.tanh(x) * net.second[seat * net.width + h];
                }
                for (int i = 0; net.hidden == 0 && i < inputs.length; i++) {
                    sum += (i < SLOTS ? 1 : values[i - SLOTS]) * net.first[inputs[i] * net.seats + seat];
                }
                out[seat] = Math.exp(sum);
                total += out[seat];
            }
            for (int seat = 0; seat < net.seats; seat++) {
                out[seat] /= total;
            }
            return out;
        }

        double crossEntropy() {
            double[] chances = chances();
            double sum = 0;
            for (int seat = 0; seat < net.seats; seat++) {
                sum -= target[seat] * Math.log(chances[seat]);
            }
            return sum;
        }
    }

    @Test
    void chancesAreThoseOfTheDefinitionAndSumToOne() {
        Dice dice = new Dice(1, 1);
        for (int seats = 2; seats <= 4; seats++) {
            for (int hidden : new int[] {0, 1, 8, 33, 64}) {
                Drawn drawn = new Drawn(dice, hidden, seats);
                float[] out = drawn.outputs(plain(drawn.net));
                Kernel.softmax(out, seats);
                double[] expected = drawn.chances();
                double sum = 0;
                for (int seat = 0; seat < Network.OUTPUTS; seat++) {
                    assertThat((double) out[seat]).isCloseTo(seat < seats ? expected[seat] : 0, within(1e-5));
                    sum += out[seat];
                }
                assertThat(sum).isCloseTo(1, within(1e-6));
            }
        }
    }

    @Test
    void learningGoesDownTheGradientOfTheCrossEntropy() {
        Dice dice = new Dice(2, 1);
        float rate = 0x1p-6f;
        for (int seats = 2; seats <= 4; seats++) {
            for (int trial = 0; trial < 8; trial++) {
                int hidden = trial < 5 ? 12 : 0;
                Drawn drawn = new Drawn(dice, hidden, seats);
                for (int sample = 0; sample < 60; sample++) {
                    float[][] arrays = {drawn.net.first, drawn.net.second, drawn.net.bias};
                    int which = hidden > 0 ? dice.below(3) : 2 * dice.below(2);
                    int at = dice.below(arrays[which].length);
                    if (which == 0 && sample % 2 == 0) {
                        at = drawn.rows[dice.below(drawn.rows.length)]
                                + dice.below(drawn.net.units); // one that matters
                    }
                    float before = arrays[which][at];
                    double step = 1e-3;
                    arrays[which][at] = (float) (before + step);
                    double more = drawn.crossEntropy();
                    double up = arrays[which][at];
                    arrays[which][at] = (float) (before - step);
                    double slope = (more - drawn.crossEntropy()) / (up - arrays[which][at]);
                    arrays[which][at] = before;
                    float[] first = drawn.net.first.clone();
                    float[] second = drawn.net.second.clone();
                    float[] bias = drawn.net.bias.clone();
                    drawn.learn(plain(drawn.net), rate);
                    double moved = (arrays[which][at] - before) / rate;
                    System.arraycopy(first, 0, drawn.net.first, 0, first.length);
                    System.arraycopy(second, 0, drawn.net.second, 0, second.length);
                    System.arraycopy(bias, 0, drawn.net.bias, 0, bias.length);
                    boolean real = isReal(drawn.net, which, at);
                    assertThat(moved)
                            .as("seats %d, trial %d, array %d, weight %d", seats, trial, which, at)
                            .isCloseTo(real ? -slope : 0, within(2e-4));
                }
            }
        }
    }

    /** Whether a weight is none of those that only fill up. */
    private static boolean isReal(Network net, int which, int at) {
        return switch (which) {
            case 0 -> at % net.width < net.units;
            case 1 -> at % net.width < net.hidden && at / net.width < net.seats;
            default -> at < net.seats;
        };
    }

    private static Kernel plain(Network net) {
        return net.hidden == 0 ? Kernel.of(net) : new PlainKernel();
    }

    @Test
    void vectorsDoTheSameToTheBit() {
        assertThat(Kernel.vectorApi()).as("tests run with the module").isTrue();
        Dice dice = new Dice(3, 1);
        for (int trial = 0; trial < (Boolean.getBoolean("alea.long") ? 1_000 : 40); trial++) {
            int hidden = 1 + dice.below(100);
            int seats = 2 + dice.below(3);
            Drawn plain = new Drawn(new Dice(4, trial), hidden, seats);
            Drawn vector = new Drawn(new Dice(4, trial), hidden, seats);
            Kernel with = VectorKernel.create();
            Kernel without = new PlainKernel();
            for (int step = 0; step < 3; step++) {
                assertThat(vector.learn(with, 0.1f)).isEqualTo(plain.learn(without, 0.1f));
                assertThat(vector.outputs(with)).containsExactly(plain.outputs(without));
            }
            assertThat(vector.net.first).containsExactly(plain.net.first);
            assertThat(vector.net.second).containsExactly(plain.net.second);
            assertThat(vector.net.bias).containsExactly(plain.net.bias);
        }
    }

    @Test
    void theExponentialIsOne() {
        for (double x = 0; x > -90; x -= 0.0137) {
            assertThat(Kernel.exp(x)).isCloseTo(Math.exp(x), within(1e-7 * Math.exp(x) + 1e-34));
        }
    }
}
