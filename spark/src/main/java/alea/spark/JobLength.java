package alea.spark;

import alea.game.Dice;
import java.util.PriorityQueue;

/**
 * How long a job takes on so many cores: a model with few constants, and a simulation of the scheduler beside it.
 *
 * <p>A driver sends out one task after the other and takes in one result after the other; a core does one task at a
 * time and gets its next when the driver has time for it. So a job takes as long as the driver, or as the cores,
 * whichever have more to do:
 *
 * <pre>start + max(tasks * driver, ceil(tasks / cores) * (driver + overhead + work))</pre>
 *
 * @param start seconds until the first task is sent out
 * @param driver seconds that the driver needs for a task: to send it out, and to take in what came of it
 * @param overhead seconds that a core needs for a task besides its work
 */
record JobLength(double start, double driver, double overhead) {
    /** What was measured (docs/scale.md). */
    static final JobLength MEASURED = new JobLength(10, 0.006, 0.012);

    private static final double UNIT = 0x1p-53;

    /**
     * Seconds that a job takes, by the model.
     *
     * @param tasks at least one
     * @param cores at least one
     * @param work seconds of a task's work on a core
     */
    double seconds(long tasks, int cores, double work) {
        double waves = Math.ceil((double) tasks / cores);
        return start + Math.max(tasks * driver, waves * (driver + overhead + work));
    }

    /** The same for a job that goes on from another. */
    JobLength next() {
        return new JobLength(0, driver, overhead);
    }

    /**
     * What part of the cores' time is work, by the model.
     *
     * @see #seconds
     */
    double efficiency(long tasks, int cores, double work) {
        return tasks * work / (cores * seconds(tasks, cores, work));
    }

    /**
     * Seconds that a job takes, event by event.
     *
     * @param work the mean of a task's work
     * @param spread by which part of that the work of a task is more or less, at most; every amount is as likely
     * @param seed of these amounts
     */
    double simulated(long tasks, int cores, double work, double spread, long seed) {
        var dice = new Dice(seed, 0);
        var done = new PriorityQueue<Double>(); // when tasks that are out are done
        double driverFree = start;
        long sent = 0;
        long taken = 0;
        double end = start;
        int idle = cores;
        double half = driver / 2;
        while (taken < tasks) {
            // What is done by now is taken in first: that makes a core free.
            Double next = done.peek();
            if (sent < tasks && idle > 0 && (next == null || next > driverFree)) {
                driverFree += half;
                double uniform = (dice.next() >>> 11) * UNIT;
                done.add(driverFree + overhead + work * (1 + spread * (2 * uniform - 1)));
                idle--;
                sent++;
            } else {
                driverFree = Math.max(driverFree, done.remove()) + half;
                idle++;
                taken++;
                end = driverFree;
            }
        }
        return end;
    }
}
