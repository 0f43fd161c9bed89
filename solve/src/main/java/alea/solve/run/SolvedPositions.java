package alea.solve.run;

import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Tablebase;
import alea.solve.Values;

/** Looks positions up in a zero-sum table. One instance serves one thread. */
public final class SolvedPositions implements Tablebase {
    private final Values values;
    private final Payoffs payoffs;
    private final double certain;

    /** The positions of a table. */
    public SolvedPositions(SolvedGame game) {
        values = game.solution().values();
        payoffs = values.space().game().payoffs();
        certain = 4 * CERTAIN * payoffs.span(); // bounds of a difference of payoffs are twice as far apart
    }

    @Override
    public boolean knows(Position position, double[] into) {
        Values.Range range = values.at(position);
        if (range.upper() - range.lower() > certain) {
            return false;
        }
        int seat = position.seat();
        into[seat] = (payoffs.sum() + range.value()) / 2;
        into[1 - seat] = (payoffs.sum() - range.value()) / 2;
        return true;
    }
}
