package alea.stats;

/**
 * How many groups there are and how large, and what follows for a ratio of something to matches: the variance of the
 * ratio estimator of cluster sampling (Cochran, Sampling Techniques, 3rd ed. 1977, ch. 6). Sums are of whole numbers.
 */
final class Clusters {
    private long groups;
    private long matches;
    private long matchesSquared;

    /** Adds a group of so many matches. */
    void add(long size) {
        groups++;
        matches = Math.addExact(matches, size);
        matchesSquared = Math.addExact(matchesSquared, Math.multiplyExact(size, size));
    }

    /** Adds all groups of others, which stay as they are. */
    void merge(Clusters other) {
        groups = Math.addExact(groups, other.groups);
        matches = Math.addExact(matches, other.matches);
        matchesSquared = Math.addExact(matchesSquared, other.matchesSquared);
    }

    void save(StateWriter to) {
        to.count(groups);
        to.count(matches);
        to.count(matchesSquared);
    }

    /** Takes up what was written, having nothing yet. */
    void load(StateReader from) {
        groups = from.count();
        matches = from.count();
        matchesSquared = from.count();
    }

    /** {@return the number of groups} */
    long groups() {
        return groups;
    }

    /** {@return the number of matches in all groups} */
    double matches() {
        return matches;
    }

    /**
     * {@return the variance of a ratio} Needs two groups.
     *
     * @param ratio something of all groups by the matches of all
     * @param squared the sum over groups of the square of that something
     * @param byMatches the sum over groups of it times the matches of the group
     */
    double variance(double ratio, double squared, double byMatches) {
        double between = squared - 2 * ratio * byMatches + ratio * ratio * matchesSquared;
        return Math.max(0, between) / matches() / matches() * groups / (groups - 1);
    }
}
