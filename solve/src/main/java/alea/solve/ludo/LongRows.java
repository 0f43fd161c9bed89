package alea.solve.ludo;

import alea.solve.Archive;
import java.util.Arrays;

/** Of 64 bits, as exact as doubles, which they become without rounding. */
record LongRows() implements Rows<long[]> {
    private static final long ONE = 1L << 52;

    @Override
    public long one() {
        return ONE;
    }

    @Override
    public long parts(long[] row, int at) {
        return row[at];
    }

    @Override
    public void put(long[] row, int at, long parts) {
        row[at] = parts;
    }

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
    public void any(long[] into, long[][] from, int begin, int end) {
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

    @Override
    public void pairs(
            long[] into, long[] a, long[] b, long[] c, long[] d, long[] e, long[] f, int begin, int end, int times) {
        for (int j = begin; j < end; j++) {
            into[j] = times * into[j] + Math.max(a[j], b[j]) + Math.max(c[j], d[j]) + Math.max(e[j], f[j]);
        }
    }

    @Override
    public void triples(
            long[] into, long[] a, long[] b, long[] c, long[] d, long[] e, long[] f, int begin, int end, int times) {
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
    public double widest(long[] low, long[] high, int at, int length) {
        long widest = 0;
        for (int j = at; j < at + length; j++) {
            widest = Math.max(widest, high[j] - low[j]);
        }
        return (double) widest / ONE;
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
