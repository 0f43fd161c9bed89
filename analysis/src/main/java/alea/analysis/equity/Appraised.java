package alea.analysis.equity;

import alea.game.Appraiser;
import alea.game.Position;

/** What a strategy thinks of positions. */
record Appraised(Appraiser appraiser) implements Equities {
    @Override
    public void at(Position position, double[] into) {
        appraiser.appraiseOrScore(position, into);
    }

    @Override
    public void afterEach(Position chance, Position next, double[][] into) {
        appraiser.appraiseOutcomes(chance, next, into);
    }
}
