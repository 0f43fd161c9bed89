package alea.analysis.equity;

import alea.game.Appraiser;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.run.Judge;
import alea.solve.run.SolvedGame;

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

    /** By a table of a game of two seats, solved for {@link Objective#ZERO_SUM}: the middle of its bounds. */
    static Equities by(SolvedGame table) {
        var judge = new Judge(table);
        double sum = table.solution().space().game().payoffs().sum();
        return (position, into) -> {
            if (position.node() == Position.OVER) {
                scores(position, into);
            } else {
                double own = judge.at(position).score();
                into[position.seat()] = own;
                into[1 - position.seat()] = sum - own;
            }
        };
    }

    private static void scores(Position position, double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = position.score(seat);
        }
    }
}
