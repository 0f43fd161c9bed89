package alea.learn.td;

import java.util.Arrays;

/**
 * {@link Kernel} of networks without hidden neurons: every input has a weight for every output. Rows are short and
 * lie far apart, so vectors would gain nothing.
 */
final class LinearKernel extends Kernel {
    @Override
    void base(Network net, float[] sums, int[] rows, int slots) {
        System.arraycopy(net.bias, 0, sums, 0, net.seats);
        for (int i = 0; i < slots; i++) {
            for (int s = 0; s < net.seats; s++) {
                sums[s] += net.first[rows[i] + s];
            }
        }
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
        for (int s = 0; s < net.seats; s++) {
            float sum = sums[s];
            for (int i = 0; i < changes; i++) {
                sum = sum - net.first[from[i] + s] + net.first[to[i] + s];
            }
            for (int i = 0; i < extras; i++) {
                sum += values[i] * net.first[rows[i] + s];
            }
            out[s] = sum;
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
        Arrays.fill(scratch, 0, Network.OUTPUTS, 0);
        for (int s = 0; s < net.seats; s++) {
            float sum = net.bias[s];
            for (int i = 0; i < slots; i++) {
                sum += net.first[rows[at + i] + s];
            }
            for (int i = 0; i < extras; i++) {
                sum += values[valuesAt + i] * net.first[rows[at + slots + i] + s];
            }
            scratch[s] = sum;
        }
        double distance = descend(net, scratch, target, rate);
        for (int s = 0; s < net.seats; s++) {
            float step = scratch[s];
            for (int i = 0; i < slots; i++) {
                net.first[rows[at + i] + s] += step;
            }
            for (int i = 0; i < extras; i++) {
                net.first[rows[at + slots + i] + s] += values[valuesAt + i] * step;
            }
        }
        return distance;
    }
}
