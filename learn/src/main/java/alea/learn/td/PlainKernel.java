package alea.learn.td;

/** {@link Kernel} in plain loops, eight lanes at a time where sums are made. */
final class PlainKernel extends Kernel {
    private final float[] lanes = new float[Network.OUTPUTS * Network.LANES];
    private float[] x = new float[0];

    @Override
    void base(Network net, float[] sums, int[] rows, int slots) {
        sums(net, rows, 0, slots, sums);
    }

    private static void sums(Network net, int[] rows, int at, int slots, float[] sums) {
        int width = net.width;
        System.arraycopy(net.first, net.inputs * width, sums, 0, width);
        for (int i = at; i < at + slots; i++) {
            add(sums, net.first, rows[i], width);
        }
    }

    private static void add(float[] sums, float[] w, int row, int width) {
        for (int h = 0; h < width; h++) {
            sums[h] += w[row + h];
        }
    }

    private static void change(float[] sums, float[] w, int from, int to, int width) {
        for (int h = 0; h < width; h++) {
            sums[h] = sums[h] - w[from + h] + w[to + h];
        }
    }

    private static void add(float[] sums, float[] w, int row, float value, int width) {
        for (int h = 0; h < width; h++) {
            sums[h] += value * w[row + h];
        }
    }

    private static void tanh(float[] x, int width) {
        for (int h = 0; h < width; h++) {
            x[h] = tanh(x[h]);
        }
    }

    private float[] scratch(int width) {
        if (x.length < width) {
            x = new float[width];
        }
        return x;
    }

    @Override
    void outputs(
            Network net,
            float[] sums,
            int[] from,
            int[] to,
            int changes,
            int[] rows,
            float[] values,
            int extras,
            float[] out) {
        int width = net.width;
        float[] y = scratch(width);
        System.arraycopy(sums, 0, y, 0, width);
        for (int i = 0; i < changes; i++) {
            change(y, net.first, from[i], to[i], width);
        }
        for (int i = 0; i < extras; i++) {
            add(y, net.first, rows[i], values[i], width);
        }
        tanh(y, width);
        second(net, y, out);
    }

    private void second(Network net, float[] y, float[] out) {
        int width = net.width;
        for (int o = 0; o < Network.OUTPUTS; o++) {
            int at = o * Network.LANES;
            java.util.Arrays.fill(lanes, at, at + Network.LANES, 0);
            for (int h = 0; h < width; h += Network.LANES) {
                for (int i = 0; i < Network.LANES; i++) {
                    lanes[at + i] += y[h + i] * net.second[o * width + h + i];
                }
            }
            out[o] = net.bias[o] + sum(lanes, at);
        }
    }

    @Override
    double learn(
            Network net,
            int[] rows,
            int at,
            int slots,
            float[] values,
            int valuesAt,
            int extras,
            float[] target,
            float rate,
            float[] scratch) {
        int width = net.width;
        float[] w = net.first;
        float[] y = scratch(width);
        sums(net, rows, at, slots, y);
        for (int i = 0; i < extras; i++) {
            add(y, w, rows[at + slots + i], values[valuesAt + i], width);
        }
        tanh(y, width);
        float[] out = scratch;
        second(net, y, out);
        double loss = descend(net, out, target, rate);
        float d0 = out[0];
        float d1 = out[1];
        float d2 = out[2];
        float d3 = out[3];
        float[] v = net.second;
        for (int h = 0; h < width; h++) {
            float z = y[h];
            float g = d0 * v[h] + d1 * v[width + h] + d2 * v[2 * width + h] + d3 * v[3 * width + h];
            v[h] += d0 * z;
            v[width + h] += d1 * z;
            v[2 * width + h] += d2 * z;
            v[3 * width + h] += d3 * z;
            y[h] = g * (1 - z * z);
        }
        add(w, net.inputs * width, y, width);
        for (int i = 0; i < slots; i++) {
            add(w, rows[at + i], y, width);
        }
        for (int i = 0; i < extras; i++) {
            add(w, rows[at + slots + i], y, values[valuesAt + i], width);
        }
        return loss;
    }

    private static void add(float[] w, int row, float[] y, int width) {
        for (int h = 0; h < width; h++) {
            w[row + h] += y[h];
        }
    }

    private static void add(float[] w, int row, float[] y, float value, int width) {
        for (int h = 0; h < width; h++) {
            w[row + h] += value * y[h];
        }
    }
}
