package alea.papers.pyludo.players;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * {@link FastNet} with the Vector API: hidden neurons in vectors as wide as the machine has, up to 16, and their
 * outputs added in vectors of eight, so that every machine adds in the same order; no fused operations. Nothing else
 * may name this class but {@link FastNet#best}: it needs a module that the JVM must be started with.
 *
 * <p>No vector goes from method to method: where the compiler does not inline one, it would be allocated.
 */
final class VectorNet extends FastNet {
    private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;

    private static final VectorSpecies<Float> WIDE =
            FloatVector.SPECIES_PREFERRED.length() > LANES ? FloatVector.SPECIES_512 : EIGHT;

    private static final int STEP = WIDE.length();

    private static final int LIMIT_BITS = Float.floatToRawIntBits(LIMIT);

    private final float[][] first;
    private final float[] second;
    private final boolean calm;
    private final float[] base = new float[WIDTH];
    private final float[] hidden = new float[WIDTH];
    private final float[] products = new float[WIDTH];
    private final float[] lanes = new float[LANES];

    private VectorNet(Weights weights) {
        first = weights.first;
        second = weights.second;
        calm = weights.calm;
    }

    /** A net, by a type that does not make the JVM look for the module before it is used. */
    static FastNet create(Weights weights) {
        return new VectorNet(weights);
    }

    /** Whether this machine has registers for eight floats. */
    static boolean pays() {
        return FloatVector.SPECIES_PREFERRED.length() >= LANES;
    }

    @Override
    void raw(Candidates seen) {
        base(base, first, seen.now);
        for (int candidate = 0; candidate < seen.count; candidate++) {
            seen.outputs[candidate] = raw(seen.from, seen.to, Candidates.TOKENS * candidate, seen.changes[candidate]);
        }
    }

    /**
     * Four vectors at a time, so that each row is looked up a quarter as often and the additions need not wait for
     * each other.
     */
    private static void base(float[] base, float[][] w, int[] inputs) {
        float[] bias = w[FullNet.BIAS];
        int h = 0;
        for (; h + 4 * LANES <= WIDTH; h += 4 * LANES) {
            FloatVector x0 = FloatVector.fromArray(EIGHT, bias, h);
            FloatVector x1 = FloatVector.fromArray(EIGHT, bias, h + LANES);
            FloatVector x2 = FloatVector.fromArray(EIGHT, bias, h + 2 * LANES);
            FloatVector x3 = FloatVector.fromArray(EIGHT, bias, h + 3 * LANES);
            for (int input : inputs) {
                float[] row = w[input];
                x0 = x0.add(FloatVector.fromArray(EIGHT, row, h));
                x1 = x1.add(FloatVector.fromArray(EIGHT, row, h + LANES));
                x2 = x2.add(FloatVector.fromArray(EIGHT, row, h + 2 * LANES));
                x3 = x3.add(FloatVector.fromArray(EIGHT, row, h + 3 * LANES));
            }
            x0.intoArray(base, h);
            x1.intoArray(base, h + LANES);
            x2.intoArray(base, h + 2 * LANES);
            x3.intoArray(base, h + 3 * LANES);
        }
        for (; h < WIDTH; h += LANES) {
            FloatVector x = FloatVector.fromArray(EIGHT, bias, h);
            for (int input : inputs) {
                x = x.add(FloatVector.fromArray(EIGHT, w[input], h));
            }
            x.intoArray(base, h);
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
        if (calm && changes > 0) {
            activate(products, x, w[from[last]], w[to[last]], second);
        } else {
            if (changes > 0) {
                change(hidden, x, w[from[last]], w[to[last]]);
                x = hidden;
            }
            limit(hidden, x);
            activate(products, hidden, NONE, NONE, second);
        }
        add(lanes, products);
        float[] s = lanes;
        return sum(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
    }

    private static void change(float[] sums, float[] before, float[] from, float[] to) {
        for (int h = 0; h < WIDTH; h += LANES) {
            FloatVector.fromArray(EIGHT, before, h)
                    .sub(FloatVector.fromArray(EIGHT, from, h))
                    .add(FloatVector.fromArray(EIGHT, to, h))
                    .intoArray(sums, h);
        }
    }

    /**
     * The absolute value is limited as an integer: the machine's least of two floats is not Java's, which takes much
     * longer.
     */
    private static void limit(float[] out, float[] in) {
        for (int h = 0; h < WIDTH; h += LANES) {
            IntVector bits = FloatVector.fromArray(EIGHT, in, h).reinterpretAsInts();
            bits.and(Integer.MAX_VALUE)
                    .min(LIMIT_BITS)
                    .or(bits.and(Integer.MIN_VALUE))
                    .reinterpretAsFloats()
                    .intoArray(out, h);
        }
    }

    /** Hidden neurons after a last change, times the second layer. */
    private static void activate(float[] out, float[] before, float[] from, float[] to, float[] weights) {
        int h = 0;
        for (; h + STEP <= WIDTH; h += STEP) {
            FloatVector z = FloatVector.fromArray(WIDE, before, h)
                    .sub(FloatVector.fromArray(WIDE, from, h))
                    .add(FloatVector.fromArray(WIDE, to, h));
            FloatVector t = z.mul(z);
            FloatVector p =
                    t.mul(P4).add(P3).mul(t).add(P2).mul(t).add(P1).mul(t).add(P0);
            FloatVector q =
                    t.mul(Q4).add(Q3).mul(t).add(Q2).mul(t).add(Q1).mul(t).add(1);
            z.mul(p).div(q).mul(FloatVector.fromArray(WIDE, weights, h)).intoArray(out, h);
        }
        for (; h < WIDTH; h += LANES) {
            FloatVector z = FloatVector.fromArray(EIGHT, before, h)
                    .sub(FloatVector.fromArray(EIGHT, from, h))
                    .add(FloatVector.fromArray(EIGHT, to, h));
            FloatVector t = z.mul(z);
            FloatVector p =
                    t.mul(P4).add(P3).mul(t).add(P2).mul(t).add(P1).mul(t).add(P0);
            FloatVector q =
                    t.mul(Q4).add(Q3).mul(t).add(Q2).mul(t).add(Q1).mul(t).add(1);
            z.mul(p).div(q).mul(FloatVector.fromArray(EIGHT, weights, h)).intoArray(out, h);
        }
    }

    private static void add(float[] lanes, float[] products) {
        FloatVector sums = FloatVector.zero(EIGHT);
        for (int h = 0; h < WIDTH; h += LANES) {
            sums = sums.add(FloatVector.fromArray(EIGHT, products, h));
        }
        sums.intoArray(lanes, 0);
    }

    /** A change that changes nothing: zero taken away and added. */
    private static final float[] NONE = new float[WIDTH];
}
