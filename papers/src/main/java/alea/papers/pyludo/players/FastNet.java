package alea.papers.pyludo.players;

import alea.ludo.PyludoState;
import java.util.Arrays;

/**
 * The network Full in floats, for training and long matches: the hidden sums of the state as it is once, and for every
 * candidate only the rows of the first layer that its move changes.
 *
 * <p>{@link RowsNet} and {@link VectorNet} do the same operations in the same order as {@link PlainNet}, so they agree
 * to the bit, on every machine. They are not {@link FullNet}: outputs before the last tanh differ from the exact ones
 * by less than {@link #ERROR} times the sum of the second layer's absolute weights.
 */
abstract class FastNet {
    /** The bound on the difference per unit of second-layer weight: float rounding and {@link #tanh} together. */
    static final double ERROR = 2e-6;

    /** Weights up to this size cannot make a sum overflow, neither here nor in {@link FullNet}. */
    static final double LARGEST = 1e30;

    /** Hidden neurons work in groups of eight, and these are the groups. */
    static final int LANES = 8;

    static final int WIDTH = (FullNet.HIDDEN + LANES - 1) / LANES * LANES;

    /** Beyond this, tanh is 1 for a float. */
    static final float LIMIT = 8.5f;

    // tanh x = x (P0 + P1 x^2 + ...) / (1 + Q1 x^2 + ...): a fit to 0..8.5 of our own, off by 1.1e-8 at most when
    // worked out
    // exactly and by 3.7e-7 in floats.
    static final float P0 = (float) 0.9999999456812991;
    static final float P1 = (float) 0.13406210217987397;
    static final float P2 = (float) 0.0035258234524739554;
    static final float P3 = (float) 2.1121609538787015e-05;
    static final float P4 = (float) 1.4099242391761793e-08;
    static final float Q1 = (float) 0.46739521650926813;
    static final float Q2 = (float) 0.0259911534425451;
    static final float Q3 = (float) 0.0003335695863400892;
    static final float Q4 = (float) 8.073630195920342e-07;

    /** So far from {@link #LIMIT} that rounding the sums cannot lead there. */
    private static final float CALM = 0.99f * LIMIT;

    private static final boolean VECTOR_API =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    /** The weights in floats, shared by all instances. */
    static final class Weights {
        /**
         * An array an input, the factor of the hidden sums in it, filled up with zeros to {@link #WIDTH}: only loops
         * whose arrays have all the same index become vector instructions.
         */
        final float[][] first = new float[FullNet.INPUTS][WIDTH];

        final float[] second = new float[WIDTH];

        /** Whether no state has a hidden sum beyond {@link #LIMIT}. */
        final boolean calm;

        Weights(double[] genes) {
            for (int input = 0; input < FullNet.INPUTS; input++) {
                scaled(first[input], genes, FullNet.HIDDEN * input);
            }
            for (int h = 0; h < FullNet.HIDDEN; h++) {
                second[h] = (float) genes[FullNet.INPUTS * FullNet.HIDDEN + h];
            }
            calm = greatest() < CALM;
        }

        private static void scaled(float[] row, double[] genes, int at) {
            for (int h = 0; h < FullNet.HIDDEN; h++) {
                row[h] = (float) (FullNet.SCALE * genes[at + h]);
            }
        }

        /** No hidden sum is greater in size: all tokens of a row where its weight is greatest. */
        private float greatest() {
            float[] sums = new float[WIDTH];
            float[] most = new float[WIDTH];
            more(most, first[FullNet.BIAS]);
            add(sums, most, 1);
            for (int row = 0; row < FullNet.BIAS / FullNet.ROW; row++) {
                Arrays.fill(most, 0);
                for (int input = 0; input < FullNet.ROW; input++) {
                    more(most, first[FullNet.ROW * row + input]);
                }
                add(sums, most, PyludoState.TOKENS);
            }
            float greatest = 0;
            for (float sum : sums) {
                greatest = Math.max(greatest, sum);
            }
            return greatest;
        }

        private static void more(float[] most, float[] weights) {
            for (int h = 0; h < WIDTH; h++) {
                most[h] = Math.max(most[h], Math.abs(weights[h]));
            }
        }

        private static void add(float[] sums, float[] most, float times) {
            for (int h = 0; h < WIDTH; h++) {
                sums[h] += times * most[h];
            }
        }
    }

    /** The faster of the two on this machine: with the Vector API where the JVM was started with it. */
    static FastNet best(Weights weights) {
        return VECTOR_API && VectorNet.pays() ? VectorNet.create(weights) : new RowsNet(weights);
    }

    /** Whether the JVM was started with {@code --add-modules jdk.incubator.vector}. */
    static boolean vectorApi() {
        return VECTOR_API;
    }

    /** Works out the outputs, before the last tanh, of the states after all moves that were looked at. */
    abstract void raw(Candidates seen);

    /** The tanh of all, one number at a time. */
    static float tanh(float x) {
        float z = Math.max(-LIMIT, Math.min(LIMIT, x));
        float t = z * z;
        float p = (((P4 * t + P3) * t + P2) * t + P1) * t + P0;
        float q = (((Q4 * t + Q3) * t + Q2) * t + Q1) * t + 1;
        return z * p / q;
    }

    /** Adds the sums of the eight lanes. */
    static float sum(float s0, float s1, float s2, float s3, float s4, float s5, float s6, float s7) {
        return ((s0 + s4) + (s2 + s6)) + ((s1 + s5) + (s3 + s7));
    }
}
