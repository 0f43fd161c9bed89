package alea.stats;

import java.util.Comparator;

/**
 * How one group of matches ended.
 *
 * @param wins matches won
 * @param draws matches drawn
 * @param matches all matches, at least 1 and at least wins + draws
 */
record Group(long wins, long draws, long matches) implements Comparable<Group> {

    private static final Comparator<Group> ORDER = Comparator.comparingLong(Group::matches)
            .thenComparingLong(Group::wins)
            .thenComparingLong(Group::draws);

    Group {
        if (wins < 0 || draws < 0 || matches < 1 || wins > matches - draws) {
            throw new IllegalArgumentException("a group needs at least one match, and no more wins and draws than"
                    + " matches, not " + wins + " wins and " + draws + " draws of " + matches);
        }
    }

    /** {@return twice the points: 2 for a win, 1 for a draw} */
    long halfPoints() {
        return 2 * wins + draws;
    }

    /** {@return the sum over the matches of (score - rate) squared} */
    double squares(double rate) {
        return wins * square(1 - rate) + draws * square(0.5 - rate) + (matches - wins - draws) * square(rate);
    }

    @Override
    public int compareTo(Group other) {
        return ORDER.compare(this, other);
    }

    private static double square(double x) {
        return x * x;
    }
}
