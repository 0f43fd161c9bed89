package alea.papers.pyludo.players;

/**
 * The network Full in floats, for training and long matches: the hidden sums of the state as it is once, and for every
 * candidate only the rows of the first layer that its move changes.
 *
 * <p>{@link PlainNet} and {@link VectorNet} do the same operations in the same order, so they agree to the bit, on
 * every machine. They are not {@link FullNet}: outputs before the last tanh differ from the exact ones by less than
 * {@link #ERROR} times the sum of the second layer's absolute weights.
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

    /** The weights in floats, shared by all instances. */
    static final class Weights {
        /** Input by input, the factor of the hidden sums in them, filled up with zeros to {@link #WIDTH}. */
        final float[] first = new float[FullNet.INPUTS * WIDTH];

        final float[] second = new float[WIDTH];

        Weights(double[] genes) {
            for (int input = 0; input < FullNet.INPUTS; input++) {
                for (int h = 0; h < FullNet.HIDDEN; h++) {
                    first[WIDTH * input + h] = (float) (FullNet.SCALE * genes[FullNet.HIDDEN * input + h]);
                }
            }
            for (int h = 0; h < FullNet.HIDDEN; h++) {
                second[h] = (float) genes[FullNet.INPUTS * FullNet.HIDDEN + h];
            }
        }
    }

    /** The faster of the two on this machine: with the Vector API where the JVM was started with it. */
    static FastNet best(Weights weights) {
        return vectorApi() && VectorNet.pays() ? VectorNet.create(weights) : new PlainNet(weights);
    }

    /** Whether the JVM was started with {@code --add-modules jdk.incubator.vector}. */
    static boolean vectorApi() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }

    /** Whether a fast net uses the Vector API. */
    abstract boolean vectors();

    /**
     * Works out the hidden sums of the state as it is.
     *
     * @param rows where the rows of its 16 tokens begin in {@link Weights#first}
     */
    abstract void base(int[] rows);

    /**
     * The output, before the last tanh, of the state that differs from it in some tokens.
     *
     * @param from where the rows begin that go
     * @param to where the rows begin that come instead
     * @param changes how many
     */
    abstract float raw(int[] from, int[] to, int changes);

    /** Where the weights of the input begin in which a token of a row of the state counts. */
    static int row(int row, int value) {
        return WIDTH * FullNet.input(row, value);
    }

    /** The tanh of both, one number at a time. */
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
