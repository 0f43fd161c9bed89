package alea.papers.pyludo.players;

/**
 * {@link FastNet} in plain loops, each in a method of its own, so that the compiler turns it into vector
 * instructions.
 */
final class PlainNet extends FastNet {
    private final float[] first;
    private final float[] second;
    private final float[] base = new float[WIDTH];
    private final float[] hidden = new float[WIDTH];

    PlainNet(Weights weights) {
        first = weights.first;
        second = weights.second;
    }

    @Override
    boolean vectors() {
        return false;
    }

    @Override
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

    @Override
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
            float z = Math.max(-LIMIT, Math.min(LIMIT, in[h]));
            float t = z * z;
            float p = (((P4 * t + P3) * t + P2) * t + P1) * t + P0;
            float q = (((Q4 * t + Q3) * t + Q2) * t + Q1) * t + 1;
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
        for (int h = 0; h < WIDTH; h += LANES) {
            s0 += x[h];
            s1 += x[h + 1];
            s2 += x[h + 2];
            s3 += x[h + 3];
            s4 += x[h + 4];
            s5 += x[h + 5];
            s6 += x[h + 6];
            s7 += x[h + 7];
        }
        return sum(s0, s1, s2, s3, s4, s5, s6, s7);
    }
}
