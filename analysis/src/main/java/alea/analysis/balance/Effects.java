package alea.analysis.balance;

import alea.stats.BlockEstimate;
import alea.stats.Gauss;
import alea.stats.Holm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The effects of a factorial design: differences between variants that differ in one key alone, averaged over the
 * others, and differences of such differences for pairs of keys (G. E. P. Box, J. S. Hunter and W. G. Hunter,
 * Statistics for Experimenters, 2nd ed. 2005, ch. 5; an interaction there is half of ours). Blocks of deals are paired.
 */
final class Effects {
    private static final double LEVEL = 0.05;

    private final Factorial factorial;
    /** By variant; a measure that a variant does not tell is missing. */
    private final List<Map<Measure, MeasuredValue>> readings;

    private final List<Found> found = new ArrayList<>();

    /**
     * An effect with what tells whether it is there.
     *
     * @param p the probability of such an effect where there is none
     */
    private record Found(Balance.Effect effect, Measure measure, double p) {}

    /**
     * A change of keys.
     *
     * @param terms variants with their sign, which sum to the effect
     * @param times how often the design has it
     */
    private record Change(String key, String from, String to, List<Integer> terms, List<Double> signs, int times) {}

    private Effects(Factorial factorial, List<Map<Measure, MeasuredValue>> readings) {
        this.factorial = factorial;
        this.readings = readings;
    }

    /** All effects, by measure, the largest first. */
    static List<Balance.Effect> of(Factorial factorial, List<Map<Measure, MeasuredValue>> readings) {
        var effects = new Effects(factorial, readings);
        effects.single();
        effects.pairs();
        return effects.sorted();
    }

    private List<Balance.Effect> sorted() {
        boolean[] clear = Holm.rejected(found.stream().mapToDouble(Found::p).toArray(), LEVEL);
        List<Found> all = new ArrayList<>();
        for (int i = 0; i < clear.length; i++) {
            Found f = found.get(i);
            Balance.Effect e = f.effect;
            all.add(new Found(
                    new Balance.Effect(
                            e.key(), e.from(), e.to(), e.measure(), e.effect(), e.ci95(), e.exact(), clear[i]),
                    f.measure,
                    f.p));
        }
        all.sort(Comparator.comparing(Found::measure)
                .thenComparing(Comparator.comparingDouble((Found f) -> Math.abs(f.effect.effect()))
                        .reversed()));
        return all.stream().map(Found::effect).toList();
    }

    private void single() {
        List<Variation> keys = factorial.variations();
        for (int k = 0; k < keys.size(); k++) {
            for (int to = 1; to < keys.get(k).values().size(); to++) {
                add(keys.get(k), to, k);
            }
        }
    }

    private void add(Variation key, int to, int k) {
        List<Integer> terms = new ArrayList<>();
        List<Double> signs = new ArrayList<>();
        for (Factorial.Variant variant : factorial.variants()) {
            if (variant.levels().get(k) == to) {
                int[] levels = levels(variant);
                collect(terms, signs, levels, new int[][] {{k, 0, to}});
            }
        }
        add(new Change(key.key(), key.values().getFirst(), key.values().get(to), terms, signs, terms.size() / 2));
    }

    private void pairs() {
        List<Variation> keys = factorial.variations();
        for (int k = 0; k < keys.size(); k++) {
            for (int m = k + 1; m < keys.size(); m++) {
                for (int to = 1; to < keys.get(k).values().size(); to++) {
                    for (int too = 1; too < keys.get(m).values().size(); too++) {
                        add(k, to, m, too);
                    }
                }
            }
        }
    }

    private void add(int k, int to, int m, int too) {
        Variation one = factorial.variations().get(k);
        Variation other = factorial.variations().get(m);
        List<Integer> terms = new ArrayList<>();
        List<Double> signs = new ArrayList<>();
        for (Factorial.Variant variant : factorial.variants()) {
            if (variant.levels().get(k) == to && variant.levels().get(m) == too) {
                collect(terms, signs, levels(variant), new int[][] {{k, 0, to}, {m, 0, too}});
            }
        }
        add(new Change(
                one.key() + "," + other.key(),
                one.values().getFirst() + "," + other.values().getFirst(),
                one.values().get(to) + "," + other.values().get(too),
                terms,
                signs,
                terms.size() / 4));
    }

    private static int[] levels(Factorial.Variant variant) {
        return variant.levels().stream().mapToInt(level -> level).toArray();
    }

    /** Adds the variants of a difference, or of a difference of differences, where all of them are there. */
    private void collect(List<Integer> terms, List<Double> signs, int[] levels, int[][] keys) {
        List<Integer> its = new ArrayList<>();
        List<Double> their = new ArrayList<>();
        for (int bits = 0; bits < 1 << keys.length; bits++) {
            int[] at = levels.clone();
            for (int i = 0; i < keys.length; i++) {
                at[keys[i][0]] = keys[i][1 + (bits >>> i & 1)];
            }
            Optional<Integer> number = factorial.number(at);
            if (number.isEmpty()) {
                return;
            }
            its.add(number.get());
            their.add((keys.length - Integer.bitCount(bits)) % 2 == 0 ? 1.0 : -1.0);
        }
        terms.addAll(its);
        signs.addAll(their);
    }

    private void add(Change change) {
        if (change.times > 0) {
            for (Measure measure : Measure.values()) {
                if (change.terms.stream()
                        .allMatch(number -> readings.get(number).containsKey(measure))) {
                    found.add(effect(change, measure));
                }
            }
        }
    }

    private Found effect(Change change, Measure measure) {
        List<MeasuredValue> its = change.terms.stream()
                .map(number -> readings.get(number).get(measure))
                .toList();
        double[] weights =
                change.signs.stream().mapToDouble(sign -> sign / change.times).toArray();
        if (its.stream().allMatch(r -> r.exact().isPresent())) {
            double effect = 0;
            double gap = 0;
            for (int i = 0; i < weights.length; i++) {
                effect += weights[i] * its.get(i).value();
                gap += Math.abs(weights[i]) * its.get(i).gap();
            }
            return new Found(
                    line(change, measure, effect, List.of(effect - gap, effect + gap), true),
                    measure,
                    Math.abs(effect) > gap ? 0 : 1);
        }
        BlockEstimate estimate = BlockEstimate.combined(
                its.stream().map(MeasuredValue::simulated).toList(), weights);
        List<Double> interval = interval(measure, estimate, its, weights);
        return new Found(
                line(change, measure, estimate.value(), interval, false),
                measure,
                interval.isEmpty() || estimate.error() == 0
                        ? 1
                        : Gauss.beyond(Math.abs(estimate.value()) / estimate.error()));
    }

    /** Where all deals differ alike, or not at all, as wide as so many alike leave possible. */
    private static List<Double> interval(
            Measure measure, BlockEstimate estimate, List<MeasuredValue> its, double[] weights) {
        if (!estimate.isKnown() || its.stream().anyMatch(r -> r.interval().isEmpty())) {
            return Collections.emptyList();
        }
        double scale = 0;
        long matches = Long.MAX_VALUE;
        for (int i = 0; i < weights.length; i++) {
            double value = its.get(i).simulated().value();
            scale += Math.abs(weights[i]) * (measure.isShare() ? 1 : Math.max(1, Math.abs(value)));
            matches = Math.min(matches, its.get(i).matches());
        }
        return estimate.differenceInterval(matches, scale)
                .map(i -> List.of(i.low(), i.high()))
                .orElse(List.of());
    }

    private static Balance.Effect line(
            Change change, Measure measure, double effect, List<Double> interval, boolean exact) {
        return new Balance.Effect(change.key, change.from, change.to, measure.word(), effect, interval, exact, false);
    }
}
