package alea.stats;

/**
 * One player's part in a {@link CompanyResults}.
 *
 * @param player its name, by which it is known at other tables too
 * @param seats in how many seats it sat, 1 or more
 * @param wins how many matches it won with any of its seats, 0 or more; a draw is shared among those who drew
 */
public record Sitting(String player, int seats, double wins) {

    /**
     * Checks the counts.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public Sitting {
        if (seats < 1 || !(wins >= 0 && wins < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    player + " needs a seat and a number of wins, not " + seats + " seats and " + wins + " wins");
        }
    }
}
