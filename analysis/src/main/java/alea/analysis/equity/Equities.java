package alea.analysis.equity;

import alea.game.Appraiser;
import alea.game.Position;
import alea.game.Tablebase;

/** What positions are worth to every seat: their expected payoffs. One instance serves one thread. */
@FunctionalInterface
public interface Equities {
    /**
     * Writes the equity of every seat.
     *
     * @param position at any node; left as it was
     * @param into by seat
     */
    void at(Position position, double[] into);

    /**
     * Writes the equities after every outcome of a chance node, to the bit as {@link #at} says them one after the
     * other.
     *
     * @param chance a chance node; left as it was
     * @param next a position of the same game, to work with
     * @param into by outcome and seat
     */
    default void afterEach(Position chance, Position next, double[][] into) {
        for (int outcome = 0; outcome < chance.options(); outcome++) {
            next.set(chance);
            next.take(outcome);
            at(next, into[outcome]);
        }
    }

    /** As a strategy thinks of positions; what is over is worth what it was. */
    static Equities by(Appraiser appraiser) {
        return new Appraised(appraiser);
    }

    /** The same but for what a table knows for certain. */
    default Equities with(Tablebase table) {
        return new Tabled(this, table);
    }
}
