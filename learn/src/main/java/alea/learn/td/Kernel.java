package alea.learn.td;

import java.util.Optional;

/**
 * The arithmetic of a {@link Network}. {@link PlainKernel} and {@link VectorKernel} do the same operations in the
 * same order, so they agree to the bit, on every machine; {@link LinearKernel} is for networks without hidden
 * neurons. One instance serves one thread.
 *
 * <p>Sums of the first layer are arrays of {@link Network#width} numbers. Rows are places in {@link Network#first}:
 * input times width.
 */
abstract class Kernel {
    /** Beyond this, tanh is 1 for a float. */
    static final float LIMIT = 8.5f;

    // tanh x = x (P0 + P1 x^2 + ...) / (1 + Q1 x^2 + ...); off by 3.7e-7 at most.
    static final float P0 = (float) 0.9999999456812991;
    static final float P1 = (float) 0.13406210217987397;
    static final float P2 = (float) 0.0035258234524739554;
    static final float P3 = (float) 2.1121609538787015e-05;
    static final float P4 = (float) 1.4099242391761793e-08;
    static final float Q1 = (float) 0.46739521650926813;
    static final float Q2 = (float) 0.0259911534425451;
    static final float Q3 = (float) 0.0003335695863400892;
    static final float Q4 = (float) 8.073630195920342e-07;

    /**
     * The kernel of a network; of the two for hidden neurons the faster one on this machine, with the Vector API
     * where the JVM was started with it.
     */
    static Kernel of(Network net) {
        if (net.hidden == 0) {
            return new LinearKernel();
        }
        return vectorApi() && VectorKernel.pays() ? VectorKernel.create() : new PlainKernel();
    }

    /**
     * Whether the JVM was started with the Vector API. A descriptor that asked for it, even as a module that may be
     * missing, would have javac warn everybody who uses this one, so it is read from here.
     */
    static boolean vectorApi() {
        Optional<Module> vectors = ModuleLayer.boot().findModule("jdk.incubator.vector");
        vectors.ifPresent(module -> Kernel.class.getModule().addReads(module));
        return vectors.isPresent();
    }

    /** Writes the bias and the rows of all slots into {@code sums}. */
    abstract void base(Network net, float[] sums, int[] rows, int slots);

    /**
     * Works out the outputs before the softmax.
     *
     * @param sums of a position that differs in some slots; left as they are
     * @param from the rows of these slots there
     * @param to their rows here
     * @param changes how many
     * @param rows of the extra inputs
     * @param values their values
     * @param extras how many
     * @param out receives {@link Network#OUTPUTS} numbers
     */
    abstract void outputs(
            Network net,
            float[] sums,
            int[] from,
            int[] to,
            int changes,
            int[] rows,
            float[] values,
            int extras,
            float[] out);

    /**
     * One step of gradient descent on the cross-entropy between {@code target} and the softmax of the outputs.
     *
     * @param rows from {@code at} on those of the slots, then those of the extra inputs
     * @param values from {@code valuesAt} on those of the extra inputs
     * @param target what every output should be; together 1
     * @param rate the step
     * @param scratch {@link Network#width} numbers, at least 32
     * @return the squared distance between both before the step
     */
    abstract double learn(
            Network net,
            int[] rows,
            int at,
            int slots,
            float[] values,
            int valuesAt,
            int extras,
            float[] target,
            float rate,
            float[] scratch);

    static float tanh(float x) {
        float z = Math.max(-LIMIT, Math.min(LIMIT, x));
        float t = z * z;
        float p = (((P4 * t + P3) * t + P2) * t + P1) * t + P0;
        float q = (((Q4 * t + Q3) * t + Q2) * t + Q1) * t + 1;
        return z * p / q;
    }

    /** Adds the sums of the eight lanes from a place on. */
    static float sum(float[] s, int at) {
        return ((s[at] + s[at + 4]) + (s[at + 2] + s[at + 6])) + ((s[at + 1] + s[at + 5]) + (s[at + 3] + s[at + 7]));
    }

    /**
     * Turns outputs into chances, in place.
     *
     * @param out only the first {@code seats} count; the rest becomes zero
     */
    static void softmax(float[] out, int seats) {
        softmax(out, 0, seats);
    }

    /** The same of the {@link Network#OUTPUTS} outputs from a place on. */
    static void softmax(float[] out, int at, int seats) {
        float most = out[at];
        for (int s = 1; s < seats; s++) {
            most = Math.max(most, out[at + s]);
        }
        double e0 = exp(out[at] - most);
        double e1 = exp(out[at + 1] - most);
        double e2 = seats > 2 ? exp(out[at + 2] - most) : 0;
        double e3 = seats > 3 ? exp(out[at + 3] - most) : 0;
        double total = e0 + e1 + e2 + e3;
        out[at] = (float) (e0 / total);
        out[at + 1] = (float) (e1 / total);
        out[at + 2] = (float) (e2 / total);
        out[at + 3] = (float) (e3 / total);
    }

    /**
     * What every kernel does between forward and backward: turns outputs into chances, these into steps, and takes
     * the steps of the biases.
     *
     * @param out the outputs before the softmax; receives the step of each
     * @param target what every output should be; 0 beyond the seats
     * @return the squared distance between both before the step
     */
    static double descend(Network net, float[] out, float[] target, float rate) {
        softmax(out, net.seats);
        double distance = distance(out, target, net.seats);
        for (int o = 0; o < Network.OUTPUTS; o++) {
            out[o] = rate * (target[o] - out[o]);
            net.bias[o] += out[o];
        }
        return distance;
    }

    /** The squared distance between what should be and what is. */
    static double distance(float[] out, float[] target, int seats) {
        double sum = 0;
        for (int s = 0; s < seats; s++) {
            sum += (target[s] - out[s]) * (target[s] - out[s]);
        }
        return sum;
    }

    /**
     * e^x for x of at most 0, the same on every machine: a power of two and a polynomial, off by less than 1e-8 of
     * it.
     */
    static double exp(double x) {
        if (x < -80) {
            return 0;
        }
        double k = Math.rint(x * 1.4426950408889634);
        double r = x - k * 0.6931471805599453;
        double p = r / 5040 + 1.0 / 720;
        p = p * r + 1.0 / 120;
        p = p * r + 1.0 / 24;
        p = p * r + 1.0 / 6;
        p = p * r + 0.5;
        p = p * r + 1;
        p = p * r + 1;
        return p * Double.longBitsToDouble((long) k + 1023 << 52);
    }
}
