package alea.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What samples say of a claim about their means, for it and against it. A claim that is neither shown nor refuted is
 * open.
 *
 * @param shows the probability of what was found, or more of it, if the claim did not hold
 * @param refutes the same if it did
 * @param difference how far the pair of means that decides is from where the claim ends
 * @param variance of an observation of that pair, the sum of both
 */
public record Evidence(double shows, double refutes, double difference, double variance) {

    /** Differences that are smaller are not looked for. */
    private static final double LEAST = 1e-3;

    /** {@return whether a mean is above all others: shown when it is above each, refuted when one is above it} */
    public static Evidence highest(Sample mine, Collection<Sample> others) {
        return of(
                others.stream().map(other -> Welch.above(mine, other, 0)).toList(),
                others.stream().map(other -> Welch.above(other, mine, 0)).toList());
    }

    /** {@return whether a mean is below all others} */
    public static Evidence lowest(Sample mine, Collection<Sample> others) {
        return of(
                others.stream().map(other -> Welch.above(other, mine, 0)).toList(),
                others.stream().map(other -> Welch.above(mine, other, 0)).toList());
    }

    /** {@return whether means fall: shown when every step goes down, refuted when one goes up} */
    public static Evidence falling(List<Sample> samples) {
        List<Welch> down = new ArrayList<>();
        List<Welch> up = new ArrayList<>();
        for (int i = 1; i < samples.size(); i++) {
            down.add(Welch.above(samples.get(i - 1), samples.get(i), 0));
            up.add(Welch.above(samples.get(i), samples.get(i - 1), 0));
        }
        return of(down, up);
    }

    /** {@return whether all means are within a margin of each other: refuted when a pair is farther apart} */
    public static Evidence alike(List<Sample> samples, double margin) {
        List<Welch> within = new ArrayList<>();
        List<Welch> apart = new ArrayList<>();
        for (int i = 0; i < samples.size(); i++) {
            for (int j = 0; j < samples.size(); j++) {
                if (i != j) {
                    within.add(Welch.above(samples.get(i), samples.get(j), -margin));
                    apart.add(Welch.above(samples.get(i), samples.get(j), margin));
                }
            }
        }
        return of(within, apart);
    }

    /** {@return whether every mean is above a bound} */
    public static Evidence above(Collection<Sample> samples, double bound) {
        Sample at = Sample.constant(bound);
        return of(
                samples.stream().map(sample -> Welch.above(sample, at, 0)).toList(),
                samples.stream().map(sample -> Welch.above(at, sample, 0)).toList());
    }

    /** {@return whether a mean is below a bound} */
    public static Evidence below(Sample sample, double bound) {
        Sample at = Sample.constant(bound);
        return of(List.of(Welch.above(at, sample, 0)), List.of(Welch.above(sample, at, 0)));
    }

    /**
     * {@return whether a single observation, of somebody else, is one like those of a sample: shown when it is within a
     * margin of the mean, refuted when it is farther off than an observation is, both by the spread of all samples
     * together, for it has none of its own}
     *
     * @param all samples that are taken to spread alike, {@code mine} among them
     * @param off how far the observation is from the mean, 0 or more
     */
    public static Evidence like(Sample mine, Collection<Sample> all, double off, double margin) {
        long freedom = all.stream().mapToLong(x -> x.size() - 1L).sum();
        double pooled =
                all.stream().mapToDouble(x -> x.variance() * (x.size() - 1)).sum() / freedom;
        double spread = Math.sqrt(pooled * (1 + 1.0 / mine.size()));
        var t = TDistribution.of((double) freedom);
        return new Evidence(
                t.survivalProbability((margin - off) / spread),
                Math.min(1, 2 * t.survivalProbability(off / spread)),
                margin - off,
                2 * pooled);
    }

    /**
     * A claim about all pairs holds when the least certain does; that one of several fails has to be tested as often as
     * there are pairs (Bonferroni).
     */
    private static Evidence of(List<Welch> all, List<Welch> any) {
        Welch weakest = all.stream().max(Comparator.comparingDouble(Welch::p)).orElseThrow();
        double refutes = any.stream().mapToDouble(Welch::p).min().orElseThrow() * any.size();
        return new Evidence(weakest.p(), Math.min(1, refutes), weakest.difference(), weakest.variance());
    }

    /**
     * {@return about how many observations a sample it takes to tell}
     *
     * @param z the standard errors that the difference has to have
     */
    public double needed(double z) {
        double off = Math.max(Math.abs(difference), LEAST);
        return Math.ceil(2 + variance * z * z / off / off);
    }
}
