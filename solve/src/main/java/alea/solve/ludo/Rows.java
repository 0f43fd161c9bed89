package alea.solve.ludo;

import alea.solve.Archive;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What {@link LudoRows} does with rows of numbers from -1 to 1, in small loops that the compiler turns into vector instructions.
 *
 * @param <R> a row: doubles, or whole numbers where memory is short
 */
interface Rows<R> {
    /** A row of a single number, -1, 0 or 1. */
    R row(int length, int number);

    /** A table of such rows. */
    default List<R> table(int rows, int length, int number) {
        return IntStream.range(0, rows).mapToObj(i -> row(length, number)).toList();
    }

    // These work on the numbers from an index on, up to another, which does not belong to them.

    void copy(R from, R into, int begin, int end);

    void add(R into, R row, int begin, int end);

    void greatest(R into, R row, int begin, int end);

    void addGreatest(R into, R best, R row, int begin, int end);

    /** Divides the sum of six rows by six and rounds it down, or up. */
    void mean(R sums, boolean up, int begin, int end);

    /** The largest difference of two rows. */
    double widest(R low, R high, int begin, int end);

    /** A number. */
    double get(R row, int at);

    /** Puts a number with the sign changed. */
    void opposite(R into, int at, R from, int of);

    /** The same for a column of some rows. */
    void opposite(R into, int at, List<R> rows, int column, int count);

    void archive(Archive archive, R row);

    /** Doubles. */
    record Doubles() implements Rows<double[]> {
        /** What six additions, a division and a change of sign can be off by, all values being at most 1. */
        private static final double OFF = 12 * 0x1p-53;

        @Override
        public double[] row(int length, int number) {
            double[] row = new double[length];
            Arrays.fill(row, number);
            return row;
        }

        @Override
        public void copy(double[] from, double[] into, int begin, int end) {
            System.arraycopy(from, begin, into, begin, end - begin);
        }

        @Override
        public void add(double[] into, double[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] += row[j];
            }
        }

        @Override
        public void greatest(double[] into, double[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] = Math.max(into[j], row[j]);
            }
        }

        @Override
        public void addGreatest(double[] into, double[] best, double[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] += Math.max(best[j], row[j]);
            }
        }

        @Override
        public void mean(double[] sums, boolean up, int begin, int end) {
            double off = up ? OFF * 6 : -OFF * 6;
            for (int j = begin; j < end; j++) {
                sums[j] = (sums[j] + off) / 6;
            }
        }

        @Override
        public double widest(double[] low, double[] high, int begin, int end) {
            double widest = 0;
            for (int j = begin; j < end; j++) {
                widest = Math.max(widest, high[j] - low[j]);
            }
            return widest;
        }

        @Override
        public double get(double[] row, int at) {
            return row[at];
        }

        @Override
        public void opposite(double[] into, int at, double[] from, int of) {
            into[at] = -from[of];
        }

        @Override
        public void opposite(double[] into, int at, List<double[]> rows, int column, int count) {
            for (int i = 0; i < count; i++) {
                into[at + i] = -rows.get(i)[column];
            }
        }

        @Override
        public void archive(Archive archive, double[] row) {
            archive.doubles(row);
        }
    }

    /** Whole numbers; the sum of six fits into 32 bits. */
    record Ints() implements Rows<int[]> {
        private static final int ONE = 1 << 28;

        @Override
        public int[] row(int length, int number) {
            int[] row = new int[length];
            Arrays.fill(row, number * ONE);
            return row;
        }

        @Override
        public void copy(int[] from, int[] into, int begin, int end) {
            System.arraycopy(from, begin, into, begin, end - begin);
        }

        @Override
        public void add(int[] into, int[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] += row[j];
            }
        }

        @Override
        public void greatest(int[] into, int[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] = Math.max(into[j], row[j]);
            }
        }

        @Override
        public void addGreatest(int[] into, int[] best, int[] row, int begin, int end) {
            for (int j = begin; j < end; j++) {
                into[j] += Math.max(best[j], row[j]);
            }
        }

        @Override
        public void mean(int[] sums, boolean up, int begin, int end) {
            double divisor = up ? -6 : 6;
            int sign = up ? -1 : 1;
            for (int j = begin; j < end; j++) {
                sums[j] = sign * (int) Math.floor(sums[j] / divisor);
            }
        }

        @Override
        public double widest(int[] low, int[] high, int begin, int end) {
            int widest = 0;
            for (int j = begin; j < end; j++) {
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
        public void opposite(int[] into, int at, List<int[]> rows, int column, int count) {
            for (int i = 0; i < count; i++) {
                into[at + i] = -rows.get(i)[column];
            }
        }

        @Override
        public void archive(Archive archive, int[] row) {
            archive.ints(row);
        }
    }
}
