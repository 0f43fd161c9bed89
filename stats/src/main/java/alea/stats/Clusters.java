package alea.stats;

/**
 * How many groups there are and how large, and what follows for a ratio of something to matches: the variance of the
 * ratio estimator of cluster sampling (Cochran, Sampling Techniques, 3rd ed. 1977, ch. 6). Sums of whole numbers,
 * exact up to 2<sup>53</sup>.
 */
final class Clusters {
    private long groups;
    private double matches;
    private double matchesSquared;

    /** Adds a group of so many matches. */
    void add(double size) {
        groups++;
        matches += size;
        matchesSquared += size * size;
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
        return Math.max(0, between) / matches / matches * groups / (groups - 1);
    }
}
