package alea.papers.pyludo.players;

/**
 * The network Full in floats, as plainly as can be: what {@link FastNet}s do, in which order, one number after the
 * other. They are held to it, and their speed is told beside it.
 */
final class PlainNet {
    private static final int WIDTH = FastNet.WIDTH;

    /** Input by input, the factor of the hidden sums in them, filled up with zeros to {@link #WIDTH}. */
    private final float[] first = new float[FullNet.INPUTS * WIDTH];

    private final float[] second = new float[WIDTH];
    private final float[] base = new float[WIDTH];
    private final float[] hidden = new float[WIDTH];

    PlainNet(double[] genes) {
        for (int input = 0; input < FullNet.INPUTS; input++) {
            for (int h = 0; h < FullNet.HIDDEN; h++) {
                first[WIDTH * input + h] = (float) (FullNet.SCALE * genes[FullNet.HIDDEN * input + h]);
            }
        }
        for (int h = 0; h < FullNet.HIDDEN; h++) {
            second[h] = (float) genes[FullNet.INPUTS * FullNet.HIDDEN + h];
        }
    }

    /** Where the weights of the input begin in which a token of a row of the state counts. */
    static int row(int row, int value) {
        return WIDTH * FullNet.input(row, value);
    }

    /**
     * Works out the hidden sums of the state as it is.
     *
     * @param rows where the rows of its 16 tokens begin
     */
    void base(int[] rows) {
        System.arraycopy(first, WIDTH * FullNet.BIAS, base, 0, WIDTH);
        for (int i = 0; i < rows.length; i += 4) {
            add(base, first, rows[i], rows[i + 1], rows[i + 2], rows[i + 3]);
        }
    }

    private static void add(float[] sums, float[] w, int a, int b, int c, int d) {
        for (int h = 0; h < WIDTH; h++) {
            sums[h] = sums[h] + w[a + h] + w[b + h] + w[c + h] + w[d + h];
        }
    }

    /**
     * The output, before the last tanh, of the state that differs from it in some tokens.
     *
     * @param from where the rows begin that go
     * @param to where the rows begin that come instead
     * @param changes how many
     */
    float raw(int[] from, int[] to, int changes) {
        float[] x = base;
        for (int i = 0; i < changes; i++) {
            change(hidden, x, first, from[i], to[i]);
            x = hidden;
        }
        activate(hidden, x, second);
        return sum(hidden);
    }

    private static void change(float[] sums, float[] before, float[] w, int from, int to) {
        for (int h = 0; h < WIDTH; h++) {
            sums[h] = before[h] - w[from + h] + w[to + h];
        }
    }

    private static void activate(float[] out, float[] in, float[] weights) {
        for (int h = 0; h < WIDTH; h++) {
            float z = Math.max(-FastNet.LIMIT, Math.min(FastNet.LIMIT, in[h]));
            float t = z * z;
            float p = (((FastNet.P4 * t + FastNet.P3) * t + FastNet.P2) * t + FastNet.P1) * t + FastNet.P0;
            float q = (((FastNet.Q4 * t + FastNet.Q3) * t + FastNet.Q2) * t + FastNet.Q1) * t + 1;
            out[h] = z * p / q * weights[h];
        }
    }

    private static float sum(float[] x) {
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        float s4 = 0;
        float s5 = 0;
        float s6 = 0;
        float s7 = 0;
        for (int h = 0; h < WIDTH; h += FastNet.LANES) {
            s0 += x[h];
            s1 += x[h + 1];
            s2 += x[h + 2];
            s3 += x[h + 3];
            s4 += x[h + 4];
            s5 += x[h + 5];
            s6 += x[h + 6];
            s7 += x[h + 7];
        }
        return FastNet.sum(s0, s1, s2, s3, s4, s5, s6, s7);
    }
}
