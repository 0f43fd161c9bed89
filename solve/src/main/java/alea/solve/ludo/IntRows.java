package alea.solve.ludo;

import alea.solve.Archive;
import java.util.Arrays;

/** Of 32 bits; the sum of six fits. */
record IntRows() implements Rows<int[]> {
    private static final int ONE = 1 << 28;

    @Override
    public long one() {
        return ONE;
    }

    @Override
    public long parts(int[] row, int at) {
        return row[at];
    }

    @Override
    public void put(int[] row, int at, long parts) {
        row[at] = (int) parts;
    }

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
    public void any(int[] into, int[][] from, int begin, int end) {
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

    @Override
    public void pairs(int[] into, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int begin, int end, int times) {
        for (int j = begin; j < end; j++) {
            into[j] = times * into[j] + Math.max(a[j], b[j]) + Math.max(c[j], d[j]) + Math.max(e[j], f[j]);
        }
    }

    @Override
    public void triples(
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
    public double widest(int[] low, int[] high, int at, int length) {
        int widest = 0;
        for (int j = at; j < at + length; j++) {
            widest = Math.max(widest, high[j] - low[j]);
        }
        return (double) widest / ONE;
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
