package alea.learn.td;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * {@link Kernel} with the Vector API. Always vectors of eight, so that every machine adds in the same order; no fused
 * operations. Every sum stays in a register until it is done, and each method is one piece: a part that the compiler
 * does not inline would allocate vectors. Nothing else may name this class but {@link Kernel#of}: it needs a module
 * that the JVM must be started with.
 */
final class VectorKernel extends Kernel {
    private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;
    private static final int STEP = Network.LANES;
    private static final int LIMIT_BITS = Float.floatToRawIntBits(LIMIT);

    private static final float[] NOTHING = new float[0];

    private final float[] lanes = new float[Network.OUTPUTS * STEP];
    private float[] hidden = new float[0];

    /** A kernel, by a type that does not make the JVM look for the module before it is used. */
    static Kernel create() {
        return new VectorKernel();
    }

    /** Whether this machine has registers for eight floats. */
    static boolean pays() {
        return FloatVector.SPECIES_PREFERRED.length() >= STEP;
    }

    @Override
    void base(Network net, float[] sums, int[] rows, int slots) {
        forward(net.first, net.width, net.inputs * net.width, rows, 0, slots, NOTHING, 0, 0, sums);
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
        if (hidden.length < net.width) {
            hidden = new float[net.width];
        }
        changed(net.first, net.width, sums, from, to, changes, rows, values, extras, hidden);
        second(net.second, net.width, hidden, lanes);
        for (int o = 0; o < Network.OUTPUTS; o++) {
            out[o] = net.bias[o] + sum(lanes, o * STEP);
        }
    }

    private static void changed(
            float[] w,
            int width,
            float[] sums,
            int[] from,
            int[] to,
            int changes,
            int[] rows,
            float[] values,
            int extras,
            float[] hidden) {
        for (int h = 0; h < width; h += Network.GROUP) {
            FloatVector x0 = FloatVector.fromArray(EIGHT, sums, h);
            FloatVector x1 = FloatVector.fromArray(EIGHT, sums, h + 1 * STEP);
            FloatVector x2 = FloatVector.fromArray(EIGHT, sums, h + 2 * STEP);
            FloatVector x3 = FloatVector.fromArray(EIGHT, sums, h + 3 * STEP);
            for (int i = 0; i < changes; i++) {
                int less = from[i] + h;
                int more = to[i] + h;
                x0 = x0.sub(FloatVector.fromArray(EIGHT, w, less)).add(FloatVector.fromArray(EIGHT, w, more));
                x1 = x1.sub(FloatVector.fromArray(EIGHT, w, less + STEP))
                        .add(FloatVector.fromArray(EIGHT, w, more + STEP));
                x2 = x2.sub(FloatVector.fromArray(EIGHT, w, less + 2 * STEP))
                        .add(FloatVector.fromArray(EIGHT, w, more + 2 * STEP));
                x3 = x3.sub(FloatVector.fromArray(EIGHT, w, less + 3 * STEP))
                        .add(FloatVector.fromArray(EIGHT, w, more + 3 * STEP));
            }
            for (int i = 0; i < extras; i++) {
                int row = rows[i] + h;
                float value = values[i];
                x0 = x0.add(FloatVector.fromArray(EIGHT, w, row).mul(value));
                x1 = x1.add(FloatVector.fromArray(EIGHT, w, row + STEP).mul(value));
                x2 = x2.add(FloatVector.fromArray(EIGHT, w, row + 2 * STEP).mul(value));
                x3 = x3.add(FloatVector.fromArray(EIGHT, w, row + 3 * STEP).mul(value));
            }
            x0.intoArray(hidden, h);
            x1.intoArray(hidden, h + STEP);
            x2.intoArray(hidden, h + 2 * STEP);
            x3.intoArray(hidden, h + 3 * STEP);
        }
    }

    /**
     * Turns sums into the hidden neurons, in place, and adds up the second layer by lanes. The absolute value is
     * limited as an integer: the machine's least of two floats is not Java's, which takes much longer.
     */
    private static void second(float[] v, int width, float[] hidden, float[] lanes) {
        FloatVector o0 = FloatVector.zero(EIGHT);
        FloatVector o1 = FloatVector.zero(EIGHT);
        FloatVector o2 = FloatVector.zero(EIGHT);
        FloatVector o3 = FloatVector.zero(EIGHT);
        for (int h = 0; h < width; h += STEP) {
            IntVector bits = FloatVector.fromArray(EIGHT, hidden, h).reinterpretAsInts();
            FloatVector z = bits.and(Integer.MAX_VALUE)
                    .min(LIMIT_BITS)
                    .or(bits.and(Integer.MIN_VALUE))
                    .reinterpretAsFloats();
            FloatVector t = z.mul(z);
            FloatVector p =
                    t.mul(P4).add(P3).mul(t).add(P2).mul(t).add(P1).mul(t).add(P0);
            FloatVector q =
                    t.mul(Q4).add(Q3).mul(t).add(Q2).mul(t).add(Q1).mul(t).add(1);
            FloatVector y = z.mul(p).div(q);
            y.intoArray(hidden, h);
            o0 = o0.add(y.mul(FloatVector.fromArray(EIGHT, v, h)));
            o1 = o1.add(y.mul(FloatVector.fromArray(EIGHT, v, width + h)));
            o2 = o2.add(y.mul(FloatVector.fromArray(EIGHT, v, 2 * width + h)));
            o3 = o3.add(y.mul(FloatVector.fromArray(EIGHT, v, 3 * width + h)));
        }
        o0.intoArray(lanes, 0);
        o1.intoArray(lanes, STEP);
        o2.intoArray(lanes, 2 * STEP);
        o3.intoArray(lanes, 3 * STEP);
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
        int bias = net.inputs * net.width;
        float[] y = scratch;
        forward(net.first, net.width, bias, rows, at, at + slots, values, valuesAt, extras, y);
        second(net.second, net.width, y, lanes);
        float[] out = lanes;
        for (int o = 0; o < Network.OUTPUTS; o++) {
            out[o] = net.bias[o] + sum(lanes, o * STEP);
        }
        double distance = descend(net, out, target, rate);
        backward(
                net.first,
                net.second,
                net.width,
                bias,
                rows,
                at,
                at + slots,
                values,
                valuesAt,
                extras,
                scratch,
                out[0],
                out[1],
                out[2],
                out[3]);
        return distance;
    }

    private static void forward(
            float[] w,
            int width,
            int bias,
            int[] rows,
            int at,
            int end,
            float[] values,
            int valuesAt,
            int extras,
            float[] hidden) {
        for (int h = 0; h < width; h += Network.GROUP) {
            FloatVector x0 = FloatVector.fromArray(EIGHT, w, bias + h);
            FloatVector x1 = FloatVector.fromArray(EIGHT, w, bias + h + 1 * STEP);
            FloatVector x2 = FloatVector.fromArray(EIGHT, w, bias + h + 2 * STEP);
            FloatVector x3 = FloatVector.fromArray(EIGHT, w, bias + h + 3 * STEP);
            for (int i = at; i < end; i++) {
                int row = rows[i] + h;
                x0 = x0.add(FloatVector.fromArray(EIGHT, w, row));
                x1 = x1.add(FloatVector.fromArray(EIGHT, w, row + STEP));
                x2 = x2.add(FloatVector.fromArray(EIGHT, w, row + 2 * STEP));
                x3 = x3.add(FloatVector.fromArray(EIGHT, w, row + 3 * STEP));
            }
            for (int i = 0; i < extras; i++) {
                int row = rows[end + i] + h;
                float value = values[valuesAt + i];
                x0 = x0.add(FloatVector.fromArray(EIGHT, w, row).mul(value));
                x1 = x1.add(FloatVector.fromArray(EIGHT, w, row + STEP).mul(value));
                x2 = x2.add(FloatVector.fromArray(EIGHT, w, row + 2 * STEP).mul(value));
                x3 = x3.add(FloatVector.fromArray(EIGHT, w, row + 3 * STEP).mul(value));
            }
            x0.intoArray(hidden, h);
            x1.intoArray(hidden, h + STEP);
            x2.intoArray(hidden, h + 2 * STEP);
            x3.intoArray(hidden, h + 3 * STEP);
        }
    }

    private static void backward(
            float[] w,
            float[] v,
            int width,
            int bias,
            int[] rows,
            int at,
            int end,
            float[] values,
            int valuesAt,
            int extras,
            float[] hidden,
            float d0,
            float d1,
            float d2,
            float d3) {
        for (int h = 0; h < width; h += STEP) {
            FloatVector y = FloatVector.fromArray(EIGHT, hidden, h);
            FloatVector v0 = FloatVector.fromArray(EIGHT, v, h);
            FloatVector v1 = FloatVector.fromArray(EIGHT, v, width + h);
            FloatVector v2 = FloatVector.fromArray(EIGHT, v, 2 * width + h);
            FloatVector v3 = FloatVector.fromArray(EIGHT, v, 3 * width + h);
            FloatVector g = v0.mul(d0).add(v1.mul(d1)).add(v2.mul(d2)).add(v3.mul(d3));
            v0.add(y.mul(d0)).intoArray(v, h);
            v1.add(y.mul(d1)).intoArray(v, width + h);
            v2.add(y.mul(d2)).intoArray(v, 2 * width + h);
            v3.add(y.mul(d3)).intoArray(v, 3 * width + h);
            g.mul(y.mul(y).neg().add(1)).intoArray(hidden, h);
        }
        for (int h = 0; h < width; h += Network.GROUP) {
            FloatVector s0 = FloatVector.fromArray(EIGHT, hidden, h);
            FloatVector s1 = FloatVector.fromArray(EIGHT, hidden, h + STEP);
            FloatVector s2 = FloatVector.fromArray(EIGHT, hidden, h + 2 * STEP);
            FloatVector s3 = FloatVector.fromArray(EIGHT, hidden, h + 3 * STEP);
            for (int i = at; i <= end; i++) {
                int row = (i < end ? rows[i] : bias) + h;
                FloatVector.fromArray(EIGHT, w, row).add(s0).intoArray(w, row);
                FloatVector.fromArray(EIGHT, w, row + STEP).add(s1).intoArray(w, row + STEP);
                FloatVector.fromArray(EIGHT, w, row + 2 * STEP).add(s2).intoArray(w, row + 2 * STEP);
                FloatVector.fromArray(EIGHT, w, row + 3 * STEP).add(s3).intoArray(w, row + 3 * STEP);
            }
            for (int i = 0; i < extras; i++) {
                int row = rows[end + i] + h;
                float value = values[valuesAt + i];
                FloatVector.fromArray(EIGHT, w, row).add(s0.mul(value)).intoArray(w, row);
                FloatVector.fromArray(EIGHT, w, row + STEP).add(s1.mul(value)).intoArray(w, row + STEP);
                FloatVector.fromArray(EIGHT, w, row + 2 * STEP)
                        .add(s2.mul(value))
                        .intoArray(w, row + 2 * STEP);
                FloatVector.fromArray(EIGHT, w, row + 3 * STEP)
                        .add(s3.mul(value))
                        .intoArray(w, row + 3 * STEP);
            }
        }
    }
}
