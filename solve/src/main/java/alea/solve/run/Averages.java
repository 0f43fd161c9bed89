package alea.solve.run;

import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * Means over the states of a space that count, see {@link Space#counts}: numbers that no legal position has do not,
 * as a rule.
 *
 * @param states how many numbers count
 * @param means by array of the table
 */
public record Averages(long states, double[] means) {
    /** Summed up at once; the order of the sums, and so the last digit, does not depend on the number of threads. */
    private static final long PART = 1 << 16;

    /** The means over all states. */
    public static Averages of(Solution solution) {
        return of(solution, number -> true);
    }

    private static Averages of(Solution solution, LongPredicate some) {
        long states = solution.space().states();
        int arrays =
                solution.objective().arrays(solution.space().game().seats()).size();
        List<Sum> parts = LongStream.rangeClosed(0, (states - 1) / PART)
                .parallel()
                .mapToObj(p -> sum(solution, arrays, p * PART, Math.min(states, (p + 1) * PART), some))
                .toList();
        var total = new Sum(arrays);
        parts.forEach(total::add);
        double[] means = new double[arrays];
        for (int a = 0; a < arrays; a++) {
            means[a] = (total.sums[a] + total.rest[a]) / total.count;
        }
        return new Averages(total.count, means);
    }

    private static Sum sum(Solution solution, int arrays, long from, long to, LongPredicate some) {
        Space space = solution.space();
        Position position = space.game().start();
        var sum = new Sum(arrays);
        for (long n = from; n < to; n++) {
            if (some.test(n) && space.counts(n, position)) {
                sum.count++;
                for (int a = 0; a < arrays; a++) {
                    sum.add(a, solution.arrays().get(a, n));
                }
            }
        }
        return sum;
    }

    /** The probability of a draw in the mean, of an own-win solution. */
    public double draw() {
        double draw = 1;
        for (double mean : means) {
            draw -= mean;
        }
        return draw;
    }

    /** Sums with what was rounded off kept apart: Neumaier, Rundungsfehleranalyse einiger Verfahren (1974). */
    private static final class Sum {
        private final double[] sums;
        private final double[] rest;
        private long count;

        Sum(int arrays) {
            sums = new double[arrays];
            rest = new double[arrays];
        }

        void add(int a, double x) {
            double sum = sums[a] + x;
            rest[a] += Math.abs(sums[a]) >= Math.abs(x) ? sums[a] - sum + x : x - sum + sums[a];
            sums[a] = sum;
        }

        void add(Sum other) {
            count += other.count;
            for (int a = 0; a < sums.length; a++) {
                add(a, other.sums[a]);
                add(a, other.rest[a]);
            }
        }
    }

    /** What the tables of a solution say of the start of a match, the seat that begins first. */
    public static double[] start(Solution solution) {
        var start = new ArrayList<Double>();
        Position position = solution.space().game().start();
        Optional<LongPredicate> deals = solution.space().deals();
        if (deals.isPresent()) {
            for (double mean : of(solution, deals.get()).means) {
                start.add(mean);
            }
        } else if (solution.objective() == Objective.ZERO_SUM) {
            var range = solution.values().at(position);
            start.add(range.lower());
            start.add(range.upper());
        } else {
            for (double win : solution.wins().at(position)) {
                start.add(win);
            }
        }
        return start.stream().mapToDouble(d -> d).toArray();
    }
}
