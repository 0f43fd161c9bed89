package alea.papers.pyludo.players;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * {@link FastNet} with the Vector API. Always vectors of eight, so that every machine adds in the same order; no fused
 * operations. Nothing else may name this class but {@link FastNet#best}: it needs a module that the JVM must be
 * started with.
 */
final class VectorNet extends FastNet {
    private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;

    private static final int LIMIT_BITS = Float.floatToRawIntBits(LIMIT);

    private final float[] first;
    private final float[] second;
    private final float[] base = new float[WIDTH];
    private final float[] hidden = new float[WIDTH];
    private final float[] lanes = new float[LANES];

    private VectorNet(Weights weights) {
        first = weights.first;
        second = weights.second;
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
    boolean vectors() {
        return true;
    }

    /**
     * Four groups at a time, so that each row is looked up a quarter as often and the additions need not wait for
     * each other.
     */
    @Override
    void base(int[] rows) {
        float[] w = first;
        int h = 0;
        for (; h + 4 * LANES <= WIDTH; h += 4 * LANES) {
            int at = WIDTH * FullNet.BIAS + h;
            FloatVector x0 = FloatVector.fromArray(EIGHT, w, at);
            FloatVector x1 = FloatVector.fromArray(EIGHT, w, at + LANES);
            FloatVector x2 = FloatVector.fromArray(EIGHT, w, at + 2 * LANES);
            FloatVector x3 = FloatVector.fromArray(EIGHT, w, at + 3 * LANES);
            for (int row : rows) {
                x0 = x0.add(FloatVector.fromArray(EIGHT, w, row + h));
                x1 = x1.add(FloatVector.fromArray(EIGHT, w, row + h + LANES));
                x2 = x2.add(FloatVector.fromArray(EIGHT, w, row + h + 2 * LANES));
                x3 = x3.add(FloatVector.fromArray(EIGHT, w, row + h + 3 * LANES));
            }
            x0.intoArray(base, h);
            x1.intoArray(base, h + LANES);
            x2.intoArray(base, h + 2 * LANES);
            x3.intoArray(base, h + 3 * LANES);
        }
        for (; h < WIDTH; h += LANES) {
            FloatVector x = FloatVector.fromArray(EIGHT, w, WIDTH * FullNet.BIAS + h);
            for (int row : rows) {
                x = x.add(FloatVector.fromArray(EIGHT, w, row + h));
            }
            x.intoArray(base, h);
        }
    }

    @Override
    float raw(int[] from, int[] to, int changes) {
        float[] x = base;
        for (int i = 0; i < changes; i++) {
            change(hidden, x, first, from[i], to[i]);
            x = hidden;
        }
        output(lanes, x, second);
        float[] s = lanes;
        return sum(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
    }

    private static void change(float[] sums, float[] before, float[] w, int from, int to) {
        for (int h = 0; h < WIDTH; h += LANES) {
            FloatVector.fromArray(EIGHT, before, h)
                    .sub(FloatVector.fromArray(EIGHT, w, from + h))
                    .add(FloatVector.fromArray(EIGHT, w, to + h))
                    .intoArray(sums, h);
        }
    }

    /**
     * The second layer. The absolute value is limited as an integer: the machine's least of two floats is not Java's,
     * which takes much longer. All in one method: a part that the compiler does not inline allocates vectors.
     */
    private static void output(float[] lanes, float[] hidden, float[] weights) {
        FloatVector sums = FloatVector.zero(EIGHT);
        for (int h = 0; h < WIDTH; h += LANES) {
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
            sums = sums.add(z.mul(p).div(q).mul(FloatVector.fromArray(EIGHT, weights, h)));
        }
        sums.intoArray(lanes, 0);
    }
}
