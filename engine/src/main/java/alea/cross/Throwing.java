package alea.cross;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is thrown, and what it counts.
 *
 * @param dice dice thrown at once: 1 or 2
 * @param values what one of them, or the cowries or sticks, can show
 * @param use how the values of a throw are used
 * @param readings values that count other steps than they show
 * @param undersides whether the undersides count after a doublet with an empty base
 */
public record Throwing(int dice, List<Value> values, Use use, List<Reading> readings, Undersides undersides) {
    /** One die. */
    public static final Throwing DIE = new Throwing(1, faces(), Use.WHOLE, List.of(), Undersides.NONE);

    /** Two dice, each of them a move. */
    public static final Throwing TWO_DICE = new Throwing(2, faces(), Use.APART, List.of(), Undersides.NONE);

    /**
     * A value.
     *
     * @param shows 1 or more
     * @param weight how often it comes, beside the others
     */
    public record Value(int shows, int weight) {}

    /** How the values of a throw are used. */
    public enum Use {
        /** One value, one move. */
        WHOLE,
        /** Each value is a move, in any order. */
        APART,
        /** Throws that throw again are kept, and moved in any order when the last one is thrown. */
        KEPT
    }

    /**
     * What a value counts.
     *
     * @param value as it shows
     * @param steps that it counts
     * @param baseEmpty whether only while no pawn is in the base
     */
    public record Reading(int value, int steps, boolean baseEmpty) {}

    /** What the undersides of a doublet count. */
    public enum Undersides {
        /** Nothing. */
        NONE,
        /** Each is used as far as it can be. */
        PARTS,
        /** All four values are used, or none. */
        WHOLE
    }

    /** The most values that are kept: no throw after it gives another. No match comes there but by hand. */
    static final int MOST_KEPT = 100;

    private static final int MOST_CASES = 10_000;

    private static List<Value> faces() {
        return IntStream.rangeClosed(1, 6).mapToObj(face -> new Value(face, 1)).toList();
    }

    /** The same with a reading. */
    Throwing reading(Reading reading) {
        return new Throwing(dice, values, use, List.of(reading), undersides);
    }

    /** The steps of a value. */
    public int steps(int value, boolean baseEmpty) {
        for (Reading reading : readings) {
            if (reading.value == value && (baseEmpty || !reading.baseEmpty)) {
                return reading.steps;
            }
        }
        return value;
    }

    /** What can be thrown, as values ascending, in the order of chance options. */
    public List<List<Integer>> outcomes() {
        List<List<Integer>> outcomes = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (dice == 1) {
                outcomes.add(List.of(values.get(i).shows));
                continue;
            }
            for (int j = i; j < values.size(); j++) {
                outcomes.add(List.of(values.get(i).shows, values.get(j).shows));
            }
        }
        return outcomes;
    }

    /** The probabilities of {@link #outcomes}: of two dice, either may show either value. */
    public double[] probabilities() {
        int all = values.stream().mapToInt(Value::weight).sum();
        List<Double> probabilities = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            double one = values.get(i).weight;
            if (dice == 1) {
                probabilities.add(one / all);
                continue;
            }
            for (int j = i; j < values.size(); j++) {
                probabilities.add(one * values.get(j).weight * (i == j ? 1 : 2) / (all * all));
            }
        }
        return probabilities.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /**
     * The undersides of a doublet, which count, too, while the base is empty: opposite faces of a die sum to the same.
     *
     * @param thrown one of {@link #outcomes}
     */
    public List<Integer> undersides(List<Integer> thrown) {
        if (undersides == Undersides.NONE || !isDoublet(thrown)) {
            return List.of();
        }
        int least = values.stream().mapToInt(Value::shows).min().orElseThrow();
        int under = least + most() - thrown.getFirst();
        return List.of(under, under);
    }

    /** Whether these are two equal values. */
    static boolean isDoublet(List<Integer> thrown) {
        return thrown.size() > 1 && thrown.get(0).equals(thrown.get(1));
    }

    /** Equally likely cases, each as its index in {@link #outcomes}; null where there are very many. */
    public int @Nullable [] cases() {
        long all = values.stream().mapToLong(Value::weight).sum();
        if (dice == 2 ? all * all > MOST_CASES : all > MOST_CASES) {
            return null;
        }
        int[] cases = new int[(int) (dice == 2 ? all * all : all)];
        int outcome = 0;
        int n = 0;
        for (int i = 0; i < values.size(); i++) {
            for (int j = i; j < (dice == 1 ? i + 1 : values.size()); j++) {
                int weight = values.get(i).weight * (dice == 1 ? 1 : values.get(j).weight * (i == j ? 1 : 2));
                Arrays.fill(cases, n, n + weight, outcome++);
                n += weight;
            }
        }
        return cases;
    }

    /** Whether all outcomes are as likely. */
    public boolean isEven() {
        return dice == 1 && values.stream().mapToInt(Value::weight).distinct().count() == 1;
    }

    /** The greatest value. */
    public int most() {
        return values.stream().mapToInt(Value::shows).max().orElseThrow();
    }
}
