package alea.papers;

import alea.stats.Evidence;
import alea.stats.Sample;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What several trainings of each kind came to, an outcome a seed, and tests of claims about the kinds. A training is
 * one observation however many games it is measured by: the next seed gives another curve. {@link Evidence} tests
 * means; this puts them in words.
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
        static Tested of(String words, Evidence evidence) {
            return new Tested(words, evidence.shows(), evidence.refutes(), evidence.difference(), evidence.variance());
        }

        /** How many trainings it would take for a difference of so many standard errors. */
        String needed(double z) {
            return String.format(
                    Locale.ROOT,
                    "it would take about %,.0f trainings of each",
                    new Evidence(shows, refutes, difference, variance).needed(z));
        }
    }

    /** That a kind is above every other: shown when it is above each of them, refuted when one of them is above it. */
    public Tested highest(String kind) {
        return Tested.of(beside(kind), Evidence.highest(of(kind), others(kind)));
    }

    /** That a kind is below every other. */
    public Tested lowest(String kind) {
        return Tested.of(beside(kind), Evidence.lowest(of(kind), others(kind)));
    }

    private String beside(String kind) {
        List<String> others =
                outcomes.keySet().stream().filter(k -> !k.equals(kind)).toList();
        return "%s; %s".formatted(words(kind), words(others));
    }

    private List<Sample> others(String kind) {
        return outcomes.keySet().stream()
                .filter(k -> !k.equals(kind))
                .map(this::of)
                .toList();
    }

    /** That kinds stand in this order, the highest first: shown when every step down is, refuted when one goes up. */
    public Tested order(List<String> kinds) {
        return Tested.of(
                words(kinds), Evidence.falling(kinds.stream().map(this::of).toList()));
    }

    /**
     * That all kinds are within a margin of each other: shown when every pair is, refuted when a pair is farther apart.
     */
    public Tested alike(double margin) {
        List<Sample> all = all();
        String words = String.format(
                Locale.ROOT,
                "means between %.3f and %.3f, %d trainings of each; within %.2f counts as alike",
                all.stream().mapToDouble(Sample::mean).min().orElseThrow(),
                all.stream().mapToDouble(Sample::mean).max().orElseThrow(),
                all.getFirst().size(),
                margin);
        return Tested.of(words, Evidence.alike(all, margin));
    }

    /** That a kind, on average, is above a bound. */
    public Tested above(String kind, double bound) {
        return Tested.of(counted(kind), Evidence.above(List.of(of(kind)), bound));
    }

    /** That a kind, on average, is below a bound. */
    public Tested below(String kind, double bound) {
        String words = counted(kind) + String.format(Locale.ROOT, ", and below %s is what was said", bound);
        return Tested.of(words, Evidence.below(of(kind), bound));
    }

    /** That every kind, on average, is above zero. */
    public Tested above() {
        return Tested.of(words(outcomes.keySet()), Evidence.above(all(), 0));
    }

    /**
     * That a published training is one like ours: shown when it is within a margin of our mean, refuted when it is
     * farther off than a training is.
     *
     * @param published what it came to
     * @param rounding of the printed number
     */
    public Tested like(String kind, double published, double rounding, double margin) {
        Sample mine = of(kind);
        double off = Math.max(0, Math.abs(mine.mean() - published) - rounding);
        return Tested.of(counted(kind), Evidence.like(mine, all(), off, margin));
    }

    private String counted(String kind) {
        return String.format(Locale.ROOT, "%s; %d trainings", words(kind), of(kind).size());
    }

    private String words(Collection<String> kinds) {
        return kinds.stream().map(this::words).collect(Collectors.joining(", "));
    }

    /** A kind's mean and its standard deviation from training to training. */
    public String words(String kind) {
        Sample sample = of(kind);
        return String.format(Locale.ROOT, "%s %.3f ± %.3f", kind, sample.mean(), sample.deviation());
    }

    /** The same without its name. */
    public String number(String kind) {
        return words(kind).substring(kind.length() + 1);
    }

    private Sample of(String kind) {
        double[] outcome = outcomes.get(kind);
        if (outcome == null) {
            throw new IllegalArgumentException("no trainings of " + kind);
        }
        return Sample.of(outcome);
    }

    private List<Sample> all() {
        return outcomes.values().stream().map(Sample::of).toList();
    }
}
