package alea.papers.pyludo.players;

import alea.ludo.PyludoState;

/**
 * The network Advanced (section 2.1): the 236 counts of the next state, 4 hidden neurons, 1 output, tanh in both
 * layers, no bias. The weights stand as those of {@link FullNet} do: input by input, then the second layer. The
 * last tanh is left out, for it changes no order. In doubles, with {@link StrictMath#tanh}: the same on every
 * machine.
 */
final class AdvancedNet implements GenePolicy.Worth {
    static final int INPUTS = PyludoState.ROWS * FullNet.ROW;
    static final int HIDDEN = 4;

    private final double[] genes;

    AdvancedNet(double[] genes) {
        this.genes = genes;
    }

    @Override
    public double of(PyludoLookahead seen, int token, int option) {
        return raw(seen.next(option));
    }

    double raw(PyludoState state) {
        double[] g = genes;
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        for (int row = 0; row < PyludoState.ROWS; row++) {
            for (int t = 0; t < PyludoState.TOKENS; t++) {
                int at = HIDDEN * FullNet.input(row, state.get(row, t));
                s0 += g[at];
                s1 += g[at + 1];
                s2 += g[at + 2];
                s3 += g[at + 3];
            }
        }
        int second = HIDDEN * INPUTS;
        return StrictMath.tanh(s0) * g[second]
                + StrictMath.tanh(s1) * g[second + 1]
                + StrictMath.tanh(s2) * g[second + 2]
                + StrictMath.tanh(s3) * g[second + 3];
    }
}
