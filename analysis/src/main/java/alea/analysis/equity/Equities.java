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

    /** As a strategy thinks of positions; what is over is worth what it was. */
    static Equities by(Appraiser appraiser) {
        return (position, into) -> {
            if (position.node() == Position.OVER) {
                scores(position, into);
            } else {
                appraiser.appraise(position, into);
            }
        };
    }

    /** The same but for what a table knows for certain. */
    default Equities with(Tablebase table) {
        return (position, into) -> {
            if (position.node() == Position.OVER || !table.knows(position, into)) {
                at(position, into);
            }
        };
    }

    private static void scores(Position position, double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = position.score(seat);
        }
    }
}
