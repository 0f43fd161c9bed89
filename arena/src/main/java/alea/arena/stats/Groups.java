package alea.arena.stats;

import java.util.Comparator;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Results that come in groups: the matches of a group share their dice (one per seating), those of different groups
 * share nothing. Groups may differ in size; when play stops early the last one is incomplete.
 *
 * <p>Kept is how many groups ended in which way, as whole numbers in a fixed order. So nothing that is computed from it
 * depends on the order in which groups were added or partial tallies merged. Not thread-safe: give each thread its own
 * and merge them.
 */
public final class Groups {

    private final NavigableMap<Group, Long> tally = new TreeMap<>();
    private long groups;
    private long matches;
    private long halfPoints;

    /**
     * Adds one group. A win scores one point, a draw half, anything else nothing; for a plain rate of wins pass no
     * draws.
     *
     * @param wins matches won, 0 or more
     * @param draws matches drawn, 0 or more
     * @param matches all matches of the group, at least 1 and at least wins + draws
     * @throws IllegalArgumentException if a count is out of range
     */
    public void add(long wins, long draws, long matches) {
        add(new Group(wins, draws, matches), 1);
    }

    /** Adds all groups of another tally, which stays as it is. */
    public void merge(Groups other) {
        // A copy, so that merging a tally with itself doubles it rather than failing on the way.
        new TreeMap<>(other.tally).forEach(this::add);
    }

    private void add(Group group, long count) {
        tally.merge(group, count, Math::addExact);
        groups = Math.addExact(groups, count);
        matches = Math.addExact(matches, Math.multiplyExact(count, group.matches));
        halfPoints = Math.addExact(halfPoints, Math.multiplyExact(count, group.halfPoints()));
    }

    /** {@return the number of groups, complete or not} */
    public long groups() {
        return groups;
    }

    /** {@return the number of matches in all groups} */
    public long matches() {
        return matches;
    }

    /** {@return points per match, 0 to 1, or nothing when there was no match} */
    public OptionalDouble rate() {
        return matches == 0 ? OptionalDouble.empty() : OptionalDouble.of(halfPoints / 2.0 / matches);
    }

    /** {@return the spread of the groups around the common rate} Needs at least one match. */
    Spread spread() {
        double rate = halfPoints / 2.0 / matches;
        double between = 0;
        double within = 0;
        for (var entry : tally.entrySet()) {
            double count = entry.getValue();
            between += count * square(residual(entry.getKey()));
            within += count * entry.getKey().squares(rate);
        }
        double excess = 0;
        if (between > 0) {
            for (var entry : tally.entrySet()) {
                double own = square(residual(entry.getKey())) - between / within * entry.getKey().squares(rate);
                excess += entry.getValue() * square(own);
            }
        }
        return new Spread(groups, matches, between, within, excess);
    }

    /**
     * {@return the sum over all groups of the log-likelihood ratio of the group's rate taken as one trial}
     *
     * @param win the log-likelihood ratio of a success
     * @param loss that of a failure
     */
    double sumOfGroupTrials(double win, double loss) {
        double sum = 0;
        for (var entry : tally.entrySet()) {
            double mean = entry.getKey().halfPoints() / 2.0 / entry.getKey().matches;
            sum += entry.getValue() * (mean * win + (1 - mean) * loss);
        }
        return sum;
    }

    /**
     * Points above what the common rate lets a group of this size expect. The numerator is exact, so that a spread of
     * zero comes out as zero and not as a rounding error.
     */
    private double residual(Group group) {
        long numerator = Math.subtractExact(
                Math.multiplyExact(group.halfPoints(), matches), Math.multiplyExact(halfPoints, group.matches));
        return numerator / (2.0 * matches);
    }

    private static double square(double x) {
        return x * x;
    }

    private record Group(long wins, long draws, long matches) implements Comparable<Group> {

        private static final Comparator<Group> ORDER = Comparator.comparingLong(Group::matches)
                .thenComparingLong(Group::wins)
                .thenComparingLong(Group::draws);

        Group {
            if (wins < 0 || draws < 0 || matches < 1 || wins > matches - draws) {
                throw new IllegalArgumentException("a group needs at least one match, and no more wins and draws than"
                        + " matches, not " + wins + " wins and " + draws + " draws of " + matches);
            }
        }

        long halfPoints() {
            return 2 * wins + draws;
        }

        /** The sum over the group's matches of (score - rate) squared. */
        double squares(double rate) {
            return wins * square(1 - rate) + draws * square(0.5 - rate) + (matches - wins - draws) * square(rate);
        }

        @Override
        public int compareTo(Group other) {
            return ORDER.compare(this, other);
        }
    }
}
