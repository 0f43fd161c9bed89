package alea.papers;

import alea.papers.Rule.Claim;
import alea.papers.Rule.Relation;
import alea.report.Bar;
import alea.report.Bars;
import alea.report.Chart;
import alea.report.MarkedChart;
import alea.report.Matrix;
import alea.report.Plot;
import alea.report.Plots;
import alea.report.Series;
import alea.report.Shares;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What must hold of a result before it is taken from a file: that Alea wrote the file once does not mean that nobody
 * else did since. Names become paths, numbers go into tests and pictures, and commands are run by readers.
 */
public final class Audit {
    /** What a file in a report's folder may be called. */
    private static final Pattern NAME = Pattern.compile("(?!\\.{1,2}$)[A-Za-z0-9._-]{1,100}");

    private static final Pattern TRAINING = Pattern.compile("(?:[a-z-]+: [A-Za-z0-9 _.,:=\\[\\]{}+-]+\n)+");
    private static final double LARGEST = 1e15;
    private static final long MOST = 1_000_000_000;

    private Audit() {}

    /** A name that cannot lead out of its folder. */
    static String name(String name) {
        require(NAME.matcher(name).matches(), "a name that is no file's");
        return name;
    }

    /**
     * Holds a result to what an item of today would have written.
     *
     * @throws IllegalArgumentException with what is wrong, when something is
     */
    public static void check(Result result, Item item) {
        require(result.id().equals(item.id()), "another item");
        require(
                result.title().equals(item.title()) && result.place().equals(item.place()),
                "another title or place than the item's");
        result.findings().forEach(Audit::finding);
        for (Result.Grid table : result.tables()) {
            require(
                    !table.head().isEmpty()
                            && table.rows().stream()
                                    .allMatch(row -> row.size() == table.head().size()),
                    "a table that is not rectangular");
        }
        Set<String> names = new HashSet<>();
        for (Plot plot : result.plots()) {
            name(plot.name());
            require(names.add(plot.name()), "two plots of one name");
            plot(plot);
        }
        for (Result.Training training : result.trainings()) {
            name(training.name());
            require(training.name().startsWith(item.id() + "."), "a training of another item");
            require(TRAINING.matcher(training.yaml()).matches(), "a training that is none");
        }
        try {
            Commands.check(result.commands(), result.trainings());
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException("a command that no item writes", e);
        }
    }

    private static void finding(Finding f) {
        Measured m = f.measured();
        require(m.count() >= 0 && m.count() <= MOST, "a count that is out of range");
        require(m.deviation() >= 0, "a deviation that is out of range");
        numbers(m.deviation(), zero(m.value()), zero(m.low()), zero(m.high()));
        Claim claim = f.claim();
        if (claim == null) {
            return;
        }
        require(claim.margin() >= 0, "a margin that is out of range");
        numbers(claim.bound(), claim.margin());
        Trials.Tested tested = claim.tested();
        if (tested != null) {
            require(
                    tested.shows() >= 0 && tested.shows() <= 1 && tested.refutes() >= 0 && tested.refutes() <= 1,
                    "a probability that is out of range");
            require(tested.variance() >= 0, "a variance that is out of range");
            numbers(tested.difference(), tested.variance());
            return;
        }
        require(m.value() != null, "a comparison without a number");
        Double published = f.published().value();
        require(
                claim.relation() != Relation.EQUAL || published != null && published == claim.bound(),
                "a comparison with another number than the published one");
    }

    private static void plot(Plot plot) {
        switch (plot) {
            case Chart chart ->
                chart.series().stream()
                        .map(Series::points)
                        .flatMap(List::stream)
                        .forEach(p -> numbers(p.x(), p.y(), p.low(), p.high()));
            case MarkedChart marked -> {
                plot(marked.chart());
                plot(Plots.lines(marked.name(), marked.title(), "", "", marked.marks()));
            }
            case Bars bars -> {
                for (Bar b : bars.bars()) {
                    numbers(b.value(), b.low(), b.high(), zero(b.published()));
                }
            }
            case Matrix matrix -> {
                numbers(matrix.low(), matrix.high());
                require(
                        matrix.low() < matrix.high()
                                && matrix.values().size() == matrix.rows().size()
                                && matrix.values().stream()
                                        .allMatch(row ->
                                                row.size() == matrix.columns().size()),
                        "a matrix that is none");
                matrix.values().stream()
                        .flatMap(List::stream)
                        .filter(v -> !Double.isNaN(v))
                        .forEach(v -> numbers(v));
            }
            case Shares shares -> {
                int kinds = shares.kinds().size();
                require(
                        shares.kinds().stream().allMatch(kind -> kind.colour() >= 0 && kind.colour() < Shares.COLOURS)
                                && shares.rows().stream()
                                        .map(Shares.Row::counts)
                                        .allMatch(counts -> counts.size() == kinds
                                                && counts.stream().allMatch(n -> n >= 0 && n <= LARGEST)),
                        "shares that are none");
            }
        }
    }

    private static double zero(@Nullable Double value) {
        return value == null ? 0 : value;
    }

    private static void numbers(double... values) {
        for (double v : values) {
            require(Math.abs(v) <= LARGEST, "a number that is out of range");
        }
    }

    private static void require(boolean holds, String fault) {
        if (!holds) {
            throw new IllegalArgumentException(fault);
        }
    }
}
