package alea.arena.stats;

import java.util.List;

/**
 * The results of one company of players, as {@link Ratings} need them. Its matches are those with a result: the sum of
 * the wins. A truncated match has none and stays out.
 *
 * @param sittings the players at the table, two or more, each named once
 */
public record Table(List<Sitting> sittings) {

    /**
     * Checks the company.
     *
     * @throws IllegalArgumentException if there are fewer than two players or one is named twice
     */
    public Table {
        sittings = List.copyOf(sittings);
        if (sittings.size() < 2
                || sittings.stream().map(Sitting::player).distinct().count() < sittings.size()) {
            throw new IllegalArgumentException("a table needs two or more different players, not " + sittings);
        }
    }
}
