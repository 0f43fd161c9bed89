package alea.analysis.balance;

import alea.game.Position;

/** How likely each seat is to win. One instance serves one thread. */
@FunctionalInterface
interface Outlook {
    /**
     * Writes the chance of every seat; they sum to one.
     *
     * @param position not over; left as it was
     * @param values by seat: what the game's heuristic says there
     * @param into by seat
     */
    void chances(Position position, double[] values, double[] into);
}
