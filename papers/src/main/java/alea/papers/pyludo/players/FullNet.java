package alea.papers.pyludo.players;

import alea.ludo.PyludoState;
import java.util.Arrays;
import java.util.Locale;

/**
 * The network Full of "Playing Ludo with AI", as its published program works it out: 237 inputs, 100 hidden neurons, 1
 * output.
 *
 * <p>Numbers 0..23699 of the chromosome are the first layer, input by input; the last 100 the second. Of a token's
 * <em>next</em> state, input {@code 59 r + min(value + 1, 58)} counts the tokens of row r with that value, and the last
 * input is 1. A hidden neuron is {@code tanh(sqrt(1/237) sum)}; the paper's text has that factor elsewhere (quirk B2).
 *
 * <p>This is the exact path: doubles, summed in the order of the inputs, {@link StrictMath#tanh}. Inputs that are zero
 * are left out, which changes no bit of the sums. Every token goes through the same loop, so that equal states have
 * equal values. It keeps scratch memory: one instance a thread; they share the chromosome.
 */
public final class FullNet {
    /** The counts of four rows, and a one. */
    public static final int INPUTS = 4 * FullNet.ROW + 1;

    /** Hidden neurons. */
    public static final int HIDDEN = 100;

    /** Inputs of a row. */
    static final int ROW = 59;

    private static final int LAST = ROW - 1;
    static final int BIAS = INPUTS - 1;
    static final double SCALE = Math.sqrt(1.0 / INPUTS);

    private final double[] genes;
    private final double[] sums = new double[HIDDEN];
    private final byte[] counts = new byte[INPUTS];

    /**
     * A network.
     *
     * @param genes as {@link Genome#FULL} reads them; not copied
     */
    public FullNet(double[] genes) {
        if (genes.length != Genome.FULL.size()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "a full network has %d weights, not %d", Genome.FULL.size(), genes.length));
        }
        this.genes = genes;
    }

    /** The input that a token with this value counts in. */
    static int input(int row, int value) {
        return ROW * row + Math.min(value + 1, LAST);
    }

    /**
     * The output before the last tanh.
     *
     * @param state the next one, as the seat that moves sees it
     */
    public double raw(PyludoState state) {
        Arrays.fill(sums, 0);
        for (int row = 0; row < PyludoState.ROWS; row++) {
            long present = 0;
            for (int token = 0; token < PyludoState.TOKENS; token++) {
                int input = input(row, state.get(row, token));
                counts[input]++;
                present |= 1L << input - ROW * row;
            }
            for (; present != 0; present &= present - 1) {
                int input = ROW * row + Long.numberOfTrailingZeros(present);
                add(counts[input], HIDDEN * input);
                counts[input] = 0;
            }
        }
        add(1, HIDDEN * BIAS);
        double raw = 0;
        for (int h = 0; h < HIDDEN; h++) {
            raw += StrictMath.tanh(SCALE * sums[h]) * genes[INPUTS * HIDDEN + h];
        }
        return raw;
    }

    /** Apart, so that the compiler turns it into vector instructions. */
    private void add(double count, int offset) {
        double[] s = sums;
        double[] g = genes;
        for (int h = 0; h < HIDDEN; h++) {
            s[h] += count * g[offset + h];
        }
    }
}
