package alea.stats;

import java.util.Collections;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Results that come in groups: the matches of a group share their dice (one per seating), those of different groups
 * share nothing. Groups may differ in size, for a match may be left out where it says nothing; but one that play has
 * not come to the end of is no group, and must not be added.
 *
 * <p>Kept is how many groups ended in which way, as whole numbers in a fixed order. So nothing that is computed from it
 * depends on the order in which groups were added or partial tallies merged. Not thread-safe: give each thread its own
 * and merge them.
 */
public final class Groups {

    private final SortedMap<Group, Long> tally = new TreeMap<>();
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

    /** Writes what was added. */
    public void save(StateWriter to) {
        to.count(tally.size());
        tally.forEach((group, count) -> {
            to.count(group.wins());
            to.count(group.draws());
            to.count(group.matches());
            to.count(count);
        });
    }

    /**
     * Adds what was written.
     *
     * @throws IllegalArgumentException if that cannot be
     * @throws ArithmeticException if there is too much of it
     */
    public void load(StateReader from) {
        for (int n = from.size(0, Integer.MAX_VALUE); n > 0; n--) {
            add(new Group(from.count(), from.count(), from.count(Integer.MAX_VALUE)), from.count());
        }
    }

    private void add(Group group, long count) {
        tally.merge(group, count, Math::addExact);
        groups = Math.addExact(groups, count);
        matches = Math.addExact(matches, Math.multiplyExact(count, group.matches()));
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

    /** {@return the number of matches in the largest group; 0 without groups} */
    long largest() {
        return tally.isEmpty() ? 0 : tally.lastKey().matches(); // groups are in the order of their sizes
    }

    /** {@return the points of all matches, twice over: 2 for a win, 1 for a draw} */
    long halfPoints() {
        return halfPoints;
    }

    /** {@return points per match, 0 to 1, or nothing when there was no match} */
    public OptionalDouble rate() {
        return matches == 0 ? OptionalDouble.empty() : OptionalDouble.of(halfPoints / 2.0 / matches);
    }

    /** {@return how many groups ended in each way, in a fixed order} A view that can't be changed. */
    SortedMap<Group, Long> tally() {
        return Collections.unmodifiableSortedMap(tally);
    }
}
