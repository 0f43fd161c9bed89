package alea.papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What several trainings of each kind came to, an outcome a seed, and tests of claims about the kinds. A training is one observation however
 * many games it is measured by: the next seed gives another curve. Means are compared by Welch's t test (1947), which lets every kind spread as
 * it does.
 *
 * @param outcomes by kind, at least two of each
 */
public record Trials(Map<String, double[]> outcomes) {

    /**
     * A claim, tested.
     *
     * @param evidence what was measured, in words
     * @param shows the probability of what was found, or more of it, if the claim did not hold
     * @param refutes the same if it did
     * @param difference how far the pair that decides is from where the claim ends
     * @param variance of that pair, the sum of both kinds
     */
    public record Tested(String evidence, double shows, double refutes, double difference, double variance) {

        /** How many trainings it would take at a level of so many standard errors. */
        String needed(double level) {
            double z = level + NormalDistribution.of(0, 1).inverseCumulativeProbability(Rule.POWER);
            double off = Math.max(Math.abs(difference), 1e-3);
            return String.format(
                    Locale.ROOT,
                    "it would take about %,.0f trainings of each",
                    Math.ceil(2 + variance * z * z / off / off));
        }
    }

    /** Two kinds, and how far the first is above the second and a margin. */
    private record Pair(double difference, double variance, double p) {
        static Pair of(double[] a, double[] b, double margin) {
            double difference = mean(a) - mean(b) - margin;
            double va = Trials.variance(a) / a.length;
            double vb = Trials.variance(b) / b.length;
            double variance = Trials.variance(a) + Trials.variance(b);
            if (variance == 0) {
                return new Pair(difference, 0, difference > 0 ? 0 : 1);
            }
            double freedom = (va + vb) * (va + vb) / (va * va / (a.length - 1) + vb * vb / (b.length - 1));
            double p = TDistribution.of(freedom).survivalProbability(difference / Math.sqrt(va + vb));
            return new Pair(difference, variance, p);
        }
    }

    /** That a kind is above every other: shown when it is above each of them, refuted when one of them is above it. */
    public Tested highest(String kind) {
        return extreme(kind, true);
    }

    /** That a kind is below every other. */
    public Tested lowest(String kind) {
        return extreme(kind, false);
    }

    private Tested extreme(String kind, boolean high) {
        double[] mine = of(kind);
        List<Pair> over = new ArrayList<>();
        List<Pair> under = new ArrayList<>();
        outcomes.forEach((name, other) -> {
            if (!name.equals(kind)) {
                Pair above = Pair.of(mine, other, 0);
                Pair below = Pair.of(other, mine, 0);
                over.add(high ? above : below);
                under.add(high ? below : above);
            }
        });
        List<String> words = new ArrayList<>();
        outcomes.keySet().stream().filter(k -> !k.equals(kind)).forEach(k -> words.add(words(k)));
        return tested("%s; %s".formatted(words(kind), String.join(", ", words)), over, under);
    }

    /** That kinds stand in this order, the highest first: shown when every step down is, refuted when one goes up. */
    public Tested order(List<String> kinds) {
        List<Pair> steps = new ArrayList<>();
        List<Pair> against = new ArrayList<>();
        for (int i = 1; i < kinds.size(); i++) {
            steps.add(Pair.of(of(kinds.get(i - 1)), of(kinds.get(i)), 0));
            against.add(Pair.of(of(kinds.get(i)), of(kinds.get(i - 1)), 0));
        }
        return tested(String.join(", ", kinds.stream().map(this::words).toList()), steps, against);
    }

    /** That all kinds are within a margin of each other: shown when every pair is, refuted when a pair is farther apart. */
    public Tested alike(double margin) {
        List<double[]> all = List.copyOf(outcomes.values());
        List<Pair> within = new ArrayList<>();
        List<Pair> apart = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < all.size(); j++) {
                if (i != j) {
                    within.add(Pair.of(all.get(i), all.get(j), -margin));
                    apart.add(Pair.of(all.get(i), all.get(j), margin));
                }
            }
        }
        double most = all.stream().mapToDouble(Trials::mean).max().orElseThrow();
        double least = all.stream().mapToDouble(Trials::mean).min().orElseThrow();
        return tested(
                String.format(
                        Locale.ROOT,
                        "means between %.3f and %.3f, %d trainings of each; within %.2f counts as alike",
                        least,
                        most,
                        all.getFirst().length,
                        margin),
                within,
                apart);
    }

    /** That a kind, on average, is above a bound. */
    public Tested above(String kind, double bound) {
        double[] at = {bound, bound}; // spreads not at all
        return tested(
                String.format(Locale.ROOT, "%s; %d trainings", words(kind), of(kind).length),
                List.of(Pair.of(of(kind), at, 0)),
                List.of(Pair.of(at, of(kind), 0)));
    }

    /** That a kind, on average, is below a bound. */
    public Tested below(String kind, double bound) {
        double[] at = {bound, bound};
        return tested(
                String.format(
                        Locale.ROOT,
                        "%s; %d trainings, and below %s is what was said",
                        words(kind),
                        of(kind).length,
                        bound),
                List.of(Pair.of(at, of(kind), 0)),
                List.of(Pair.of(of(kind), at, 0)));
    }

    /** That every kind, on average, is above zero. */
    public Tested above() {
        double[] zero = {0, 0};
        return tested(
                String.join(", ", outcomes.keySet().stream().map(this::words).toList()),
                outcomes.values().stream().map(x -> Pair.of(x, zero, 0)).toList(),
                outcomes.values().stream().map(x -> Pair.of(zero, x, 0)).toList());
    }

    /**
     * That a published training is one like ours: shown when it is within a margin of our mean, refuted when it is farther off than a training
     * is, both by the spread of all kinds together, for it has none of its own.
     *
     * @param published what it came to
     * @param rounding of the printed number
     */
    public Tested like(String kind, double published, double rounding, double margin) {
        double[] mine = of(kind);
        long freedom = outcomes.values().stream().mapToLong(x -> x.length - 1L).sum();
        double pooled = outcomes.values().stream()
                        .mapToDouble(x -> variance(x) * (x.length - 1))
                        .sum()
                / freedom;
        double spread = Math.sqrt(pooled * (1 + 1.0 / mine.length));
        double off = Math.max(0, Math.abs(mean(mine) - published) - rounding);
        var t = TDistribution.of((double) freedom);
        return new Tested(
                String.format(Locale.ROOT, "%s; %d trainings", words(kind), mine.length),
                t.survivalProbability((margin - off) / spread),
                Math.min(1, 2 * t.survivalProbability(off / spread)),
                margin - off,
                2 * pooled);
    }

    private static Tested tested(String evidence, Collection<Pair> all, Collection<Pair> any) {
        // A claim about all pairs holds when the least certain does; that one of several fails has to be tested as
        // often as there are pairs.
        Pair weakest = all.stream().max(Comparator.comparingDouble(Pair::p)).orElseThrow();
        double refutes = any.stream().mapToDouble(Pair::p).min().orElseThrow() * any.size();
        return new Tested(evidence, weakest.p(), Math.min(1, refutes), weakest.difference(), weakest.variance());
    }

    /** A kind's mean and its standard deviation from training to training. */
    public String words(String kind) {
        double[] outcome = of(kind);
        return String.format(Locale.ROOT, "%s %.3f ± %.3f", kind, mean(outcome), Math.sqrt(variance(outcome)));
    }

    /** The same without its name. */
    public String number(String kind) {
        return words(kind).substring(kind.length() + 1);
    }

    private double[] of(String kind) {
        double[] outcome = outcomes.get(kind);
        if (outcome == null) {
            throw new IllegalArgumentException("no trainings of " + kind);
        }
        return outcome;
    }

    /** The mean of numbers. */
    public static double mean(double[] x) {
        return Arrays.stream(x).average().orElseThrow();
    }

    /** Their variance, that of a sample. */
    public static double variance(double[] x) {
        double mean = mean(x);
        return Arrays.stream(x).map(v -> (v - mean) * (v - mean)).sum() / (x.length - 1);
    }
}
