package alea.solve.ludo;

import alea.solve.Archive;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What {@link LudoRows} does with rows of numbers from -1 to 1, in small loops over many rows at once. Numbers are whole, in parts of one, so that
 * what is rounded is rounded as said, and not at all else.
 *
 * @param <R> a row: of 64 bits a number, or of 32 where memory is short
 */
interface Rows<R> {
    /** A row of a single number, -1, 0 or 1. */
    R row(int length, int number);

    /** A table of such rows. */
    default List<R> table(int rows, int length, int number) {
        return IntStream.range(0, rows).mapToObj(i -> row(length, number)).toList();
    }

    /** An array for that many rows. */
    R[] some(int count);

    /** Copies some numbers. */
    void copy(R from, int fromAt, R into, int intoAt, int length);

    /**
     * Adds up the greatest numbers of each die. All rows are read and written at the same indices, for else a compiler cannot know that what is
     * written is not read later, and does not make vector instructions.
     *
     * @param from six times as many rows as there are options
     */
    void sum(R into, R[] from, int begin, int end);

    /** Divides sums of up to six numbers and rounds them down, or up. */
    void mean(R sums, int at, int length, int divisor, boolean up);

    /** Makes a sum s of up to six numbers (times s - less * another such sum or number) / divisor, rounded down, or up. */
    void set(R sums, int at, int times, R other, int of, int less, int divisor, boolean up);

    /** The largest difference of some numbers. */
    double widest(R low, R high, int at, int length);

    /** A number. */
    double get(R row, int at);

    /** Puts a number with the sign changed. */
    void opposite(R into, int at, R from, int of);

    /** The same for numbers that stand apart. */
    void opposite(R into, int at, R from, int of, int apart, int count);

    void archive(Archive archive, R row);

    /** Of 64 bits, as exact as doubles, which they become without rounding. */
    record Longs() implements Rows<long[]> {
        private static final long ONE = 1L << 52;

        @Override
        public long[] row(int length, int number) {
            long[] row = new long[length];
            Arrays.fill(row, number * ONE);
            return row;
        }

        @Override
        public long[][] some(int count) {
            return new long[count][];
        }

        @Override
        public void copy(long[] from, int fromAt, long[] into, int intoAt, int length) {
            System.arraycopy(from, fromAt, into, intoAt, length);
        }

        @Override
        public void sum(long[] into, long[][] from, int begin, int end) {
            switch (from.length / 6) {
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

        private static void any(long[] into, long[][] from, int begin, int end) {
            int options = from.length / 6;
            for (int j = begin; j < end; j++) {
                long sum = 0;
                for (int first = 0; first < from.length; first += options) {
                    long most = from[first][j];
                    for (int k = first + 1; k < first + options; k++) {
                        most = Math.max(most, from[k][j]);
                    }
                    sum += most;
                }
                into[j] = sum;
            }
        }

        private static void pairs(
                long[] into,
                long[] a,
                long[] b,
                long[] c,
                long[] d,
                long[] e,
                long[] f,
                int begin,
                int end,
                int times) {
            for (int j = begin; j < end; j++) {
                into[j] = times * into[j] + Math.max(a[j], b[j]) + Math.max(c[j], d[j]) + Math.max(e[j], f[j]);
            }
        }

        private static void triples(
                long[] into,
                long[] a,
                long[] b,
                long[] c,
                long[] d,
                long[] e,
                long[] f,
                int begin,
                int end,
                int times) {
            for (int j = begin; j < end; j++) {
                into[j] = times * into[j] + Math.max(Math.max(a[j], b[j]), c[j]) + Math.max(Math.max(d[j], e[j]), f[j]);
            }
        }

        @Override
        public void mean(long[] sums, int at, int length, int divisor, boolean up) {
            int sign = up ? -1 : 1;
            for (int j = at; j < at + length; j++) {
                long sum = sign * sums[j];
                sums[j] = sign * (divisor == 6 ? Math.floorDiv(sum, 6) : Math.floorDiv(sum, divisor));
            }
        }

        @Override
        public void set(long[] sums, int at, int times, long[] other, int of, int less, int divisor, boolean up) {
            long exact = times * sums[at] - less * other[of];
            sums[at] = up ? Math.ceilDiv(exact, divisor) : Math.floorDiv(exact, divisor);
        }

        @Override
        public double widest(long[] low, long[] high, int at, int length) {
            long widest = 0;
            for (int j = at; j < at + length; j++) {
                widest = Math.max(widest, high[j] - low[j]);
            }
            return (double) widest / ONE;
        }

        @Override
        public double get(long[] row, int at) {
            return (double) row[at] / ONE;
        }

        @Override
        public void opposite(long[] into, int at, long[] from, int of) {
            into[at] = -from[of];
        }

        @Override
        public void opposite(long[] into, int at, long[] from, int of, int apart, int count) {
            for (int i = 0; i < count; i++) {
                into[at + i] = -from[of + i * apart];
            }
        }

        @Override
        public void archive(Archive archive, long[] row) {
            double[] numbers = Arrays.stream(row).mapToDouble(n -> n).toArray();
            archive.doubles(numbers);
            Arrays.setAll(row, j -> (long) numbers[j]);
        }
    }

    /** Of 32 bits; the sum of six fits. */
    record Ints() implements Rows<int[]> {
        private static final int ONE = 1 << 28;

        @Override
        public int[] row(int length, int number) {
            int[] row = new int[length];
            Arrays.fill(row, number * ONE);
            return row;
        }

        @Override
        public int[][] some(int count) {
            return new int[count][];
        }

        @Override
        public void copy(int[] from, int fromAt, int[] into, int intoAt, int length) {
            System.arraycopy(from, fromAt, into, intoAt, length);
        }

        @Override
        public void sum(int[] into, int[][] from, int begin, int end) {
            switch (from.length / 6) {
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

        private static void any(int[] into, int[][] from, int begin, int end) {
            int options = from.length / 6;
            for (int j = begin; j < end; j++) {
                int sum = 0;
                for (int first = 0; first < from.length; first += options) {
                    int most = from[first][j];
                    for (int k = first + 1; k < first + options; k++) {
                        most = Math.max(most, from[k][j]);
                    }
                    sum += most;
                }
                into[j] = sum;
            }
        }

        private static void pairs(
                int[] into, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int begin, int end, int times) {
            for (int j = begin; j < end; j++) {
                into[j] = times * into[j] + Math.max(a[j], b[j]) + Math.max(c[j], d[j]) + Math.max(e[j], f[j]);
            }
        }

        private static void triples(
                int[] into, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int begin, int end, int times) {
            for (int j = begin; j < end; j++) {
                into[j] = times * into[j] + Math.max(Math.max(a[j], b[j]), c[j]) + Math.max(Math.max(d[j], e[j]), f[j]);
            }
        }

        @Override
        public void mean(int[] sums, int at, int length, int divisor, boolean up) {
            double by = up ? -divisor : divisor;
            int sign = up ? -1 : 1;
            for (int j = at; j < at + length; j++) {
                sums[j] = sign * (int) Math.floor(sums[j] / by);
            }
        }

        @Override
        public void set(int[] sums, int at, int times, int[] other, int of, int less, int divisor, boolean up) {
            long exact = (long) times * sums[at] - (long) less * other[of];
            sums[at] = (int) (up ? Math.ceilDiv(exact, divisor) : Math.floorDiv(exact, divisor));
        }

        @Override
        public double widest(int[] low, int[] high, int at, int length) {
            int widest = 0;
            for (int j = at; j < at + length; j++) {
                widest = Math.max(widest, high[j] - low[j]);
            }
            return (double) widest / ONE;
        }

        @Override
        public double get(int[] row, int at) {
            return (double) row[at] / ONE;
        }

        @Override
        public void opposite(int[] into, int at, int[] from, int of) {
            into[at] = -from[of];
        }

        @Override
        public void opposite(int[] into, int at, int[] from, int of, int apart, int count) {
            for (int i = 0; i < count; i++) {
                into[at + i] = -from[of + i * apart];
            }
        }

        @Override
        public void archive(Archive archive, int[] row) {
            archive.ints(row);
        }
    }
}
