package alea.papers.pyludo.players;

/**
 * {@link FastNet} in plain loops, each in a method of its own, over arrays that all have the same index, so that the
 * compiler turns it into vector instructions.
 */
final class RowsNet extends FastNet {
    private final float[][] first;
    private final float[] second;
    private final boolean calm;
    private final float[] base = new float[WIDTH];
    private final float[] hidden = new float[WIDTH];

    RowsNet(Weights weights) {
        first = weights.first;
        second = weights.second;
        calm = weights.calm;
    }

    @Override
    void raw(Candidates seen) {
        float[][] w = first;
        int[] now = seen.now;
        add(base, w[FullNet.BIAS], w[now[0]], w[now[1]], w[now[2]], w[now[3]]);
        for (int i = 4; i < now.length; i += 4) {
            add(base, base, w[now[i]], w[now[i + 1]], w[now[i + 2]], w[now[i + 3]]);
        }
        for (int candidate = 0; candidate < seen.count; candidate++) {
            seen.outputs[candidate] = raw(seen.from, seen.to, Candidates.TOKENS * candidate, seen.changes[candidate]);
        }
    }

    private static void add(float[] sums, float[] before, float[] a, float[] b, float[] c, float[] d) {
        for (int h = 0; h < WIDTH; h++) {
            sums[h] = before[h] + a[h] + b[h] + c[h] + d[h];
        }
    }

    private float raw(int[] from, int[] to, int at, int changes) {
        float[][] w = first;
        float[] x = base;
        int last = at + changes - 1;
        for (int i = at; i < last; i++) {
            change(hidden, x, w[from[i]], w[to[i]]);
            x = hidden;
        }
        if (!calm) {
            if (changes > 0) {
                change(hidden, x, w[from[last]], w[to[last]]);
                x = hidden;
            }
            limit(hidden, x);
            activate(hidden, hidden, second);
        } else if (changes == 0) {
            activate(hidden, x, second);
        } else {
            activate(hidden, x, w[from[last]], w[to[last]], second);
        }
        return sum(hidden);
    }

    private static void change(float[] sums, float[] before, float[] from, float[] to) {
        for (int h = 0; h < WIDTH; h++) {
            sums[h] = before[h] - from[h] + to[h];
        }
    }

    private static void limit(float[] out, float[] in) {
        for (int h = 0; h < WIDTH; h++) {
            out[h] = Math.max(-LIMIT, Math.min(LIMIT, in[h]));
        }
    }

    private static void activate(float[] out, float[] in, float[] weights) {
        for (int h = 0; h < WIDTH; h++) {
            float z = in[h];
            float t = z * z;
            float p = (((P4 * t + P3) * t + P2) * t + P1) * t + P0;
            float q = (((Q4 * t + Q3) * t + Q2) * t + Q1) * t + 1;
            out[h] = z * p / q * weights[h];
        }
    }

    /** The same after one more change. */
    private static void activate(float[] out, float[] before, float[] from, float[] to, float[] weights) {
        for (int h = 0; h < WIDTH; h++) {
            float z = before[h] - from[h] + to[h];
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
