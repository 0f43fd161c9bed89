package alea.analysis.equity;

import alea.game.Position;
import alea.game.Tablebase;

/** Equities but for what a table knows for certain. */
record Tabled(Equities others, Tablebase table) implements Equities {
    @Override
    public void at(Position position, double[] into) {
        if (position.node() == Position.OVER || !table.knows(position, into)) {
            others.at(position, into);
        }
    }

    @Override
    public void afterEach(Position chance, Position next, double[][] into) {
        others.afterEach(chance, next, into);
        for (int outcome = 0; outcome < chance.options(); outcome++) {
            next.set(chance);
            next.take(outcome);
            if (next.node() != Position.OVER) {
                table.knows(next, into[outcome]);
            }
        }
    }
}
