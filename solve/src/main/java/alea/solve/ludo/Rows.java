package alea.solve.ludo;

import alea.solve.Archive;

/**
 * What {@link LudoRows} does with rows of numbers from -1 to 1, in small loops over many rows at once. Numbers are
 * whole, in parts of one, so that what is rounded is rounded as said, and not at all else.
 *
 * <p>{@link LongRows} and {@link IntRows} differ in the loops alone, which the compiler makes vector instructions of:
 * Java has no loop over either kind of number.
 *
 * @param <R> a row: of 64 bits a number, or of 32 where memory is short
 */
interface Rows<R> {
    /** How often a number counts the parts of one. */
    long one();

    /** A row of a single number, -1, 0 or 1. */
    R row(int length, int number);

    /** An array for that many rows. */
    R[] some(int count);

    /** A number, or a sum of some, in parts of one. */
    long parts(R row, int at);

    /** Puts a number in parts of one. */
    void put(R row, int at, long parts);

    /** A number. */
    default double get(R row, int at) {
        return (double) parts(row, at) / one();
    }

    /** Copies some numbers. */
    default void copy(R from, int fromAt, R into, int intoAt, int length) {
        System.arraycopy(from, fromAt, into, intoAt, length);
    }

    /**
     * Adds up the greatest numbers of each die. All rows share one index, so that the compiler can rule out that what
     * is written is read later, and makes vector instructions.
     *
     * @param from six times as many rows as there are options
     */
    default void sum(R into, R[] from, int begin, int end) {
        switch (from.length / 6) {
            case 1 -> {
                pairs(into, from[0], from[0], from[1], from[1], from[2], from[2], begin, end, 0);
                pairs(into, from[3], from[3], from[4], from[4], from[5], from[5], begin, end, 1);
            }
            case 2 -> {
                pairs(into, from[0], from[1], from[2], from[3], from[4], from[5], begin, end, 0);
                pairs(into, from[6], from[7], from[8], from[9], from[10], from[11], begin, end, 1);
            }
            case 3 -> {
                triples(into, from[0], from[1], from[2], from[3], from[4], from[5], begin, end, 0);
                triples(into, from[6], from[7], from[8], from[9], from[10], from[11], begin, end, 1);
                triples(into, from[12], from[13], from[14], from[15], from[16], from[17], begin, end, 1);
            }
            default -> any(into, from, begin, end);
        }
    }

    /** The sums of {@link #sum}, whatever the number of options. */
    void any(R into, R[] from, int begin, int end);

    /** Adds the greater of each of three pairs to so many times what is there, 0 or 1. */
    void pairs(R into, R a, R b, R c, R d, R e, R f, int begin, int end, int times);

    /** Adds the greatest of each of two triples to so many times what is there, 0 or 1. */
    void triples(R into, R a, R b, R c, R d, R e, R f, int begin, int end, int times);

    /** Divides sums of up to six numbers and rounds them down, or up. */
    void mean(R sums, int at, int length, int divisor, boolean up);

    /**
     * Makes a sum s of up to six numbers (times s - less * another such sum or number) / divisor, rounded down, or
     * up.
     */
    default void set(R sums, int at, int times, R other, int of, int less, int divisor, boolean up) {
        long exact = times * parts(sums, at) - less * parts(other, of);
        put(sums, at, up ? Math.ceilDiv(exact, divisor) : Math.floorDiv(exact, divisor));
    }

    /** The largest difference of some numbers. */
    double widest(R low, R high, int at, int length);

    /** Puts a number with the sign changed. */
    default void opposite(R into, int at, R from, int of) {
        put(into, at, -parts(from, of));
    }

    /** The same for numbers that stand apart. */
    void opposite(R into, int at, R from, int of, int apart, int count);

    void archive(Archive archive, R row);
}
