package alea.solve;

import java.util.Locale;

/**
 * Where a solver keeps all it needs to go on later, and gets it back: the same calls in the same order write and
 * read. What is written goes in; what is read comes back in its place.
 */
public interface Archive {
    /** Keeps, or fills, an array. */
    void doubles(double[] values);

    /** Keeps, or fills, an array. */
    void ints(int[] values);

    /** Keeps, or fills, an array. */
    void chars(char[] values);

    /** Keeps, or fills, an array. */
    void bytes(byte[] values);

    /** Keeps a number, or gives back the one that was kept. */
    long number(long value);

    /** Keeps a number, or gives back the one that was kept, to the last bit. */
    double real(double value);

    /**
     * Keeps a count, or gives back the one that was kept.
     *
     * @throws Damaged when it is not from 0 to {@code most}
     */
    default int count(int value, int most) {
        long count = number(value);
        if (count < 0 || count > most) {
            throw new Damaged(String.format(Locale.ROOT, "a count of it is %d, not 0 to %d", count, most));
        }
        return (int) count;
    }

    /**
     * Keeps whether something is so, or gives back what was kept.
     *
     * @throws Damaged when it is neither yes nor no
     */
    default boolean flag(boolean value) {
        return count(value ? 1 : 0, 1) == 1;
    }

    /**
     * Keeps a number, or gives back the one that was kept.
     *
     * @throws Damaged when it is outside a range
     */
    default double real(double value, double least, double most) {
        double real = real(value);
        require(real, least, most);
        return real;
    }

    /**
     * Keeps, or fills, an array.
     *
     * @throws Damaged when a number of it is outside a range
     */
    default void doubles(double[] values, double least, double most) {
        doubles(values);
        for (double value : values) {
            require(value, least, most);
        }
    }

    private static void require(double value, double least, double most) {
        if (!(value >= least && value <= most)) {
            throw new Damaged(String.format(Locale.ROOT, "a number of it is %s, not %s to %s", value, least, most));
        }
    }

    /** Says that what was kept cannot be. */
    final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Damaged(String what) {
            super(what, null, false, false);
        }
    }
}
