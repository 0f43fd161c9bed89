package alea.stats;

import java.util.List;
import java.util.Map;

/**
 * The results of one company of players, as {@link Ratings} need them. Its matches are those with a result: the sum of
 * the wins. A truncated match has none and stays out.
 *
 * @param sittings the players at the table, two or more, each named once
 * @param groups where its matches share dice in groups, how many groups ended in each way: the wins of every sitting,
 *     in their order; empty for independent matches
 */
public record CompanyResults(List<Sitting> sittings, Map<List<Double>, Long> groups) {

    /** A table of independent matches. */
    public CompanyResults(List<Sitting> sittings) {
        this(sittings, Map.of());
    }

    /**
     * Checks the company.
     *
     * @throws IllegalArgumentException if there are fewer than two players, one is named twice, or a group has the wins
     *     of another number of players
     */
    public CompanyResults {
        sittings = List.copyOf(sittings);
        if (sittings.size() < 2
                || sittings.stream().map(Sitting::player).distinct().count() < sittings.size()) {
            throw new IllegalArgumentException("a table needs two or more different players, not " + sittings);
        }
        for (List<Double> wins : groups.keySet()) {
            if (wins.size() != sittings.size()) {
                throw new IllegalArgumentException("a group names the wins of everybody at the table, not " + wins);
            }
        }
    }
}
