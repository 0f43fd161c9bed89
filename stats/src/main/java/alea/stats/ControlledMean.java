package alea.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The mean of values that matches have, without what they owe to a control whose mean is known to be zero: value - c
 * control. Matches come in groups: those of a group share their dice, those of different groups share nothing.
 *
 * <p>c = E[(value - e) control] / E[control<sup>2</sup>] is the coefficient of least variance, with any constant e. It
 * is fitted for each of {@value #PARTS} parts of all groups on the other parts, so that the mean stays unbiased. What
 * is kept is sums of each part, and they are exact: nothing depends on the order in which groups were added or means
 * merged, and there is no more to keep for more groups. Not thread-safe.
 */
public final class ControlledMean {
    /** How many parts groups are dealt into by their numbers. */
    public static final int PARTS = 100;

    /** What rounding leaves of a control that there is none of. */
    private static final double ROUNDING = 1e-18;

    /** Different values of which the controls are known apart. */
    private static final int APART = 64;

    /**
     * A match.
     *
     * @param value what it was worth
     * @param even what it is worth between equals
     * @param control of mean zero
     */
    public record Match(double value, double even, double control) {}

    private final Part[] parts = new Part[PARTS];
    /** By value: the least and the greatest control that came with it. */
    private final NavigableMap<Double, Interval> controls = new TreeMap<>();

    /** Whether there were too many values: then only the first, the last and all controls are known. */
    private boolean many;

    /** Sums over groups: R of values, X of controls in a group, n of its matches. */
    private static final class Part {
        final Clusters clusters = new Clusters();
        long largest;
        final ExactSum r = new ExactSum();
        final ExactSum x = new ExactSum();
        final ExactSum rr = new ExactSum();
        final ExactSum rx = new ExactSum();
        final ExactSum xx = new ExactSum();
        final ExactSum rn = new ExactSum();
        final ExactSum xn = new ExactSum();
        /** Of (value - even) control of every match. */
        final ExactSum products = new ExactSum();
        /** Of the square of every control. */
        final ExactSum squares = new ExactSum();

        List<ExactSum> sums() {
            return List.of(r, x, rr, rx, xx, rn, xn, products, squares);
        }
    }

    /** Nothing yet. */
    public ControlledMean() {
        Arrays.setAll(parts, i -> new Part());
    }

    /**
     * Adds a group; one without any match is none.
     *
     * @param number of the group, which says in which part it is
     */
    public void add(long number, List<Match> matches) {
        if (matches.isEmpty()) {
            return;
        }
        Part part = parts[(int) Math.floorMod(number, (long) PARTS)];
        double values = 0;
        double owed = 0;
        for (Match match : matches) {
            values += match.value;
            owed += match.control;
            part.products.add((match.value - match.even) * match.control);
            part.squares.add(match.control * match.control);
            extend(match.value, new Interval(match.control, match.control));
        }
        int n = matches.size();
        part.clusters.add(n);
        part.largest = Math.max(part.largest, n);
        part.r.add(values);
        part.x.add(owed);
        part.rr.add(values * values);
        part.rx.add(values * owed);
        part.xx.add(owed * owed);
        part.rn.add(values * n);
        part.xn.add(owed * n);
    }

    private void extend(double value, Interval control) {
        controls.merge(value, control, ControlledMean::hull);
        if (many || controls.size() > APART) {
            many = true;
            Interval all =
                    controls.values().stream().reduce(ControlledMean::hull).orElseThrow();
            double first = controls.firstKey();
            double last = controls.lastKey();
            controls.clear();
            controls.put(first, all);
            controls.put(last, all);
        }
    }

    private static Interval hull(Interval a, Interval b) {
        return new Interval(Math.min(a.low(), b.low()), Math.max(a.high(), b.high()));
    }

    /** Adds all groups of another, which stays as it is. */
    public void merge(ControlledMean other) {
        for (int i = 0; i < PARTS; i++) {
            parts[i].clusters.merge(other.parts[i].clusters);
            parts[i].largest = Math.max(parts[i].largest, other.parts[i].largest);
            List<ExactSum> sums = parts[i].sums();
            List<ExactSum> added = other.parts[i].sums();
            for (int k = 0; k < sums.size(); k++) {
                sums.get(k).merge(added.get(k));
            }
        }
        many |= other.many;
        Map.copyOf(other.controls).forEach(this::extend);
    }

    /** Writes what was added. */
    public void save(StateWriter to) {
        for (Part part : parts) {
            part.clusters.save(to);
            to.count(part.largest);
            part.sums().forEach(sum -> sum.save(to));
        }
        to.count(many ? 1 : 0);
        to.count(controls.size());
        controls.forEach((value, control) -> {
            to.number(value);
            to.number(control.low());
            to.number(control.high());
        });
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    public void load(StateReader from) {
        for (Part part : parts) {
            part.clusters.load(from);
            part.largest = from.count();
            part.sums().forEach(sum -> sum.load(from));
        }
        many = from.count(1) == 1;
        for (int n = from.size(0, APART); n > 0; n--) {
            extend(from.number(), new Interval(from.number(), from.number()));
        }
    }

    /** {@return the number of matches} */
    public long matches() {
        return Arrays.stream(parts).mapToLong(p -> (long) p.clusters.matches()).sum();
    }

    /** {@return the mean of all values as they were, or nothing when there was none} */
    public OptionalDouble plain() {
        return mean(new double[PARTS]);
    }

    /** {@return the 95 % interval of that, as that of a {@link GroupedMean} within the values that there were} */
    public Optional<Interval> plainInterval() {
        return interval(new double[PARTS]);
    }

    /** {@return the mean without what is owed to the control, or nothing when there was no match} */
    public OptionalDouble mean() {
        return mean(coefficients());
    }

    /** {@return the 95 % interval of that, likewise} */
    public Optional<Interval> interval() {
        return interval(coefficients());
    }

    private double[] coefficients() {
        double products = total(p -> p.products);
        double squares = total(p -> p.squares);
        double one = squares / Math.max(1, all().groups());
        double[] coefficients = new double[PARTS];
        for (int i = 0; i < PARTS; i++) {
            double others = squares - parts[i].squares.value();
            // One more group, in which the control counts as it does by right: few matches fit badly.
            coefficients[i] = others > ROUNDING ? (products - parts[i].products.value() + one) / (others + one) : 1;
        }
        return coefficients;
    }

    private double total(Function<Part, ExactSum> sum) {
        var total = new ExactSum();
        for (Part part : parts) {
            total.merge(sum.apply(part));
        }
        return total.value();
    }

    private Clusters all() {
        var all = new Clusters();
        for (Part part : parts) {
            all.merge(part.clusters);
        }
        return all;
    }

    private OptionalDouble mean(double[] coefficients) {
        Clusters all = all();
        return all.groups() == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum(coefficients) / all.matches());
    }

    private double sum(double[] coefficients) {
        double sum = 0;
        for (int i = 0; i < PARTS; i++) {
            sum += parts[i].r.value() - coefficients[i] * parts[i].x.value();
        }
        return sum;
    }

    private Optional<Interval> interval(double[] coefficients) {
        double squared = 0;
        double byMatches = 0;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        long largest = 0;
        for (int i = 0; i < PARTS; i++) {
            Part part = parts[i];
            double c = coefficients[i];
            squared += part.rr.value() - 2 * c * part.rx.value() + c * c * part.xx.value();
            byMatches += part.rn.value() - c * part.xn.value();
            largest = Math.max(largest, part.largest);
            if (part.clusters.groups() > 0) {
                for (Map.Entry<Double, Interval> entry : controls.entrySet()) {
                    double a = entry.getKey() - c * entry.getValue().low();
                    double b = entry.getKey() - c * entry.getValue().high();
                    low = Math.min(low, Math.min(a, b));
                    high = Math.max(high, Math.max(a, b));
                }
            }
        }
        return GroupedMean.interval(low, high, all(), largest, sum(coefficients), squared, byMatches);
    }
}
