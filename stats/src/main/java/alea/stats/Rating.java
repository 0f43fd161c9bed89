package alea.stats;

/**
 * A player's strength among those it was rated with.
 *
 * @param player its name
 * @param elo its rating, 0 for the mean of all rated; between two players in one seat each, 400 more is odds of 10 to 1
 * @param interval the 95 % interval of {@code elo}
 */
public record Rating(String player, double elo, Interval interval) {}
