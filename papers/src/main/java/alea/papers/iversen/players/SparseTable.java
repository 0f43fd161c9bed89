package alea.papers.iversen.players;

import alea.learn.train.Loading;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * The value of each of four pieces for each of six dice, by a state of 24 bits. Only states that were written are
 * kept; all others have the values that they begin with: uniform in [0, 0.001), made from the seed, the state and the
 * place alone. As one array the table takes 3.2 GB.
 */
final class SparseTable {
    /** Values of a state: {@code 4 (die - 1) + piece}. */
    static final int VALUES = 24;

    /** About what a state takes, at most: its values and keys, while all arrays are copied to grow. */
    static final long BYTES = 5L * VALUES * Double.BYTES;

    private static final double LARGEST_AT_FIRST = 1e-3;

    private final long seed;
    private int[] keys = new int[1 << 12];
    private int[] blocks = new int[1 << 12];
    private int[] states = new int[1 << 10];
    private double[] values = new double[VALUES << 10];
    private int size;

    SparseTable(long seed) {
        this.seed = seed;
        Arrays.fill(keys, -1);
    }

    /** The seed of the values at first. */
    long seed() {
        return seed;
    }

    /** States that are kept. */
    int size() {
        return size;
    }

    /** The state that was kept as number {@code i}. */
    int state(int i) {
        return states[i];
    }

    /** What a value is at first. */
    double first(int state, int place) {
        long z = seed + 0x9e3779b97f4a7c15L * ((long) state * VALUES + place + 1);
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return ((z ^ (z >>> 31)) >>> 11) * 0x1p-53 * LARGEST_AT_FIRST;
    }

    private static int slot(int[] keys, int state) {
        int mask = keys.length - 1;
        int at = state * 0x9e3779b9 >>> 7 & mask;
        while (keys[at] != state && keys[at] >= 0) {
            at = at + 1 & mask;
        }
        return at;
    }

    double get(int state, int place) {
        int at = slot(keys, state);
        return keys[at] < 0 ? first(state, place) : values[blocks[at] * VALUES + place];
    }

    /** The mean of all values of a state. */
    double mean(int state) {
        int at = slot(keys, state);
        double sum = 0;
        for (int place = 0; place < VALUES; place++) {
            sum += keys[at] < 0 ? first(state, place) : values[blocks[at] * VALUES + place];
        }
        return sum / VALUES;
    }

    void put(int state, int place, double value) {
        int at = slot(keys, state);
        if (keys[at] < 0) {
            at = add(state);
        }
        values[blocks[at] * VALUES + place] = value;
    }

    private int add(int state) {
        if (2 * size >= keys.length) {
            int[] more = new int[2 * keys.length];
            int[] where = new int[2 * keys.length];
            Arrays.fill(more, -1);
            for (int i = 0; i < size; i++) {
                int at = slot(more, states[i]);
                more[at] = states[i];
                where[at] = i;
            }
            keys = more;
            blocks = where;
        }
        if (size == states.length) {
            states = Arrays.copyOf(states, 2 * size);
            values = Arrays.copyOf(values, 2 * VALUES * size);
        }
        int at = slot(keys, state);
        keys[at] = state;
        blocks[at] = size;
        states[size] = state;
        for (int place = 0; place < VALUES; place++) {
            values[size * VALUES + place] = first(state, place);
        }
        size++;
        return at;
    }

    /** Writes everything but the seed. */
    void save(DataOutput out) throws IOException {
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeInt(states[i]);
            for (int place = 0; place < VALUES; place++) {
                out.writeDouble(values[i * VALUES + place]);
            }
        }
    }

    /** Takes up what {@link #save} wrote, into an empty table. */
    void load(DataInput in) throws IOException {
        var loading = new Loading(in);
        for (int n = loading.count("states", 0, 1 << VALUES); n > 0; n--) {
            int state = loading.count("a state", 0, (1 << VALUES) - 1);
            if (keys[slot(keys, state)] == state) {
                throw new IOException("a state is there twice");
            }
            for (int place = 0; place < VALUES; place++) {
                double value = loading.real("a value");
                if (Math.abs(value) > Float.MAX_VALUE) {
                    throw new IOException("a value is too large for a model");
                }
                put(state, place, value);
            }
        }
    }
}
