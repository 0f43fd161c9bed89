package alea.match;

import java.util.Arrays;

/** The options taken in a match, in order: with the first position and the rules, the whole match. */
public final class Trace {
    private int[] taken = new int[512];
    private int size;

    /** Forgets everything. */
    public void clear() {
        size = 0;
    }

    /** Adds an option. */
    public void add(int option) {
        if (size == taken.length) {
            taken = Arrays.copyOf(taken, size * 2);
        }
        taken[size++] = option;
    }

    /** How many options were taken so far. */
    public int size() {
        return size;
    }

    /** The options so far. */
    public int[] toArray() {
        return Arrays.copyOf(taken, size);
    }
}
