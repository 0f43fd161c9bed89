package alea.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * CPU time, and what the benchmarks of one JMH iteration did in it: {@link CpuTime} reports that. On a machine
 * that does other work too, CPU time tells more than the wall clock.
 */
final class Meter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final com.sun.management.OperatingSystemMXBean SYSTEM =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private static long nanos;
    private static long matches;
    private static long turns;

    private Meter() {}

    /** The CPU time of the calling thread. */
    static long threadTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** The CPU time of all threads, those of the JVM included. */
    static long processTime() {
        return SYSTEM.getProcessCpuTime();
    }

    static synchronized void clear() {
        nanos = 0;
        matches = 0;
        turns = 0;
    }

    static synchronized void add(long nanosMore, long matchesMore, long turnsMore) {
        nanos += nanosMore;
        matches += matchesMore;
        turns += turnsMore;
    }

    /** Nanoseconds a match, or NaN when no benchmark counted any. */
    static synchronized double perMatch() {
        return matches == 0 ? Double.NaN : (double) nanos / matches;
    }

    /** Nanoseconds a turn, or NaN when no benchmark counted any. */
    static synchronized double perTurn() {
        return turns == 0 ? Double.NaN : (double) nanos / turns;
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n == 0 ? Double.NaN : (sorted[n / 2] + sorted[(n - 1) / 2]) / 2;
    }

    static double least(double[] values) {
        return Arrays.stream(values).min().orElse(Double.NaN);
    }
}
