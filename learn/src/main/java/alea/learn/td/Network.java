package alea.learn.td;

import alea.game.Dice;
import java.util.Arrays;

/**
 * The weights of a value network: sparse inputs, one hidden layer of tanh or none, and one output a seat, of which a
 * softmax makes the chances to win. Output s stands for the seat s places of the order of play after the one to act.
 *
 * <p>Rows are filled up with zeros to a multiple of 32 hidden neurons, and outputs to four, so that vectors fit;
 * these weights stay zero. Without hidden neurons the first layer leads to the outputs, one weight a seat, and
 * nothing is filled up.
 */
final class Network {
    /** Vectors of eight floats. */
    static final int LANES = 8;

    /** Hidden neurons work in groups of four vectors. */
    static final int GROUP = 4 * LANES;

    /** Outputs that are stored, whatever the number of seats. */
    static final int OUTPUTS = 4;

    final int inputs;
    final int hidden;
    final int seats;
    /** Weights that an input really has. */
    final int units;
    /** Weights of an input, filled up. */
    final int width;
    /** Input by input, {@link #width} weights each; with hidden neurons the last row is their bias. */
    final float[] first;
    /** Output by output, {@link #width} weights each. */
    final float[] second;
    /** The bias of every output. */
    final float[] bias = new float[OUTPUTS];

    Network(int inputs, int hidden, int seats) {
        this.inputs = inputs;
        this.hidden = hidden;
        this.seats = seats;
        units = hidden == 0 ? seats : hidden;
        width = width(hidden, seats);
        first = new float[rows() * width];
        second = new float[hidden == 0 ? 0 : OUTPUTS * width];
    }

    private static int width(int hidden, int seats) {
        return hidden == 0 ? seats : (hidden + GROUP - 1) / GROUP * GROUP;
    }

    /** How many weights a network keeps, those that it is filled up with too. */
    static long weights(int inputs, int hidden, int seats) {
        return (inputs + 1L + OUTPUTS) * width(hidden, seats);
    }

    /** About how many bytes of memory a network takes. */
    static long bytes(int inputs, int hidden, int seats) {
        return Float.BYTES * weights(inputs, hidden, seats);
    }

    /** Rows of the first layer. */
    int rows() {
        return hidden == 0 ? inputs : inputs + 1;
    }

    /**
     * Draws weights evenly: the first layer from -0.3..0.3, the second from -0.05..0.05, no biases. Without hidden
     * neurons all are zero.
     *
     * @param drawn so many inputs, from the first on; the weights of the others are zero
     */
    void draw(Dice dice, int drawn) {
        Arrays.fill(first, 0);
        Arrays.fill(second, 0);
        Arrays.fill(bias, 0);
        for (int input = 0; input < drawn; input++) {
            for (int h = 0; h < hidden; h++) {
                first[input * width + h] = (float) (0.6 * dice.unit() - 0.3);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int h = 0; h < hidden; h++) {
                second[seat * width + h] = (float) (0.1 * dice.unit() - 0.05);
            }
        }
    }

    void set(Network other) {
        System.arraycopy(other.first, 0, first, 0, first.length);
        System.arraycopy(other.second, 0, second, 0, second.length);
        System.arraycopy(other.bias, 0, bias, 0, bias.length);
    }

    /** Moves every weight towards another network's by a part of the way. */
    void approach(Network other, float part) {
        approach(first, other.first, part);
        approach(second, other.second, part);
        approach(bias, other.bias, part);
    }

    private static void approach(float[] w, float[] to, float part) {
        for (int i = 0; i < w.length; i++) {
            w[i] += part * (to[i] - w[i]);
        }
    }
}
