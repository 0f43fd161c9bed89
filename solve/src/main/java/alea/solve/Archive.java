package alea.solve;

/**
 * Where a solver keeps all it needs to go on later, and gets it back: the same calls in the same order write and read. What is
 * written goes in; what is read comes back in its place.
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
}
