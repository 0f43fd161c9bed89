package alea.solve.cross;

import alea.cross.Circuit;
import alea.cross.CrossGame;
import alea.game.Game;
import alea.solve.Numbering;
import alea.solve.SolvePlugin;
import java.util.Optional;

/** Games of the family {@code cross}: what they remember differs from rule set to rule set, so nothing is numbered. */
public final class CrossSolving implements SolvePlugin {
    @Override
    public boolean serves(Game game) {
        return game instanceof CrossGame;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        return Optional.empty();
    }

    /** In how many ways the pawns of all seats can stand: dice and what is remembered make some times as many. */
    @Override
    public double states(Game game) {
        CrossGame cross = (CrossGame) game;
        Circuit way = cross.crossRules().circuit();
        int places = way.end() - way.first() + 2; // with the base
        double ways = 1;
        for (int k = 0; k < cross.pawns(); k++) {
            ways = ways * (places + k) / (k + 1);
        }
        return Math.pow(ways, cross.seats());
    }
}
