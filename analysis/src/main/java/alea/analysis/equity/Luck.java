package alea.analysis.equity;

import alea.game.Game;
import alea.game.Position;
import alea.match.Control;
import java.util.Arrays;

/**
 * Sums up the luck of a match: after every chance event the equities less their mean over all that could have come.
 * Its expectation is exactly zero, whatever the equities, so that it may be taken from a result (a control variate).
 */
public final class Luck implements Control {
    private final Equities equities;
    private final Position next;
    /** By outcome and seat. */
    private double[][] after = {};

    private final double[] sum;

    /** The luck of matches of a game, by what positions are worth; for one thread. */
    public Luck(Game game, Equities equities) {
        this.equities = equities;
        next = game.start();
        sum = new double[game.seats()];
    }

    @Override
    public void begin(Position first) {
        Arrays.fill(sum, 0);
    }

    @Override
    public void before(Position position, int option) {
        if (!position.isChance()) {
            return;
        }
        if (after.length < position.options()) {
            after = new double[position.options()][sum.length];
        }
        equities.afterEach(position, next, after);
        for (int outcome = 0; outcome < position.options(); outcome++) {
            double probability = position.probability(outcome);
            double weight = outcome == option ? 1 - probability : -probability;
            if (weight != 0) {
                for (int seat = 0; seat < sum.length; seat++) {
                    sum[seat] += weight * after[outcome][seat];
                }
            }
        }
    }

    @Override
    public double[] sum() {
        return sum;
    }
}
