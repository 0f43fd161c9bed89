package alea.env;

import java.lang.foreign.MemorySegment;

/** Rows of numbers of which few are not zero; it remembers which, so that a row is cleared without going through it. */
final class SparseRows {
    private final MemorySegment memory;
    private final long from;
    private final int width;
    private final int most;
    private final int[] written;
    private final int[] counts;

    /**
     * Rows in some memory, which is zero.
     *
     * @param from where they begin
     * @param most numbers of a row that are not zero at one time
     */
    SparseRows(MemorySegment memory, long from, int rows, int width, int most) {
        this.memory = memory;
        this.from = from;
        this.width = width;
        this.most = most;
        written = new int[rows * most];
        counts = new int[rows];
    }

    /** Makes all numbers of a row zero. */
    void clear(int row) {
        long start = start(row);
        int at = row * most;
        for (int i = at; i < at + counts[row]; i++) {
            memory.set(Ring.FLOAT, start + Float.BYTES * (long) written[i], 0f);
        }
        counts[row] = 0;
    }

    /** Adds to a number of a row. */
    void add(int row, int column, float value) {
        long place = start(row) + Float.BYTES * (long) column;
        memory.set(Ring.FLOAT, place, memory.get(Ring.FLOAT, place) + value);
        written[row * most + counts[row]++] = column;
    }

    private long start(int row) {
        return from + (long) row * width * Float.BYTES;
    }
}
