package alea.learn.td;

import alea.game.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Values many positions by a network in one pass: to the bit as {@link NetworkEvaluator#chances} values one after the
 * other, since every sum is made of the same numbers in the same order.
 *
 * <p>It is quicker since loops are what the compiler makes vectors of: every row of the first layer is an array of its
 * own, so that all arrays of a loop have one index, and several rows are added in one loop; what follows is done for
 * all positions at once. One instance serves one thread.
 */
final class NetworkBatch {
    /** Positions that are worked out together: so few that their numbers stay in the nearest cache. */
    private static final int CHUNK = 16;

    private static final int LANES = Network.LANES;
    /** Rows that are added in one loop. */
    private static final int GROUP = 4;

    private final Network net;
    private final Features features;
    private final float[][] rows;
    /** Who works out one position after the other, where that is quicker: without hidden neurons, and with vectors. */
    private final @Nullable Kernel kernel;

    private final int slots;
    private final int width;
    /** By how much an input is multiplied to be a row: for a kernel it is a place in the weights. */
    private final int step;

    private final int[] of;
    private final int[] from;
    private final int[] to;
    private final int[] extraRows;
    private final float[] extraValues;
    /** By the seat that looks: the position that others of its decision are compared with. */
    private final int[][] base;

    /**
     * By the seat that looks, and by a quarter of so many slots: the sums of the slots up to there. The next decision
     * begins with those that it shares, as most pawns stay where they are.
     */
    private final float[][][] sums;
    /** By the seat that looks: how many of these are worked out. */
    private final int[] summed;

    private final boolean[] ready;
    /** One position's sums. */
    private final float[] x;
    /** What is worked out together, position by position. */
    private final float[] hidden;

    private final float[] products;
    /** By output: its weights, as often as there are positions in {@link #hidden}. */
    private final float[][] second;

    private int worked;
    private int count;
    /** The chances by position, {@link Network#OUTPUTS} each. */
    private float[] out = new float[4 * CHUNK * Network.OUTPUTS];

    /**
     * A batch.
     *
     * @param rows of the first layer, as {@link #rows(Network)} makes them, once for all threads
     * @param features of this thread
     * @param one the kernel for one position
     */
    NetworkBatch(Network net, float[][] rows, Features features, Kernel one) {
        this.net = net;
        this.rows = rows;
        this.features = features;
        slots = features.slots();
        width = net.width;
        kernel = one instanceof PlainKernel ? null : one;
        step = kernel == null ? 1 : width;
        of = new int[slots];
        from = new int[slots];
        to = new int[slots];
        extraRows = new int[features.mostExtras() + GROUP];
        extraValues = new float[extraRows.length];
        base = new int[net.seats][slots];
        sums = new float[net.seats][(slots + GROUP - 1) / GROUP + 1][width];
        summed = new int[net.seats];
        Arrays.stream(sums).forEach(bySlots -> System.arraycopy(bias(net, rows), 0, bySlots[0], 0, width));
        ready = new boolean[net.seats];
        x = new float[Math.max(width, Network.OUTPUTS)];
        hidden = new float[CHUNK * width];
        products = new float[CHUNK * width];
        second = new float[kernel != null ? 0 : net.seats][CHUNK * width];
        for (int output = 0; output < second.length; output++) {
            for (int i = 0; i < CHUNK; i++) {
                System.arraycopy(net.second, output * width, second[output], i * width, width);
            }
        }
    }

    /** The first layer, input by input, the bias last; empty without hidden neurons. */
    static float[][] rows(Network net) {
        float[][] rows = new float[net.hidden == 0 ? 0 : net.rows()][];
        Arrays.setAll(rows, row -> Arrays.copyOfRange(net.first, row * net.width, (row + 1) * net.width));
        return rows;
    }

    private static float[] bias(Network net, float[][] rows) {
        return net.hidden == 0 ? net.bias : rows[net.inputs];
    }

    /** Forgets all positions. */
    void clear() {
        count = 0;
        worked = 0;
        begin();
    }

    /** Tells that positions will be added that belong to another decision than those before. */
    void begin() {
        Arrays.fill(ready, false);
    }

    /**
     * Adds a position that the features say the network values.
     *
     * @return its number
     */
    int add(Position position) {
        if (count - worked == CHUNK) {
            work();
        }
        if ((count + 1) * Network.OUTPUTS > out.length) {
            out = Arrays.copyOf(out, 2 * out.length);
        }
        features.slots(position, of);
        int extras = features.extras(position, extraRows, extraValues);
        if (step > 1) {
            multiply(of, slots);
            multiply(extraRows, extras);
        }
        int seat = position.seat();
        int changes = 0;
        int[] first = base[seat];
        if (ready[seat]) {
            for (int i = 0; i < slots; i++) {
                if (first[i] != of[i]) {
                    from[changes] = first[i];
                    to[changes++] = of[i];
                }
            }
        } else {
            ready[seat] = true;
            if (kernel != null) {
                System.arraycopy(of, 0, first, 0, slots);
                kernel.base(net, sums[seat][0], first, slots);
            } else {
                sum(seat, first);
            }
        }
        float[] whole = sums[seat][summed[seat]];
        if (kernel != null) {
            kernel.outputs(net, whole, from, to, changes, extraRows, extraValues, extras, x);
            System.arraycopy(x, 0, out, count * Network.OUTPUTS, net.seats);
        } else {
            change(whole, changes);
            extras(extras);
            System.arraycopy(x, 0, hidden, (count - worked) * width, width);
        }
        return count++;
    }

    private void multiply(int[] inputs, int n) {
        for (int i = 0; i < n; i++) {
            inputs[i] *= step;
        }
    }

    /** Works out the chances of all positions. */
    void work() {
        int n = count - worked;
        if (kernel == null) {
            squash(hidden, n * width);
            for (int output = 0; output < net.seats; output++) {
                multiply(products, hidden, second[output], n * width);
                for (int i = 0; i < n; i++) {
                    out[(worked + i) * Network.OUTPUTS + output] = net.bias[output] + sum(products, i * width, width);
                }
            }
        }
        for (; worked < count; worked++) {
            Kernel.softmax(out, worked * Network.OUTPUTS, net.seats);
        }
    }

    /**
     * A chance in a position that is {@link #work}ed out.
     *
     * @param number of the position
     * @param ahead of the seat so many places of the order of play after the one to act
     */
    float chance(int number, int ahead) {
        return out[number * Network.OUTPUTS + ahead];
    }

    /** Adds up the slots of {@link #of} for a seat, and keeps them as what others are compared with. */
    private void sum(int seat, int[] first) {
        float[][] sum = sums[seat];
        int known = 0;
        while (known < summed[seat] && alike(first, known * GROUP)) {
            known++;
        }
        System.arraycopy(of, 0, first, 0, slots);
        for (int group = known; group < sum.length - 1; group++) {
            int i = group * GROUP;
            float[] x = sum[group + 1];
            if (i + GROUP <= slots) {
                add(x, sum[group], rows[of[i]], rows[of[i + 1]], rows[of[i + 2]], rows[of[i + 3]], width);
            } else {
                System.arraycopy(sum[group], 0, x, 0, width);
                for (; i < slots; i++) {
                    add(x, rows[of[i]], width);
                }
            }
        }
        summed[seat] = sum.length - 1;
    }

    private boolean alike(int[] first, int at) {
        for (int i = at; i < Math.min(at + GROUP, slots); i++) {
            if (first[i] != of[i]) {
                return false;
            }
        }
        return true;
    }

    private void change(float[] sums, int changes) {
        if (changes == 0) {
            System.arraycopy(sums, 0, x, 0, width);
            return;
        }
        float[] before = sums;
        int i = 0;
        if ((changes & 1) != 0) {
            change(x, sums, rows[from[0]], rows[to[0]], width);
            before = x;
            i = 1;
        }
        for (; i < changes; i += 2) {
            change(x, before, rows[from[i]], rows[to[i]], rows[from[i + 1]], rows[to[i + 1]], width);
            before = x;
        }
    }

    /** Adds the extra inputs, and some with the value 0, so that there are whole groups. */
    private void extras(int n) {
        float[] v = extraValues;
        for (int i = n; i % GROUP != 0; i++) {
            extraRows[i] = 0;
            v[i] = 0;
        }
        int i = 0;
        for (; i + GROUP < n; i += 2 * GROUP) {
            add(
                    x,
                    row(i),
                    row(i + 1),
                    row(i + 2),
                    row(i + 3),
                    row(i + 4),
                    row(i + 5),
                    row(i + 6),
                    row(i + 7),
                    v[i],
                    v[i + 1],
                    v[i + 2],
                    v[i + 3],
                    v[i + 4],
                    v[i + 5],
                    v[i + 6],
                    v[i + 7],
                    width);
        }
        if (i < n) {
            add(x, row(i), row(i + 1), row(i + 2), row(i + 3), v[i], v[i + 1], v[i + 2], v[i + 3], width);
        }
    }

    private float[] row(int extra) {
        return rows[extraRows[extra]];
    }

    // All arrays of these loops have one index, and none appears twice: so the compiler makes vectors of them.

    private static void add(float[] x, float[] a, int n) {
        for (int h = 0; h < n; h++) {
            x[h] += a[h];
        }
    }

    private static void add(float[] x, float[] before, float[] a, float[] b, float[] c, float[] d, int n) {
        for (int h = 0; h < n; h++) {
            x[h] = before[h] + a[h] + b[h] + c[h] + d[h];
        }
    }

    private static void add(
            float[] x, float[] a, float[] b, float[] c, float[] d, float p, float q, float r, float s, int n) {
        for (int h = 0; h < n; h++) {
            x[h] = x[h] + p * a[h] + q * b[h] + r * c[h] + s * d[h];
        }
    }

    private static void add(
            float[] x,
            float[] a,
            float[] b,
            float[] c,
            float[] d,
            float[] e,
            float[] f,
            float[] g,
            float[] i,
            float p,
            float q,
            float r,
            float s,
            float t,
            float u,
            float v,
            float w,
            int n) {
        for (int h = 0; h < n; h++) {
            x[h] = x[h] + p * a[h] + q * b[h] + r * c[h] + s * d[h] + t * e[h] + u * f[h] + v * g[h] + w * i[h];
        }
    }

    private static void change(float[] x, float[] before, float[] a, float[] b, int n) {
        for (int h = 0; h < n; h++) {
            x[h] = before[h] - a[h] + b[h];
        }
    }

    private static void change(float[] x, float[] before, float[] a, float[] b, float[] c, float[] d, int n) {
        for (int h = 0; h < n; h++) {
            x[h] = before[h] - a[h] + b[h] - c[h] + d[h];
        }
    }

    private static void squash(float[] x, int n) {
        for (int h = 0; h < n; h++) {
            x[h] = Kernel.tanh(x[h]);
        }
    }

    private static void multiply(float[] into, float[] x, float[] w, int n) {
        for (int h = 0; h < n; h++) {
            into[h] = x[h] * w[h];
        }
    }

    /** Adds by lanes, from 0 on, and then the lanes as {@link Kernel#sum}. */
    private static float sum(float[] p, int at, int width) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        float e = 0;
        float f = 0;
        float g = 0;
        float h = 0;
        for (int i = at; i < at + width; i += LANES) {
            a += p[i];
            b += p[i + 1];
            c += p[i + 2];
            d += p[i + 3];
            e += p[i + 4];
            f += p[i + 5];
            g += p[i + 6];
            h += p[i + 7];
        }
        return ((a + e) + (c + g)) + ((b + f) + (d + h));
    }
}
