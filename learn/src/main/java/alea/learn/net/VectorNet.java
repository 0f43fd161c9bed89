package alea.learn.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * {@link FastNet} with the Vector API. Always vectors of eight, so that every machine adds in the same order; no fused
 * operations. Nothing else may name this class but {@link FastNet#best}: it needs a module that the JVM must be started with.
 */
final class VectorNet extends FastNet {
    private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;

    private final float[] first;
    private final float[] second;
    private final float[] base = new float[WIDTH];
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

    @Override
    void base(int[] rows) {
        float[] w = first;
        for (int h = 0; h < WIDTH; h += LANES) {
            FloatVector x = FloatVector.fromArray(EIGHT, w, WIDTH * FullNet.BIAS + h);
            for (int row : rows) {
                x = x.add(FloatVector.fromArray(EIGHT, w, row + h));
            }
            x.intoArray(base, h);
        }
    }

    @Override
    float raw(int[] from, int[] to, int changes) {
        float[] w = first;
        FloatVector sums = FloatVector.zero(EIGHT);
        for (int h = 0; h < WIDTH; h += LANES) {
            FloatVector x = FloatVector.fromArray(EIGHT, base, h);
            for (int i = 0; i < changes; i++) {
                x = x.sub(FloatVector.fromArray(EIGHT, w, from[i] + h)).add(FloatVector.fromArray(EIGHT, w, to[i] + h));
            }
            FloatVector z = x.min(LIMIT).max(-LIMIT);
            FloatVector t = z.mul(z);
            FloatVector p =
                    t.mul(P4).add(P3).mul(t).add(P2).mul(t).add(P1).mul(t).add(P0);
            FloatVector q =
                    t.mul(Q4).add(Q3).mul(t).add(Q2).mul(t).add(Q1).mul(t).add(1);
            sums = sums.add(z.mul(p).div(q).mul(FloatVector.fromArray(EIGHT, second, h)));
        }
        sums.intoArray(lanes, 0);
        float[] s = lanes;
        return sum(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
    }
}
